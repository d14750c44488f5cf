import { parentPort, workerData } from 'node:worker_threads'
import { err } from '@shared/result'
import { fileErrorOf } from '../disk/fileError'
import { readIndexed } from './readIndexed'
import type { IndexingJob, IndexingMessage } from './indexer'

/*
 * A thread for one large file: reads and indexes it, tells how far it is, and ends. Giving up means
 * to terminate it.
 */

/** Between two reports of progress. */
const REPORT_MS = 50

const { path } = workerData as IndexingJob
const port = parentPort!
const post = (message: IndexingMessage) => port.postMessage(message)

let reportedAt = 0
const report = (readBytes: number, totalBytes: number) => {
  if (Date.now() - reportedAt < REPORT_MS) return
  reportedAt = Date.now()
  post({ kind: 'progress', readBytes, totalBytes })
}

const result = await readIndexed(path, report).catch((error: unknown) => err(fileErrorOf(path, error)))
post({ kind: 'done', result })
