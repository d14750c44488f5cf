import { workerData } from 'node:worker_threads'
import { answerCalls } from '../../shell/workerCalls'
import type { DatabasePlace } from './database'
import type { StoreCall, StoreNews, StorePlace } from './storeThread'

/** A store as its thread uses it; all calls block. */
export interface ServedStore<Question, Notice, Found> {
  ask(question: Question): Found
  tell(notice: Notice): void
  close(): void
}

/** The options with which a store is opened. */
export interface StoreOptions extends DatabasePlace {
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/**
 * Runs a store in its thread. A look-up takes microseconds, but a checkpoint of the write-ahead log waits for the disk,
 * and the first query of a large database takes a moment: too long for a thread that answers key presses.
 */
export const serveStore = <Question, Notice, Found>(
  open: (options: StoreOptions) => ServedStore<Question, Notice, Found>,
): void => {
  const { file } = workerData as StorePlace
  const answer = (call: StoreCall<Question, Notice>): Found | undefined => {
    if (call.kind === 'ask') return store.ask(call.question)
    if (call.kind === 'tell') store.tell(call.notice)
    else {
      store.close()
      calls.close()
    }
    return undefined
  }
  const calls = answerCalls<Found | undefined, StoreNews>(answer)
  const store = open({ file, now: Date.now, onPutAside: putAside => calls.tell({ putAside }) })
}
