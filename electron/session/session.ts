import type { SessionTab } from '@shared/ipc/contract'
import type { JsonFile } from '../files/jsonFile'
import { SESSION_TABS } from '../ipc/requestShapes'

/** The tabs that were open, from one run of the program to the next. */
export interface Session {
  tabs(): readonly SessionTab[]
  keep(tabs: readonly SessionTab[]): void
}

/** Opens what the last session left; tabs that cannot be read are none. */
export const openSession = async (file: JsonFile): Promise<Session> => {
  const stored = await file.read()
  let tabs = SESSION_TABS(stored) === undefined ? (stored as readonly SessionTab[]) : []
  return {
    tabs: () => tabs,
    keep: next => {
      tabs = next
      file.write(tabs)
    },
  }
}
