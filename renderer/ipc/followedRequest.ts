import type { Result } from '@shared/result'

/** Remembers which request was the last one, so that answers to earlier ones can be ignored. */
export const lastAsked = () => {
  let last: symbol | undefined
  return {
    /** Registers another request; the function returned tells whether it is still the last one. */
    ask: (): (() => boolean) => {
      const mine = Symbol('question')
      last = mine
      return () => last === mine
    },
    /** Makes all earlier requests outdated. */
    forget: (): void => {
      last = undefined
    },
  }
}

/**
 * A request that starts a job and is answered with its number, after which events report its progress. Events that arrive before
 * the answer wait for it. Only the job that was started last is followed.
 *
 * @param take called with the updates of the job
 */
export const followedRequest = <U>(jobOf: (update: U) => number, take: (update: U) => void) => {
  const asked = lastAsked()
  /** The number of the followed job, once it is known. */
  let job: number | undefined
  /** Updates that arrived before the number of their job; undefined while no number is awaited. */
  let early: U[] | undefined

  const receive = (update: U): void => {
    if (early) early.push(update)
    else if (jobOf(update) === job) take(update)
  }
  const forget = (): void => {
    asked.forget()
    job = undefined
    early = undefined
  }
  return {
    /** Starts a job and forgets the one before. Undefined if meanwhile another one was started or this one forgotten. */
    begin: async <E>(request: () => Promise<Result<number, E>>): Promise<Result<number, E> | undefined> => {
      const isLast = asked.ask()
      job = undefined
      early = []
      const begun = await request()
      if (!isLast()) return undefined
      const updates = early
      early = undefined
      if (begun.ok) {
        job = begun.value
        updates.forEach(receive)
      }
      return begun
    },
    receive,
    /** Ignores all further updates of the job. */
    forget,
    job: () => job,
  }
}
