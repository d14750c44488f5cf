import { setImmediate } from 'node:timers/promises'

/** The longest time for which other work has to wait, in milliseconds. */
const SLICE_MS = 12

/** Lets long work pause now and then. */
export interface Yielder {
  /** Whether it is time to let other work have a turn. */
  isDue(): boolean
  take(): Promise<void>
}

/** A yielder for work that should pause whenever it has run for a while. */
export const yielder = (): Yielder => {
  let end = performance.now() + SLICE_MS
  return {
    isDue: () => performance.now() >= end,
    take: async () => {
      await setImmediate()
      end = performance.now() + SLICE_MS
    },
  }
}

/** Works through a list, pausing for other work whenever it has run for a while. */
export const forEachYielding = async <T>(
  things: Iterable<T>,
  work: (thing: T) => void = () => undefined,
): Promise<void> => {
  const pause = yielder()
  for (const thing of things) {
    work(thing)
    if (pause.isDue()) await pause.take()
  }
}

/** Works through steps to their result, with the same pauses. */
export const runYielding = async <R>(steps: Generator<unknown, R>): Promise<R> => {
  const pause = yielder()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (pause.isDue()) await pause.take()
  }
}
