import { Worker } from 'node:worker_threads'
import type { Logger } from '../logging/logger'
import type { CacheAnswer, CacheJob, CacheRequest } from './cacheMessages'
import type { Remembered } from './remembered'

/** Analyses kept from one run to the next. Whatever is wrong with it costs time only, so nothing here fails. */
export interface AnalysisCache {
  /** What is remembered of a position, for a wish for so many lines. */
  recall(key: Uint8Array, lines: number): Promise<Remembered | undefined>
  remember(key: Uint8Array, remembered: Remembered): void
  /** Writes what is still to be written. */
  close(): Promise<void>
}

/** About a hundred megabytes. */
const POSITIONS = 200_000

/** Times that the thread is started again after it ended by itself; then there is no cache until the next run. */
const RESTARTS = 2

/** How long the end of the program waits for the last write. */
const CLOSE_MS = 3000

interface CacheThread {
  post(request: CacheRequest): void
  /** Resolves when the thread has ended. */
  readonly ended: Promise<void>
  kill(): void
}

const startThread = (
  workerFile: string,
  job: CacheJob,
  logger: Logger,
  hear: (answer: CacheAnswer) => void,
): CacheThread => {
  const worker = new Worker(workerFile, { workerData: job })
  worker.on('message', hear)
  worker.on('error', error => logger.error('the cache of analyses failed', error))
  return {
    post: request => worker.postMessage(request),
    ended: new Promise(resolve => worker.once('exit', () => resolve())),
    kill: () => void worker.terminate(),
  }
}

/** The cache in `file`; its thread starts when it is first asked. */
export const analysisCache = (workerFile: string, file: string, logger: Logger): AnalysisCache => {
  const waiting = new Map<number, (remembered: Remembered | undefined) => void>()
  let thread: CacheThread | undefined
  let starts = 0
  let asked = 0
  let closed = false

  const hear = (answer: CacheAnswer) => {
    if (answer.kind === 'putAside') {
      logger.error(`damaged cache of analyses put aside: ${file}`, answer.detail)
      return
    }
    waiting.get(answer.id)?.(answer.remembered)
    waiting.delete(answer.id)
  }
  const forsake = () => {
    thread = undefined
    for (const answer of waiting.values()) answer(undefined)
    waiting.clear()
  }
  const start = () => {
    starts += 1
    try {
      thread = startThread(workerFile, { file, limit: POSITIONS }, logger, hear)
      void thread.ended.then(forsake)
    } catch (error) {
      logger.error('the cache of analyses cannot be started', error)
    }
  }
  const post = (request: CacheRequest): boolean => {
    if (!thread && !closed && starts <= RESTARTS) start()
    thread?.post(request)
    return thread !== undefined
  }

  return {
    recall: (key, lines) =>
      new Promise(resolve => {
        const id = (asked += 1)
        waiting.set(id, resolve)
        if (!post({ kind: 'recall', id, key, lines })) forsake()
      }),
    remember: (key, remembered) => void post({ kind: 'remember', key, remembered }),
    close: async () => {
      closed = true
      const last = thread
      if (!last) return
      const timer = setTimeout(() => last.kill(), CLOSE_MS)
      last.post({ kind: 'close' })
      await last.ended
      clearTimeout(timer)
    },
  }
}
