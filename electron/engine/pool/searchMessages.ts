import type { RawFound } from './threadArena'

/** The data that a thread of a pool is started with. */
export interface ThreadPlace {
  readonly module: WebAssembly.Module
  readonly memory: WebAssembly.Memory
  /** Addresses of the control block and of the thread's arena. */
  readonly control: number
  readonly arena: number
  /** The thread with index 0 sends the reports. */
  readonly index: number
  /** The niceness of the thread, 0 (none) to 19. */
  readonly niceness: number
}

/** A job for a thread, which does one at a time. */
export type ThreadJob =
  /** Searches as the control block says. */
  | { readonly kind: 'think' }
  /** Forgets all histories. */
  | { readonly kind: 'forget' }
  /** Fills bytes with zeros. */
  | { readonly kind: 'clear'; readonly from: number; readonly bytes: number }

/** A job and its number; answers have the same number. */
export interface NumberedJob {
  readonly id: number
  readonly job: ThreadJob
}

/** What the first thread has found, and when, on the shared clock. */
export interface SearchResult {
  readonly found: RawFound
  readonly atMs: number
}

/** A message from a thread. A report does not end a job, a `done` does. */
export type ThreadMessage =
  | { readonly kind: 'report'; readonly id: number; readonly result: SearchResult }
  /** Only the first thread sends a result at the end of a search. */
  | { readonly kind: 'done'; readonly id: number; readonly result?: SearchResult }
