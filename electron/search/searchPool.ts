import { ok, type Result } from '@shared/result'
import { checkSize, cutSize, poolBounds } from './poolBounds'
import { layOutMemory, resizeTable, type PoolMemory } from './poolMemory'
import { searchCrew } from './searchCrew'
import { searchDesk } from './searchDesk'
import type { RunningSearch, SearchJob, SearchReport } from './searchJob'

/** Why a pool cannot be as it is asked to be; it stays as it was. */
export type PoolError =
  | { readonly kind: 'threads'; readonly asked: number; readonly most: number }
  | { readonly kind: 'hash'; readonly askedMiB: number; readonly mostMiB: number }
  /** The system did not give so much memory. */
  | { readonly kind: 'memoryRefused'; readonly askedMiB: number; readonly detail: string }

/** Something went wrong that nobody asked for. */
export type PoolFault =
  /** A thread has ended by itself; another has taken its place. */
  | { readonly kind: 'workerDied'; readonly thread: number; readonly detail: string }
  /** A thread ends as soon as it is started; the pool goes on without it. */
  | { readonly kind: 'workerGaveUp'; readonly thread: number; readonly detail: string }
  /** The pool was opened with less hash than it should have. */
  | { readonly kind: 'memoryRefused'; readonly askedMiB: number; readonly detail: string }

export interface PoolSize {
  readonly threads: number
  readonly hashMiB: number
}

/** Threads that search together on one memory. The thread that owns the pool never waits for them. */
export interface SearchPool {
  /** One search at a time: a second one waits for the first, which is stopped. */
  search(job: SearchJob, onReport: (report: SearchReport) => void): RunningSearch
  /** Changes the size; a running search is stopped, what was learned is forgotten. */
  configure(size: Partial<PoolSize>): Promise<Result<void, PoolError>>
  /** Forgets what was learned; a running search is stopped. */
  newGame(): Promise<void>
  /** Ends every thread. */
  close(): Promise<void>
}

export interface PoolOptions extends PoolSize {
  /** The compiled core. */
  readonly corePath: string
  /** The compiled thread, `searchWorker.js`. */
  readonly workerFile: string
  readonly onFault: (fault: PoolFault) => void
  /** How much the threads step back for others, 0 (not at all) to 19; 10 if not said. Where the system allows it. */
  readonly niceness?: number
}

const NICENESS = 10

/** The size asked for, or the largest half, quarter, ... of its hash that the system gives. */
const takeMemory = (memory: PoolMemory, askedMiB: number, onFault: PoolOptions['onFault']): number => {
  for (let hashMiB = askedMiB; ; hashMiB = Math.ceil(hashMiB / 2)) {
    const taken = resizeTable(memory, hashMiB)
    if (taken.ok) return hashMiB
    if (taken.error.kind === 'memoryRefused') onFault(taken.error)
    if (hashMiB === 1) throw new Error('there is no memory for a search')
  }
}

/** Opens a pool; threads and hash beyond what the machine has are cut. Throws if the core's file is missing. */
export const openPool = async (options: PoolOptions): Promise<SearchPool> => {
  const { corePath, workerFile, onFault, niceness = NICENESS } = options
  const bounds = poolBounds()
  const asked = cutSize(options, bounds)
  const memory = layOutMemory(corePath, bounds)
  let size: PoolSize = { ...asked, hashMiB: takeMemory(memory, asked.hashMiB, onFault) }
  const crew = searchCrew({ memory, workerFile, niceness, onFault })
  const desk = searchDesk(memory, crew)
  await crew.resize(size.threads)

  return {
    search: desk.search,
    configure: change =>
      desk.between(async () => {
        const checked = checkSize({ ...size, ...change }, bounds)
        if (!checked.ok) return checked
        const { threads, hashMiB } = checked.value
        const taken = hashMiB === size.hashMiB ? ok(undefined) : resizeTable(memory, hashMiB)
        if (!taken.ok) return taken
        await crew.resize(threads)
        await crew.forget()
        size = checked.value
        return ok(undefined)
      }),
    newGame: () => desk.between(crew.forget),
    close: async () => {
      desk.stop()
      await crew.end()
    },
  }
}
