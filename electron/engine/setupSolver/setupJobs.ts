import type { SetupJob } from './solverJob'
import type { AskedPlace } from './solverQuestion'

/** What engines do about setups: one job at a time. */
export interface SetupJobs {
  /** The job that was begun last, running or over. */
  current(): SetupJob | undefined
  /** Begins a job in the place of the one before. */
  begin<J extends SetupJob>(open: (before: Promise<void>) => J): J
  /** Something that matches is being searched. */
  isBusyWith(matches: (searched: AskedPlace) => boolean): boolean
  /** Ends the job; resolves when nothing is left of any engine. */
  close(): Promise<void>
}

export const setupJobs = (): SetupJobs => {
  const closing = new Set<Promise<void>>()
  let current: SetupJob | undefined
  return {
    current: () => current,
    begin: open => {
      current?.drop()
      const job = open(current?.done ?? Promise.resolve())
      const closed = job.closed.finally(() => closing.delete(closed))
      closing.add(closed)
      current = job
      return job
    },
    isBusyWith: matches => current?.isRunning() === true && matches(current.asked),
    close: async () => {
      current?.drop()
      await Promise.all(closing)
    },
  }
}
