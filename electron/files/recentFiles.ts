import path from 'node:path'
import type { RecentFile } from '@shared/ipc/contract'
import { integer, listOf, object, text } from '../ipc/validators'
import type { JsonFile } from './jsonFile'

const LIMIT = 12

const LIST = listOf(
  object({ path: text(4096), name: text(4096), openedAt: integer(0, Number.MAX_SAFE_INTEGER) }),
  LIMIT,
)

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
  const stored = await store.read()
  let files: readonly RecentFile[] = LIST(stored) === undefined ? (stored as readonly RecentFile[]) : []

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
