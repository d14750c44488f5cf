import { Worker } from 'node:worker_threads'
import { err } from '@shared/result'
import type { WeighProgress } from '@shared/procedures/odds/weigh'
import type { Answered } from '../io/answers'
import type { Cancellable } from '../io/terminal'
import type { OddsJob } from './oddsJob'

/** A message from the thread. */
export type OddsMessage =
  | { readonly kind: 'progress'; readonly progress: WeighProgress }
  | { readonly kind: 'answer'; readonly answer: Answered<string> }

/** A line such as `working out the odds: step 7 of 10`. */
const progressLine = ({ unit, done, all }: WeighProgress): string =>
  unit === 'step'
    ? `working out the odds: step ${done + 1} of ${all}`
    : `estimating the odds: throwing ${done.toLocaleString('en')} of ${all.toLocaleString('en')}`

/**
 * Computes odds in a separate thread.
 *
 * @param workerFile the compiled thread
 * @param status called with the progress
 * @returns the answer, undefined if it was stopped before
 */
export const startOdds = (
  workerFile: string,
  job: OddsJob,
  status: (line: string) => void,
): Cancellable<Answered<string> | undefined> => {
  const worker = new Worker(workerFile, { workerData: job })
  let isStopped = false
  const outcome = new Promise<Answered<string> | undefined>(resolve => {
    worker.on('message', (message: OddsMessage) => {
      if (message.kind === 'answer') resolve(message.answer)
      else if (!isStopped) status(progressLine(message.progress))
    })
    worker.on('error', error => resolve(err(`${job.procedure.id}: ${error.message}`)))
    worker.on('exit', () => resolve(isStopped ? undefined : err(`${job.procedure.id}: the thread has ended`)))
  })
  const stop = () => {
    isStopped = true
    void worker.terminate()
  }
  return { outcome, stop }
}
