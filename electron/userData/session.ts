import { MAX_SESSION_TABS, SESSION_TAB, type SessionTab } from '@shared/ipc/session'
import type { JsonFile } from '../files/disk/jsonFile'
import { readList } from './storedList'

/** The tabs that were open, from one run of the program to the next. */
export interface Session {
  tabs(): readonly SessionTab[]
  keep(tabs: readonly SessionTab[]): void
}

/** Opens what the last session left behind. Tabs that cannot be read are put aside with the file, the others stay. */
export const openSession = async (file: JsonFile): Promise<Session> => {
  let tabs: readonly SessionTab[] = (await readList(file, SESSION_TAB)).slice(0, MAX_SESSION_TABS)
  return {
    tabs: () => tabs,
    keep: next => {
      tabs = next
      file.write(tabs)
    },
  }
}
