import { setImmediate } from 'node:timers/promises'

/** Longest time for which nothing else gets its turn, in milliseconds. */
const SLICE_MS = 12

/** Long work asks it again and again. */
export interface Yielder {
  /** It is time to let everybody else have a turn. */
  isDue(): boolean
  take(): Promise<void>
}

/** Pauses whenever work has taken a while. */
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

/** Works through things, with a pause for everybody else whenever that has taken a while. */
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
