import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import type { Events } from '@shared/ipc/contract'
import { unwrap } from '@shared/result'
import { type FileParts, fileService } from '../../electron/files/fileService'
import { fileWatcher } from '../../electron/files/disk/fileWatcher'
import { watchForChanges } from '../../electron/files/openFileServices'
import { newIndexer } from '../../electron/files/pgn/indexer'
import { jsonFile } from '../../electron/files/disk/jsonFile'
import { openFiles } from '../../electron/files/openFiles'
import { openRecentFiles } from '../../electron/userData/recentFiles'
import { saveService } from '../../electron/files/saveService'
import type { ChosenTarget } from '../../electron/shell/ports'
import { scratchFolder } from './scratchFolder'
import { silentLogger } from './silentLogger'
import { gameOfText, textOfGame, verbatimCodec } from './verbatimCodec'

/**
 * The services that read and save games, as a window or program has them, with `file` opened.
 *
 * @param worker the compiled thread for files larger than a megabyte
 */
export const openWindow = async (file: string, worker = 'no worker') => {
  const folder = path.dirname(file)
  const changes: Events['files:changed'][] = []
  let chosen: ChosenTarget | undefined
  const store = jsonFile(path.join(await scratchFolder(), 'recent.json'), silentLogger)
  const watcher = fileWatcher(silentLogger)
  const close = async () => {
    watcher.close()
    await store.flush()
  }
  onTestFinished(close)
  const parts: FileParts = {
    files: openFiles(
      newIndexer(worker, () => undefined),
      watchForChanges(watcher, event => changes.push(event)),
    ),
    recentFiles: await openRecentFiles(store, Date.now, () => undefined),
    codec: verbatimCodec,
    dialogs: {
      chooseFile: () => Promise.resolve(undefined),
      chooseProgram: () => Promise.resolve(undefined),
      chooseTarget: () => Promise.resolve(chosen),
    },
  }
  const files = fileService(parts, folder)
  const saving = saveService(parts)
  const { fileId, games } = unwrap(await files.open(file))!
  const textOf = async (index: number) => textOfGame(unwrap(await files.game(fileId, index)))
  const save = (index: number, text: string, force = false) =>
    saving.save({ fileId, index, game: gameOfText(text), force })
  return {
    folder,
    file,
    fileId,
    games,
    parts,
    files,
    saving,
    changes,
    textOf,
    save,
    choose: (target: ChosenTarget) => (chosen = target),
    bytes: () => readFile(file),
    /** Stops watching the file before the test ends. */
    close,
  }
}

/** The same services for a new folder, with `content` opened as `games.pgn`. */
export const openGameFiles = async (content: string | Buffer, worker?: string) => {
  const file = path.join(await scratchFolder(), 'games.pgn')
  await writeFile(file, content)
  return openWindow(file, worker)
}
