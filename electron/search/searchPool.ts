import type { Result } from '@shared/result'
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

/** Opens a pool; threads and hash beyond what the machine has are cut. */
export type OpenPool = (options: PoolOptions) => Promise<SearchPool>
