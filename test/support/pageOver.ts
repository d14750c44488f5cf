import { freshPinia } from './freshPinia'
import { onTestFinished } from 'vitest'
import type { EventName, Events } from '@shared/ipc/contract'
import { provideBridge } from '../../renderer/ipc/client'
import { useFileChangesStore } from '../../renderer/openFiles/fileChanges'
import { useJournalStore } from '../../renderer/openFiles/journal'
import { workUnderWay } from '../../electron/files/workUnderWay'
import type { TestBackend } from './testBackend'
import { begin } from './workbench'

/** A page without a window. */
export interface Page {
  /** Ends everything that the page hears or still has to say, so that another page can take its place. */
  leave(): Promise<void>
}

/**
 * The stores of a page with real services, fresh as after a start of the program. Notices changes of files by others,
 * as the window does. Only one page at a time.
 */
export const pageOver = async (backend: TestBackend): Promise<Page> => {
  freshPinia()
  const asked = workUnderWay()
  provideBridge({
    request: (name, ...args) => asked.include(backend.request(name, ...args)),
    subscribe: <N extends EventName>(name: N, listener: (event: Events[N]) => void) => {
      const wanted: EventName = name
      return backend.events.subscribe((heard, event) => {
        if (heard === wanted) listener(event as never)
      })
    },
    pathOf: () => '',
  })
  const journal = useJournalStore()
  await begin()
  const changes = useFileChangesStore()
  const unsubscribe = backend.events.subscribe((name, event) => {
    if (name !== 'files:changed') return
    const { fileId, gone } = event as Events['files:changed']
    void changes.meetChange(fileId, gone)
  })
  const leave = async () => {
    unsubscribe()
    await journal.flush()
    await asked.settled()
  }
  onTestFinished(leave)
  return { leave }
}
