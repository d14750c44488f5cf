import { Worker } from 'node:worker_threads'
import type { SelfTestResult } from '@shared/ipc/selfTest'
import type { RunProgress, Report } from './carryOut'
import type { TestStep } from './steps'
import { plannedRows } from './tally'

/** What the thread is given. */
export interface RunJob {
  readonly corePath: string
  readonly steps: readonly TestStep[]
  /** Four bytes; anything but zero asks it to end. A thread that counts hears no messages. */
  readonly cancelled: SharedArrayBuffer
}

/** What the thread says. */
export type RunMessage =
  | { readonly kind: 'progress'; readonly progress: RunProgress }
  | { readonly kind: 'report'; readonly report: Report }

/** A run in its thread. */
export interface SelfTestRun {
  /** Its result; always answers, even if the thread has died. */
  readonly report: Promise<Report>
  /** Asks it to end; it answers with what it has within a small part of a second. */
  cancel(): void
  /** Ends it at once. */
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
