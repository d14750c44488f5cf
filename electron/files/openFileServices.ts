import path from 'node:path'
import type { Ports } from '../shell/ports'
import { gameSearch } from './gameSearch'
import { type FileParts, fileService } from './fileService'
import { newIndexer } from './pgn/indexer'
import { listService } from './listService'
import type { OpenFile } from './pgn/openFile'
import { isAsRead, openFiles } from './openFiles'
import { saveService } from './saveService'
import { sweepFolder } from './disk/sweepFolder'
import type { Events } from '@shared/ipc/contract'
import { attempt } from './disk/fileError'
import { fileWatcher, type FileWatcher } from './disk/fileWatcher'

/**
 * Begins to watch an open file for changes by other programs. Our own writes do not count: the check takes turns with
 * saving, after which the new state of the file is known.
 *
 * @returns a function that ends the watch
 */
export const watchForChanges =
  (watcher: FileWatcher, changed: (event: Events['files:changed']) => void) =>
  (open: OpenFile): (() => void) => {
    const { source } = open
    if (source.kind === 'memory') return () => undefined
    let ended = false
    const look = () =>
      open.inTurn(async () => {
        const same = await attempt(source.target, () => isAsRead(source.target, open))
        if (!ended && !(same.ok && same.value))
          changed({ fileId: open.fileId, path: source.path, gone: !same.ok })
      })
    const stop = watcher.watch(source.target, () => void look())
    return () => {
      ended = true
      stop()
    }
  }

/**
 * Opens all services that read, watch and write files of games.
 *
 * @param ports the ports of the shell, for its events, its log and the program's own files
 * @param corePath the path of the compiled rules core, for the threads that read games
 */
export const openFileServices = (
  {
    logger,
    emit,
    pgnWorker,
    gameSearchWorker,
    appFolder,
  }: Pick<Ports, 'logger' | 'emit' | 'pgnWorker' | 'gameSearchWorker' | 'appFolder'>,
  corePath: string,
  rest: Omit<FileParts, 'files'>,
) => {
  const watcher = fileWatcher(logger)
  const watch = watchForChanges(watcher, event => emit('files:changed', event))
  const indexer = newIndexer(pgnWorker, (file, readBytes, totalBytes) =>
    emit('files:progress', { path: file, readBytes, totalBytes }),
  )
  const accompany = (open: OpenFile) => {
    if (open.source.kind === 'disk') void sweepFolder(path.dirname(open.source.target), logger)
    return watch(open)
  }
  const parts = { ...rest, files: openFiles(indexer, accompany) }
  const saving = saveService(parts)
  const lists = listService(parts)
  const search = gameSearch({
    files: parts.files,
    workerFile: gameSearchWorker,
    corePath,
    onProgress: progress => emit('search:progress', progress),
    onEnd: end => emit('search:done', end),
  })
  const settled = async () => {
    await Promise.all([saving.settled(), lists.settled()])
  }
  return {
    files: fileService(parts, path.join(appFolder, 'samples')),
    saving,
    search,
    lists,
    indexer,
    /** Resolves when no write is under way any more. */
    settled,
    /** Waits for writes under way; cancels reads. */
    close: async () => {
      await settled()
      watcher.close()
      search.close()
      indexer.close()
    },
  }
}
