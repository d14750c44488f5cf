import { ok, type Result } from '@shared/result'
import type { VariantDefinition } from '@shared/variants/variant'
import { checkSize, cutSize, poolBounds, type PoolError, type PoolFault, type PoolSize } from './poolBounds'
import { type BoardLayout, EIGHT_LAYOUT, layoutOf } from '../../core/boardLayout'
import { layOutMemory, type PoolMemory, resizeTable } from './poolMemory'
import { type Asked, searchRunner, type Signals } from './runSearch'
import type { RunningSearch, SearchAnswer, SearchJob, SearchReport } from './searchJob'
import { searchThreads, type SearchThreads } from './searchThreads'
import { endPonder, raiseStop } from './controlBlock'
import { sharedClock } from './gatedClock'

/** The memory of a pool for boards of one layout, and the threads that work on it. */
interface SearchBoard {
  readonly layout: BoardLayout
  readonly memory: PoolMemory
  readonly threads: SearchThreads
  /** Runs a search; one at a time. */
  readonly run: (asked: Asked) => Promise<SearchAnswer>
}

/** Takes the tasks of a pool and runs them one after the other. */
interface SearchQueue {
  readonly search: (job: SearchJob, onReport: (report: SearchReport) => void) => RunningSearch
  /** Stops all searches and runs a task between two of them. */
  readonly between: <T>(task: () => Promise<T>) => Promise<T>
  /** Stops everything that runs or waits. */
  readonly stop: () => void
}

/**
 * A queue before the threads and the memory of a pool.
 *
 * @param boardFor returns the memory and threads for the boards of a job; called between two searches
 */
const searchQueue = (boardFor: (job: SearchJob) => Promise<SearchBoard>): SearchQueue => {
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

  /** The flag in memory belongs to the running search; one that waits will read its signals when it begins. */
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

/**
 * Threads that search together on one memory and share its hash table (lazy SMP). The thread that owns the pool never
 * waits for them. A search on a board of another layout (eight by eight, or larger) uses another memory, and drops the
 * previous one with its hash table.
 */
export interface SearchPool {
  /** Runs one search at a time: a new one stops the running one and waits for it to end. */
  search(job: SearchJob, onReport: (report: SearchReport) => void): RunningSearch
  /** Allocates the memory that searches of the system need; a running search is stopped. */
  prepare(variant: VariantDefinition): Promise<void>
  /** Changes the size; a running search is stopped, and what was learned is forgotten. */
  configure(size: Partial<PoolSize>): Promise<Result<void, PoolError>>
  /** Forgets what was learned; a running search is stopped. */
  newGame(): Promise<void>
  /** Ends every thread. */
  close(): Promise<void>
}

/** Opens a pool of threads of this program; faults while it works go to `onFault`. */
export type PoolOpener = (size: PoolSize, onFault: (fault: PoolFault) => void) => Promise<SearchPool>

export interface PoolOptions extends PoolSize {
  /** The path of the compiled core. */
  readonly corePath: string
  /** The path of the compiled thread, `searchWorker.js`. */
  readonly workerFile: string
  readonly onFault: (fault: PoolFault) => void
  /** Niceness of the threads, 0 to 19; 10 by default. Used only if the system allows it. */
  readonly niceness?: number
}

const NICENESS = 10

/** Takes the requested size, or the largest half, quarter, ... of its hash that the system grants. */
const takeMemory = (memory: PoolMemory, askedMiB: number, onFault: PoolOptions['onFault']): number => {
  for (let hashMiB = askedMiB; ; hashMiB = Math.ceil(hashMiB / 2)) {
    const taken = resizeTable(memory, hashMiB)
    if (taken.ok) return hashMiB
    if (taken.error.kind === 'memoryRefused') onFault(taken.error)
    if (hashMiB === 1) throw new Error('there is no memory for a search')
  }
}

/** Opens a pool; threads and hash beyond the machine's bounds are cut. Throws if the core's file is missing. */
export const openPool = async (options: PoolOptions): Promise<SearchPool> => {
  const { corePath, workerFile, onFault, niceness = NICENESS } = options
  const bounds = poolBounds()
  const asked = cutSize(options, bounds)
  let size: PoolSize = asked
  const closing = new AbortController()
  const isClosing = (): boolean => closing.signal.aborted

  const openBoard = async (layout: BoardLayout): Promise<SearchBoard> => {
    const memory = layOutMemory(corePath, layout, bounds)
    size = { ...size, hashMiB: takeMemory(memory, size.hashMiB, onFault) }
    const threads = searchThreads({ memory, workerFile, niceness, onFault })
    await threads.resize(size.threads)
    return { layout, memory, threads, run: searchRunner(memory, threads) }
  }

  let board = await openBoard(EIGHT_LAYOUT)

  const boardFor = async ({ variant }: Pick<SearchJob, 'variant'>): Promise<SearchBoard> => {
    const layout = layoutOf(variant.board)
    if (layout === board.layout || isClosing()) return board
    await board.threads.end()
    board = await openBoard(layout)
    if (isClosing()) await board.threads.end()
    return board
  }

  const queue = searchQueue(boardFor)

  return {
    search: queue.search,
    configure: change =>
      queue.between(async () => {
        const checked = checkSize({ ...size, ...change }, bounds)
        if (!checked.ok) return checked
        const { hashMiB } = checked.value
        const taken = hashMiB === size.hashMiB ? ok(undefined) : resizeTable(board.memory, hashMiB)
        if (!taken.ok) return taken
        await board.threads.resize(checked.value.threads)
        await board.threads.forget()
        size = checked.value
        return ok(undefined)
      }),
    prepare: variant =>
      queue.between(async () => {
        await boardFor({ variant })
      }),
    newGame: () => queue.between(() => board.threads.forget()),
    close: async () => {
      closing.abort()
      queue.stop()
      await board.threads.end()
    },
  }
}

/**
 * Returns a function that opens pools with the default niceness, to work beside a window.
 *
 * @param corePath the compiled core
 * @param workerFile the compiled thread
 */
export const poolOpener =
  (corePath: string, workerFile: string): PoolOpener =>
  (size, onFault) =>
    openPool({ ...size, corePath, workerFile, onFault })
