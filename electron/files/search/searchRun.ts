import { Worker } from 'node:worker_threads'
import type { FoundGame, GameQuery, SearchEnd } from '@shared/ipc/search'
import type { GameRanges, SearchSource } from './searchFile'

/** What the thread is given. */
export interface GameSearchJob {
  /** The compiled rules core. */
  readonly corePath: string
  readonly source: SearchSource
  readonly ranges: GameRanges
  readonly query: GameQuery
  /** Four bytes; anything but zero asks it to end. A thread at work hears no messages. */
  readonly cancelled: SharedArrayBuffer
}

/** What the thread says. */
export type SearchMessage =
  | { readonly kind: 'progress'; readonly looked: number; readonly found: readonly FoundGame[] }
  | { readonly kind: 'end'; readonly ending: 'finished' | 'cancelled' }

/** A search in its thread. */
export interface SearchRun {
  /** How it has ended; always answers, even if the thread has died. */
  readonly end: Promise<Omit<SearchEnd, 'searchId'>>
  /** Asks it to end; it does within the time of one game. */
  cancel(): void
  /** Ends it at once. */
  kill(): void
}

/** Searches in a thread of its own. */
export const startSearch = (
  workerFile: string,
  job: Omit<GameSearchJob, 'cancelled'>,
  onProgress: (looked: number, found: readonly FoundGame[]) => void,
): SearchRun => {
  const cancelled = new SharedArrayBuffer(4)
  const worker = new Worker(workerFile, { workerData: { ...job, cancelled } satisfies GameSearchJob })
  const end = new Promise<Omit<SearchEnd, 'searchId'>>(resolve => {
    worker.on('message', (message: SearchMessage) => {
      if (message.kind === 'end') resolve({ ending: message.ending })
      else onProgress(message.looked, message.found)
    })
    worker.on('error', error => resolve({ ending: 'broken', detail: String(error) }))
    worker.on('exit', () => resolve({ ending: 'broken', detail: 'the thread has ended' }))
  })
  return {
    end,
    cancel: () => void Atomics.store(new Int32Array(cancelled), 0, 1),
    kill: () => void worker.terminate(),
  }
}
