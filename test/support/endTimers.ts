/*
 * Timers of a test must not fire in the next one, because they would reach its stores.
 */

const begun = new Set<ReturnType<typeof setTimeout>>()

/** Records every timer that is set from now on, until the returned function is called. */
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

/** Clears all recorded timers. */
export const endTimers = (): void => {
  for (const timer of begun) clearTimeout(timer)
  begun.clear()
}
