import { Worker } from 'node:worker_threads'
import type { FoundGame, GameQuery, SearchEnd } from '@shared/ipc/search'
import type { GameRanges, SearchSource } from './searchFile'

/** The data that the thread is started with. */
export interface GameSearchJob {
  /** The path of the compiled rules core. */
  readonly corePath: string
  readonly source: SearchSource
  readonly ranges: GameRanges
  readonly query: GameQuery
  /** Four bytes; any value other than zero asks the thread to end. A busy thread cannot receive messages. */
  readonly cancelled: SharedArrayBuffer
}

/** A message from the thread. */
export type SearchMessage =
  | { readonly kind: 'progress'; readonly looked: number; readonly found: readonly FoundGame[] }
  | { readonly kind: 'end'; readonly ending: 'finished' | 'cancelled' }

/** A search in a thread of its own. */
export interface SearchRun {
  /** How the search ended; always resolves, even if the thread has died. */
  readonly end: Promise<Omit<SearchEnd, 'searchId'>>
  /** Asks the search to end, which it does within the time of one game. */
  cancel(): void
  /** Kills the thread at once. */
  kill(): void
}

/** Starts a search in a thread of its own. */
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
