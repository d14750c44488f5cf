import type { EngineLogLine } from '@shared/analysis/engine'

const LINES = 2000

/** Characters kept of a line. */
const LONGEST = 1000

/** The latest lines between us and an engine. */
export interface EngineLog {
  add(direction: EngineLogLine['direction'], text: string): void
  /** The oldest first. */
  lines(): readonly EngineLogLine[]
}

/** @param now milliseconds since 1970 */
export const engineLog = (now: () => number): EngineLog => {
  const ring: EngineLogLine[] = []
  let next = 0
  return {
    add: (direction, text) => {
      ring[next] = { direction, text: text.slice(0, LONGEST), at: now() }
      next = (next + 1) % LINES
    },
    lines: () => [...ring.slice(next), ...ring.slice(0, next)],
  }
}
