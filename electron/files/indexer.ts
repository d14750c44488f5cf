import { stat } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import type { FileError } from '@shared/ipc/contract'
import { err, ok, type Result } from '@shared/result'
import { attempt, fileError } from './fileError'
import type { IndexedFile } from './indexedFile'
import { LARGEST_FILE, readIndexed } from './readIndexed'

/** What the worker is given. */
export interface IndexingJob {
  readonly path: string
}

/** What the worker says. */
export type IndexingMessage =
  | { readonly kind: 'progress'; readonly readBytes: number; readonly totalBytes: number }
  | { readonly kind: 'done'; readonly result: Result<IndexedFile, FileError> }

/** Bytes up to which a file is indexed without a thread of its own: some thirty milliseconds. */
const SMALL = 1024 * 1024

/** Finds the games of files. */
export interface Indexer {
  /** Undefined if it was given up by {@link cancel}. */
  index(path: string): Promise<Result<IndexedFile | undefined, FileError>>
  /** Gives up the file, if it is being indexed. */
  cancel(path: string): void
  close(): void
}

/** @param progress told of files large enough to have a thread of their own */
export const newIndexer = (
  workerFile: string,
  progress: (path: string, readBytes: number, totalBytes: number) => void,
): Indexer => {
  const workers = new Map<Worker, string>()

  const inWorker = (path: string) =>
    new Promise<Result<IndexedFile | undefined, FileError>>((resolve, reject) => {
      const job: IndexingJob = { path }
      const worker = new Worker(workerFile, { workerData: job })
      workers.set(worker, path)
      worker.on('message', (message: IndexingMessage) => {
        if (message.kind === 'done') resolve(message.result)
        else progress(path, message.readBytes, message.totalBytes)
      })
      worker.on('error', reject)
      worker.on('exit', () => {
        workers.delete(worker)
        resolve(ok(undefined))
      })
    })

  const cancelWhere = (applies: (path: string) => boolean) => {
    for (const [worker, path] of workers) if (applies(path)) void worker.terminate()
  }

  return {
    index: async path => {
      const found = await attempt(path, () => stat(path))
      if (!found.ok) return found
      if (found.value.isDirectory()) return err(fileError('isDirectory', path))
      if (!found.value.isFile()) return err(fileError('other', path, 'It is not an ordinary file'))
      if (found.value.size > LARGEST_FILE)
        return err(fileError('tooLarge', path, `${found.value.size} bytes`))
      return found.value.size > SMALL ? inWorker(path) : readIndexed(path, () => undefined)
    },
    cancel: path => cancelWhere(indexed => indexed === path),
    close: () => cancelWhere(() => true),
  }
}
