import type { Result } from '@shared/result'

/** Knows which question was asked last, so that an answer that comes too late is known as such. */
export const lastAsked = () => {
  let last: symbol | undefined
  return {
    /**
     * Another question is asked.
     *
     * @returns whether it is still the last one
     */
    ask: (): (() => boolean) => {
      const mine = Symbol('question')
      last = mine
      return () => last === mine
    },
    /** No answer is wanted any more. */
    forget: (): void => {
      last = undefined
    },
  }
}

/**
 * A request that begins a job and is answered with its number; events report its progress. Those that come before the
 * answer wait for it. Only the job that was begun last is followed.
 *
 * @param take called with its updates
 */
export const followedRequest = <U>(jobOf: (update: U) => number, take: (update: U) => void) => {
  const asked = lastAsked()
  /** The number of the job that is followed, once it is known. */
  let job: number | undefined
  /** Updates that came before the number of their job; undefined as long as none is waited for. */
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
    /**
     * Begins a job and forgets the one before. Undefined where another one was begun, or this one forgotten, meanwhile.
     */
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
    /** No more reports of the job are wanted. */
    forget,
    /** The number of the job that is followed, once it is known. */
    job: () => job,
  }
}
