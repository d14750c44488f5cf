/** Milliseconds before an engine is started again, by how often it has crashed recently. */
const BACK_OFF = [250, 2_000] as const

/**
 * Crashes longer ago than this are forgotten, in milliseconds. An engine that freezes in every search needs half a
 * minute each time to be noticed, and must not be started forever.
 */
const MEMORY = 300_000

/** The crashes that still count, with one more. */
export const crashesWith = (crashes: readonly number[], now: number): readonly number[] => [
  ...crashes.filter(at => now - at < MEMORY),
  now,
]

/** How long to wait before the next start; undefined after too many crashes in too short a time. */
export const backOffAfter = (crashes: readonly number[]): number | undefined => BACK_OFF[crashes.length - 1]
