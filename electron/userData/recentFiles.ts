import path from 'node:path'
import { RECENT_FILE, type RecentFile } from '@shared/ipc/app'
import type { JsonFile } from '../files/disk/jsonFile'
import { readList } from './storedList'

const LIMIT = 12

/** The files last opened, the latest first. */
export interface RecentFiles {
  all(): readonly RecentFile[]
  /** @param file absolute path */
  note(file: string): void
  clear(): void
}

/** @param changed told of the list after every change */
export const openRecentFiles = async (
  store: JsonFile,
  clock: () => number,
  changed: (files: readonly RecentFile[]) => void,
): Promise<RecentFiles> => {
  let files: readonly RecentFile[] = (await readList(store, RECENT_FILE)).slice(0, LIMIT)

  const set = (next: readonly RecentFile[]) => {
    files = next
    store.write(files)
    changed(files)
  }
  return {
    all: () => files,
    note: file => {
      const others = files.filter(other => other.path !== file)
      set([{ path: file, name: path.basename(file), openedAt: clock() }, ...others].slice(0, LIMIT))
    },
    clear: () => set([]),
  }
}
