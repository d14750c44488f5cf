/** Bytes that may come at once, as at the start of a search with hundreds of lines. */
const CAPACITY = 8 * 1024 * 1024

/** Bytes a second that may come for ever; a talkative engine prints a hundredth of it. */
const DRAIN = 1024 * 1024

/**
 * A leaky bucket for what an engine prints.
 *
 * @returns takes the bytes that came and the time in milliseconds; true once it overflows
 */
export const floodGauge = (): ((bytes: number, now: number) => boolean) => {
  let level = 0
  let last = 0
  return (bytes, now) => {
    level = Math.max(0, level - ((now - last) / 1000) * DRAIN) + bytes
    last = now
    return level > CAPACITY
  }
}
