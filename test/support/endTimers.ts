/*
 * What a test has begun with a clock must not go on in the next one, whose stores it would reach.
 */

const begun = new Set<ReturnType<typeof setTimeout>>()

/** Notes every timer that is set from now on, until what it answers with is called. */
export const watchTimers = (): (() => void) => {
  const { setTimeout: once, setInterval: always } = globalThis
  const noting = <A extends unknown[]>(set: (...args: A) => ReturnType<typeof setTimeout>) =>
    Object.assign((...args: A) => {
      const timer = set(...args)
      begun.add(timer)
      return timer
    }, set)
  globalThis.setTimeout = noting(once) as typeof once
  globalThis.setInterval = noting(always) as typeof always
  return () => Object.assign(globalThis, { setTimeout: once, setInterval: always })
}

/** Ends those that have not. */
export const endTimers = (): void => {
  for (const timer of begun) clearTimeout(timer)
  begun.clear()
}
