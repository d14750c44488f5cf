import { endPonder, raiseStop } from './controlBlock'
import type { PoolMemory } from './poolMemory'
import { searchRunner, type Asked, type Signals } from './runSearch'
import type { RunningSearch, SearchAnswer, SearchJob, SearchReport } from './searchJob'
import type { SearchThreads } from './searchThreads'
import { sharedClock } from './sharedClock'

/** Takes in what a pool is asked, and sees to one thing after the other. */
export interface SearchQueue {
  readonly search: (job: SearchJob, onReport: (report: SearchReport) => void) => RunningSearch
  /** Stops all searches, and does something that none may see. */
  readonly between: <T>(task: () => Promise<T>) => Promise<T>
  /** Stops whatever runs or waits. */
  readonly stop: () => void
}

/** A queue before the threads of a pool and their memory. */
export const searchQueue = (memory: PoolMemory, threads: SearchThreads): SearchQueue => {
  const { core, control } = memory
  const run = searchRunner(memory, threads)
  const open = new Set<RunningSearch>()
  let current: Signals | undefined
  let last: Promise<unknown> = Promise.resolve()

  const enqueue = <T>(task: () => Promise<T>): Promise<T> => {
    const result = last.then(task)
    last = result.catch(() => undefined)
    return result
  }

  const begin = async (asked: Asked): Promise<SearchAnswer> => {
    current = asked.signals
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
      if (current === signals) raiseStop(core.memory.buffer, control)
    },
    ponderHit: () => {
      signals.isPondering = false
      if (current === signals) endPonder(core.memory.buffer, control)
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
