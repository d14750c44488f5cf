import { setImmediate } from 'node:timers/promises'

/** Longest time for which nothing else gets its turn, in milliseconds. */
const SLICE_MS = 12

/** Works through things, with a pause for everybody else whenever that has taken a while. */
export const paced = async <T>(
  things: Iterable<T>,
  work: (thing: T) => void = () => undefined,
): Promise<void> => {
  let end = performance.now() + SLICE_MS
  for (const thing of things) {
    work(thing)
    if (performance.now() < end) continue
    await setImmediate()
    end = performance.now() + SLICE_MS
  }
}
