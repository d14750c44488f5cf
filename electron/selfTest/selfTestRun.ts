import { Worker } from 'node:worker_threads'
import type { SelfTestResult } from '@shared/ipc/selfTest'
import type { RunProgress, Report } from './carryOut'
import type { TestStep } from './steps'
import { plannedRows } from './tally'

/** The data that the thread is given. */
export interface RunJob {
  readonly corePath: string
  readonly steps: readonly TestStep[]
  /** Four bytes; any value other than zero asks the thread to end. A thread that is counting does not receive messages. */
  readonly cancelled: SharedArrayBuffer
}

/** A message from the thread. */
export type RunMessage =
  | { readonly kind: 'progress'; readonly progress: RunProgress }
  | { readonly kind: 'report'; readonly report: Report }

/** A run in a thread of its own. */
export interface SelfTestRun {
  /** The result of the run; always resolves, even if the thread has died. */
  readonly report: Promise<Report>
  /** Asks the thread to end; within a fraction of a second it reports what it has. */
  cancel(): void
  /** Ends the thread at once. */
  kill(): void
}

export interface RunPlace {
  /** The compiled thread. */
  readonly workerFile: string
  /** The compiled rules core. */
  readonly corePath: string
}

/** Carries out the steps in a thread of their own. */
export const startRun = (
  { workerFile, corePath }: RunPlace,
  steps: readonly TestStep[],
  onProgress: (progress: RunProgress) => void,
): SelfTestRun => {
  const cancelled = new SharedArrayBuffer(4)
  const job: RunJob = { corePath, steps, cancelled }
  const worker = new Worker(workerFile, { workerData: job })
  let last: Omit<SelfTestResult, 'runId'> = { rows: plannedRows(steps), elapsedMs: 0, differences: [] }
  const report = new Promise<Report>(resolve => {
    const fail = (detail: string) => resolve({ ...last, ending: 'broken', detail })
    worker.on('message', (message: RunMessage) => {
      if (message.kind === 'report') {
        resolve(message.report)
        return
      }
      const { rows, elapsedMs, differences } = message.progress
      last = { rows, elapsedMs, differences }
      onProgress(message.progress)
    })
    worker.on('error', error => fail(String(error)))
    worker.on('exit', () => fail('the thread has ended'))
  })
  return {
    report,
    cancel: () => void Atomics.store(new Int32Array(cancelled), 0, 1),
    kill: () => void worker.terminate(),
  }
}
