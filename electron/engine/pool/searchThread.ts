import { Worker } from 'node:worker_threads'
import type { SearchResult, NumberedJob, ThreadJob, ThreadMessage, ThreadPlace } from './searchMessages'

/** How a job ended: it is done, or the thread died of it. */
export type JobEnd =
  { readonly kind: 'done'; readonly result: SearchResult | undefined } | { readonly kind: 'died' }

/** A thread of a pool. It is replaced if it dies. */
export interface SearchThread {
  /** Runs a job; one at a time. Always resolves. */
  carryOut(job: ThreadJob, onReport?: (result: SearchResult) => void): Promise<JobEnd>
  /** Ends the thread for good. */
  end(): Promise<void>
}

/** How a thread ended by itself. */
export interface ThreadDeath {
  readonly detail: string
  /** Whether another thread has taken its place. */
  readonly isReplaced: boolean
}

/** A thread that has died this often in a row without finishing a job is not replaced again. */
const MAX_DEATHS = 3

interface Pending {
  readonly id: number
  readonly onReport: (result: SearchResult) => void
  readonly resolve: (end: JobEnd) => void
}

/** Starts a thread on the memory of a pool. */
export const startThread = (
  workerFile: string,
  place: ThreadPlace,
  onDeath: (death: ThreadDeath) => void,
): SearchThread => {
  let lastId = 0
  let deathsInARow = 0
  let isEnded = false
  let pending: Pending | undefined
  let worker: Worker | undefined

  const settle = (end: JobEnd): void => {
    const settled = pending
    pending = undefined
    settled?.resolve(end)
  }

  const hear = (message: ThreadMessage): void => {
    if (message.id !== pending?.id) return
    if (message.kind === 'report') {
      pending.onReport(message.result)
      return
    }
    deathsInARow = 0
    settle({ kind: 'done', result: message.result })
  }

  const start = (): void => {
    let cause: string | undefined
    const own = new Worker(workerFile, { workerData: place })
    own.on('message', hear)
    own.on('error', error => (cause = String(error)))
    own.on('exit', code => {
      if (worker !== own || isEnded) return
      deathsInARow++
      const isReplaced = deathsInARow < MAX_DEATHS
      worker = undefined
      if (isReplaced) start()
      onDeath({ detail: cause ?? `the thread has ended with code ${code}`, isReplaced })
      settle({ kind: 'died' })
    })
    worker = own
  }

  start()
  return {
    carryOut: (job, onReport = () => undefined) =>
      new Promise(resolve => {
        if (pending) throw new Error('the thread has not finished its job')
        if (!worker || isEnded) {
          resolve({ kind: 'died' })
          return
        }
        const id = ++lastId
        pending = { id, onReport, resolve }
        worker.postMessage({ id, job } satisfies NumberedJob)
      }),
    end: async () => {
      isEnded = true
      await worker?.terminate()
      settle({ kind: 'died' })
    },
  }
}
