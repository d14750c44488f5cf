import type { EngineLogLine } from '@shared/analysis/engine'

/** The latest lines exchanged with an engine. */
export interface EngineLog {
  add(direction: EngineLogLine['direction'], text: string): void
  /** The oldest first. */
  lines(): readonly EngineLogLine[]
}

/** The size of the log: the number of lines, and of characters in each. */
export interface LogSize {
  readonly lines: number
  readonly characters: number
}

const SIZE: LogSize = { lines: 2000, characters: 1000 }

/** @param now milliseconds since 1970 */
export const engineLog = (now: () => number, size = SIZE): EngineLog => {
  const ring: EngineLogLine[] = []
  let next = 0
  return {
    add: (direction, text) => {
      ring[next] = { direction, text: text.slice(0, size.characters), at: now() }
      next = (next + 1) % size.lines
    },
    lines: () => [...ring.slice(next), ...ring.slice(0, next)],
  }
}
