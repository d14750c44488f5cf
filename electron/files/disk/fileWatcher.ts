import { type FSWatcher, watch } from 'node:fs'
import path from 'node:path'
import type { Logger } from '../../shell/logger'

/**
 * Reports when files may have changed on disk. It watches their folders, because files are replaced rather than
 * rewritten.
 */
export interface FileWatcher {
  /** Returns a function that ends the watch. */
  watch(file: string, changed: () => void): () => void
  close(): void
}

/** Milliseconds without a change before it is reported, since programs write in several steps. */
const SETTLE_MS = 150

interface WatchedFolder {
  readonly watcher: FSWatcher
  readonly listeners: Map<string, Set<() => void>>
}

const settled = (run: () => void) => {
  let timer: NodeJS.Timeout | undefined
  return {
    touch: () => {
      clearTimeout(timer)
      timer = setTimeout(run, SETTLE_MS)
    },
    cancel: () => clearTimeout(timer),
  }
}

/** If the system cannot watch a folder, that is logged; saving still notices changes. */
export const fileWatcher = (logger: Logger): FileWatcher => {
  const folders = new Map<string, WatchedFolder>()

  const openFolder = (folder: string): WatchedFolder => {
    const listeners: WatchedFolder['listeners'] = new Map()
    const watcher = watch(folder, { persistent: false }, (_, name) => {
      for (const [file, changed] of listeners)
        if (name === null || name === file) for (const tell of changed) tell()
    })
    watcher.on('error', error => logger.warn(`no longer watched: ${folder}`, error))
    const opened = { watcher, listeners }
    folders.set(folder, opened)
    return opened
  }

  const leave = (folder: string, name: string, touch: () => void) => {
    const watched = folders.get(folder)
    const listeners = watched?.listeners.get(name)
    listeners?.delete(touch)
    if (listeners?.size === 0) watched?.listeners.delete(name)
    if (watched?.listeners.size !== 0) return
    watched.watcher.close()
    folders.delete(folder)
  }

  return {
    watch: (file, changed) => {
      const folder = path.dirname(file)
      const name = path.basename(file)
      const { touch, cancel } = settled(changed)
      try {
        const { listeners } = folders.get(folder) ?? openFolder(folder)
        listeners.set(name, (listeners.get(name) ?? new Set()).add(touch))
      } catch (error) {
        logger.warn(`not watched: ${folder}`, error)
      }
      return () => {
        cancel()
        leave(folder, name, touch)
      }
    },
    close: () => {
      for (const { watcher } of folders.values()) watcher.close()
      folders.clear()
    },
  }
}
