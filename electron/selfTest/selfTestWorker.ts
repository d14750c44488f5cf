import { parentPort, workerData } from 'node:worker_threads'
import { loadCore } from '../core/load'
import { carryOut } from './carryOut'
import type { RunJob, RunMessage } from './selfTestRun'

/* The thread of one run: counts, reports its progress, and ends. */

const { corePath, steps, cancelled } = workerData as RunJob
const port = parentPort!
const post = (message: RunMessage) => port.postMessage(message)
const flag = new Int32Array(cancelled)

const report = carryOut({
  core: loadCore(corePath),
  steps,
  clock: () => performance.now(),
  isCancelled: () => Atomics.load(flag, 0) !== 0,
  report: progress => post({ kind: 'progress', progress }),
})
post({ kind: 'report', report })
