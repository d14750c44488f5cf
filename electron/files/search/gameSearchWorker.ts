import { parentPort, workerData } from 'node:worker_threads'
import type { FoundGame } from '@shared/ipc/search'
import { loadCore } from '../../core/load'
import { lookFor } from './lookInGame'
import { searchFile } from './searchFile'
import type { GameSearchJob, SearchMessage } from './searchRun'

/* A thread for one search: reads the games of a file, reports matches and progress, and ends. */

/** Milliseconds between two reports. */
const REPORT_MS = 100

const { corePath, source, ranges, query, cancelled } = workerData as GameSearchJob
const port = parentPort!
const post = (message: SearchMessage) => port.postMessage(message)
const flag = new Int32Array(cancelled)

let reportedAt = performance.now()
let found: FoundGame[] = []
const report = (looked: number) => {
  reportedAt = performance.now()
  post({ kind: 'progress', looked, found })
  found = []
}

const isWhole = await searchFile(source, ranges, lookFor(loadCore(corePath), query), {
  isCancelled: () => Atomics.load(flag, 0) !== 0,
  looked: (games, game) => {
    if (game) found.push(game)
    if (performance.now() - reportedAt >= REPORT_MS) report(games)
  },
})
if (isWhole) report(ranges.length / 2)
post({ kind: 'end', ending: isWhole ? 'finished' : 'cancelled' })
