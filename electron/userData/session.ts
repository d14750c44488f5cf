import { read } from '@shared/ipc/read'
import { SESSION_TABS, type SessionTab } from '@shared/ipc/session'
import type { JsonFile } from '../files/disk/jsonFile'

/** The tabs that were open, from one run of the program to the next. */
export interface Session {
  tabs(): readonly SessionTab[]
  keep(tabs: readonly SessionTab[]): void
}

/** Opens what the last session left; tabs that cannot be read are none. */
export const openSession = async (file: JsonFile): Promise<Session> => {
  const stored = read(SESSION_TABS, await file.read())
  let tabs = stored.ok ? stored.value : []
  return {
    tabs: () => tabs,
    keep: next => {
      tabs = next
      file.write(tabs)
    },
  }
}
