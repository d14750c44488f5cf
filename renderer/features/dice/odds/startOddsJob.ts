import type { OddsJob, OddsNews } from './oddsJob'

/** Starts a job elsewhere and reports its results; the function returned ends it at once. */
export type StartOddsJob = (job: OddsJob, tell: (news: OddsNews) => void) => () => void

const inThread: StartOddsJob = (job, tell) => {
  const worker = new Worker(new URL('./oddsWorker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<OddsNews>) => {
    if (data.kind !== 'progress') worker.terminate()
    tell(data)
  })
  worker.addEventListener('error', ({ message }) => {
    worker.terminate()
    tell({ kind: 'crash', message })
  })
  worker.postMessage(job)
  return () => worker.terminate()
}

let current = inThread

/** Works odds out in a thread of the page. */
export const startOddsJob: StartOddsJob = (job, tell) => current(job, tell)

/**
 * Sets another way to do jobs, for a renderer without threads.
 *
 * @internal
 */
export const provideOddsJobs = (other: StartOddsJob): void => {
  current = other
}
