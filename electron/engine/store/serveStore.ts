import { parentPort, workerData } from 'node:worker_threads'
import type { DatabasePlace } from './database'
import type { StoreAnswer, StoreMessage, StorePlace } from './storeThread'

/** A store as its thread works on it; all calls block. */
export interface ServedStore<Question, Notice, Found> {
  ask(question: Question): Found
  tell(notice: Notice): void
  close(): void
}

/** What a store is opened with. */
export interface StoreOptions extends DatabasePlace {
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/**
 * The thread of a store. A look-up takes microseconds, but a checkpoint of the write-ahead log waits
 * for the disk and a first look at a large database takes a moment: nothing that may hold up a key press.
 */
export const serveStore = <Question, Notice, Found>(
  open: (options: StoreOptions) => ServedStore<Question, Notice, Found>,
): void => {
  const { file } = workerData as StorePlace
  const port = parentPort!
  const post = (answer: StoreAnswer<Found>) => port.postMessage(answer)
  const onPutAside = (detail: string) => post({ kind: 'putAside', detail })
  const store = open({ file, now: Date.now, onPutAside })

  port.on('message', (message: StoreMessage<Question, Notice>) => {
    switch (message.kind) {
      case 'ask':
        post({ kind: 'found', id: message.id, found: store.ask(message.question) })
        break
      case 'tell':
        store.tell(message.notice)
        break
      case 'close':
        store.close()
        port.close()
    }
  })
}
