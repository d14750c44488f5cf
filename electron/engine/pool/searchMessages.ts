import type { RawFound } from './threadArena'

/** What a thread of a pool is given. */
export interface ThreadPlace {
  readonly module: WebAssembly.Module
  readonly memory: WebAssembly.Memory
  /** Addresses of the control block and of the thread's arena. */
  readonly control: number
  readonly arena: number
  /** 0 is the thread that reports. */
  readonly index: number
  /** 0 (not at all) to 19. */
  readonly niceness: number
}

/** What a thread is asked to do, one thing at a time. */
export type ThreadJob =
  /** Searches as the control block says. */
  | { readonly kind: 'think' }
  /** Forgets all histories. */
  | { readonly kind: 'forget' }
  /** Fills bytes with zeros. */
  | { readonly kind: 'clear'; readonly from: number; readonly bytes: number }

/** A job and its number; answers bear the same. */
export interface NumberedJob {
  readonly id: number
  readonly job: ThreadJob
}

/** What the first thread has found, and when (on the shared clock). */
export interface SearchResult {
  readonly found: RawFound
  readonly atMs: number
}

/** What a thread says. A report is not the end of a job, a `done` is. */
export type ThreadMessage =
  | { readonly kind: 'report'; readonly id: number; readonly result: SearchResult }
  /** Only the first thread has a result at the end of a search. */
  | { readonly kind: 'done'; readonly id: number; readonly result?: SearchResult }
