import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { err, map } from '@shared/result'
import { fileErrorOf } from '../disk/fileError'
import type { IndexingJob, IndexingMessage } from './indexer'
import type { GameEntry } from './indexedFile'
import { readIndexed } from './readIndexed'

/*
 * A thread for one large file: reads and indexes it, reports progress, hands over its results piece by piece, and ends.
 * It is canceled by terminating it.
 */

/** Milliseconds between two reports of progress. */
const REPORT_MS = 50

/** The most games handed over at once: they keep the receiver busy for some milliseconds. */
const MAX_GAMES = 1000

const { path } = workerData as IndexingJob
const port = parentPort!
const post = (message: IndexingMessage) => port.postMessage(message)

let reportedAt = 0
const report = (readBytes: number, totalBytes: number) => {
  if (Date.now() - reportedAt < REPORT_MS) return
  reportedAt = Date.now()
  post({ kind: 'progress', readBytes, totalBytes })
}

/** Sends each piece once the previous one has been taken. */
const handOver = async (games: readonly GameEntry[]) => {
  for (let from = 0; from < games.length; from += MAX_GAMES) {
    post({ kind: 'games', games: games.slice(from, from + MAX_GAMES) })
    await once(port, 'message')
  }
}

const result = await readIndexed(path, report).catch((error: unknown) => err(fileErrorOf(path, error)))
if (result.ok) await handOver(result.value.games)
post({ kind: 'done', result: map(result, file => ({ ...file, games: [] })) })
