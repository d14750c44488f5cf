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
  /** Ends the job. */
  close(): Promise<void>
}

export const setupJobs = (): SetupJobs => {
  let current: SetupJob | undefined
  return {
    current: () => current,
    begin: open => {
      current?.drop()
      const job = open(current?.done ?? Promise.resolve())
      current = job
      return job
    },
    isBusyWith: matches => current?.isRunning() === true && matches(current.asked),
    close: async () => {
      current?.drop()
      await current?.done
    },
  }
}
