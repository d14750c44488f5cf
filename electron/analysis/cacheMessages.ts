import type { Remembered } from './remembered'

/** What the cache's thread is given. */
export interface CacheJob {
  /** The database. */
  readonly file: string
  /** Positions kept; the oldest go first. */
  readonly limit: number
}

/** What the thread is asked. Keys are sixteen bytes. */
export type CacheRequest =
  | { readonly kind: 'recall'; readonly id: number; readonly key: Uint8Array; readonly lines: number }
  | { readonly kind: 'remember'; readonly key: Uint8Array; readonly remembered: Remembered }
  | { readonly kind: 'close' }

/** What the thread says. */
export type CacheAnswer =
  | { readonly kind: 'recalled'; readonly id: number; readonly remembered: Remembered | undefined }
  /** The database could not be read; it has been put aside under another name and a new one begun. */
  | { readonly kind: 'putAside'; readonly detail: string }
