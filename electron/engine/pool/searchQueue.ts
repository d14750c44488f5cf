import { endPonder, raiseStop } from './controlBlock'
import type { Asked, Signals } from './runSearch'
import type { SearchBoard } from './searchBoard'
import type { RunningSearch, SearchAnswer, SearchJob, SearchReport } from './searchJob'
import { sharedClock } from './sharedClock'

/** Takes in what a pool is asked, and sees to one thing after the other. */
export interface SearchQueue {
  readonly search: (job: SearchJob, onReport: (report: SearchReport) => void) => RunningSearch
  /** Stops all searches, and does something that none may see. */
  readonly between: <T>(task: () => Promise<T>) => Promise<T>
  /** Stops everything that runs or waits. */
  readonly stop: () => void
}

/**
 * A queue before the threads of a pool and their memory.
 *
 * @param boardFor turns to the memory and threads for the boards of a job, between two searches
 */
export const searchQueue = (boardFor: (job: SearchJob) => Promise<SearchBoard>): SearchQueue => {
  const open = new Set<RunningSearch>()
  let current: { readonly signals: Signals; readonly memory: SearchBoard['memory'] } | undefined
  let last: Promise<unknown> = Promise.resolve()

  const enqueue = <T>(task: () => Promise<T>): Promise<T> => {
    const result = last.then(task)
    last = result.catch(() => undefined)
    return result
  }

  const begin = async (asked: Asked): Promise<SearchAnswer> => {
    const { memory, run } = await boardFor(asked.job)
    current = { signals: asked.signals, memory }
    try {
      return await run(asked)
    } finally {
      current = undefined
    }
  }

  const stop = (): void => {
    for (const search of open) search.stop()
  }

  /** The flag in the memory belongs to the search that runs; one that waits will read its signals. */
  const handle = (signals: Signals, done: Promise<SearchAnswer>): RunningSearch => ({
    done,
    stop: () => {
      signals.isStopped = true
      if (current?.signals === signals) raiseStop(current.memory.core.memory.buffer, current.memory.control)
    },
    ponderHit: () => {
      signals.isPondering = false
      if (current?.signals === signals) endPonder(current.memory.core.memory.buffer, current.memory.control)
    },
  })

  return {
    search: (job, onReport) => {
      stop()
      const startMs = sharedClock()
      const signals = { isStopped: false, isPondering: job.limits.ponder ?? false }
      const done = enqueue(() => begin({ job, signals, startMs, onReport }))
      const search = handle(
        signals,
        done.finally(() => open.delete(search)),
      )
      open.add(search)
      return search
    },
    between: task => {
      stop()
      return enqueue(task)
    },
    stop,
  }
}
