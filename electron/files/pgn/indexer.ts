import { stat } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import type { FileError } from '@shared/ipc/contract'
import { err, map, ok, type Result } from '@shared/result'
import { attempt, fileError } from '../disk/fileError'
import type { IndexedFile, GameEntry } from './indexedFile'
import { MAX_FILE_SIZE, readIndexed } from './readIndexed'
import type { Reindex } from './writeApproved'

/** The data that the worker is started with. */
export interface IndexingJob {
  readonly path: string
}

/** A message from the worker. */
export type IndexingMessage =
  | { readonly kind: 'progress'; readonly readBytes: number; readonly totalBytes: number }
  /** Some games; the next ones are sent once this message has been answered. */
  | { readonly kind: 'games'; readonly games: readonly GameEntry[] }
  /** All games have been sent; the file in the result comes without them. */
  | { readonly kind: 'done'; readonly result: Result<IndexedFile, FileError> }

/**
 * The size in bytes up to which a file is indexed without a thread of its own, which takes some thirty milliseconds.
 */
const SMALL = 1024 * 1024

/** Finds the games of files. */
export interface Indexer {
  /** Indexes a file; undefined if it was canceled by {@link cancel}. */
  index(path: string): Promise<Result<IndexedFile | undefined, FileError>>
  /** Indexes a file that is already open, without progress and without a way to cancel. */
  readonly indexAgain: Reindex
  /** Cancels the indexing of the file, if it is under way. */
  cancel(path: string): void
  close(): void
}

/** The size in bytes, or why the path cannot be a file of games. */
const readableSize = async (path: string): Promise<Result<number, FileError>> => {
  const found = await attempt(path, () => stat(path))
  if (!found.ok) return found
  if (found.value.isDirectory()) return err(fileError('isDirectory', path))
  if (!found.value.isFile()) return err(fileError('other', path, 'It is not an ordinary file'))
  const { size } = found.value
  return size > MAX_FILE_SIZE ? err(fileError('tooLarge', path, `${size} bytes`)) : ok(size)
}

type Progress = (path: string, readBytes: number, totalBytes: number) => void

/** @param progress called for files large enough to have a thread of their own, and when one has been read */
export const newIndexer = (workerFile: string, progress: Progress): Indexer => {
  const running = new Set<Worker>()
  /** The workers that can be canceled, with the files that they read. */
  const opening = new Map<Worker, string>()

  const read = (worker: Worker, tell: (readBytes: number, totalBytes: number) => void) =>
    new Promise<Result<IndexedFile | undefined, FileError>>((resolve, reject) => {
      running.add(worker)
      const games: GameEntry[] = []
      let size = 0
      worker.on('message', (message: IndexingMessage) => {
        if (message.kind === 'progress') tell(message.readBytes, (size = message.totalBytes))
        else if (message.kind === 'done') resolve(map(message.result, file => ({ ...file, games })))
        else {
          games.push(...message.games)
          worker.postMessage('taken')
        }
      })
      worker.on('error', reject)
      worker.on('exit', () => {
        running.delete(worker)
        opening.delete(worker)
        tell(size, size)
        resolve(ok(undefined))
      })
    })

  const newWorker = (path: string): Worker => {
    const job: IndexingJob = { path }
    return new Worker(workerFile, { workerData: job })
  }

  const inWorker = (path: string) => {
    const worker = newWorker(path)
    opening.set(worker, path)
    return read(worker, (readBytes, totalBytes) => progress(path, readBytes, totalBytes))
  }

  const unseen = async (path: string): Promise<Result<IndexedFile, FileError>> => {
    const indexed = await read(newWorker(path), () => undefined)
    if (!indexed.ok) return indexed
    return indexed.value ? ok(indexed.value) : err(fileError('other', path, 'Reading was broken off'))
  }

  return {
    index: async path => {
      const size = await readableSize(path)
      if (!size.ok) return size
      return size.value > SMALL ? inWorker(path) : readIndexed(path, () => undefined)
    },
    indexAgain: async path => {
      const size = await readableSize(path)
      if (!size.ok) return size
      return size.value > SMALL ? unseen(path) : readIndexed(path, () => undefined)
    },
    cancel: path => {
      for (const [worker, opened] of opening) if (opened === path) void worker.terminate()
    },
    close: () => {
      for (const worker of running) void worker.terminate()
    },
  }
}
