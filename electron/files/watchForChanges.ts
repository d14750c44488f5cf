import type { Events } from '@shared/ipc/contract'
import { attempt } from './disk/fileError'
import type { FileWatcher } from './disk/fileWatcher'
import type { OpenFile } from './pgn/openFile'
import { isAsRead } from './openFiles'

/**
 * Begins to watch for changes of open files by other programs. Our own writing does not count: the check takes turns
 * with saving, after which the file is known.
 *
 * @returns the function that ends the watch
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
