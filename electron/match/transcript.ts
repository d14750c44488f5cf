import type { EngineLogLine } from '@shared/analysis/engine'
import type { EngineLog } from '../engines/engineLog'

/** Lines that a report of a fault shows. */
const SHOWN = 8

/** Characters kept of a line. */
const LONGEST = 300

/** The last lines between us and an engine, for when something goes wrong. */
export interface Transcript extends EngineLog {
  /** The oldest first, with a sign for their direction: `>` sent, `<` received, `!` on standard error. */
  readonly latest: () => readonly string[]
}

const SIGNS = { sent: '>', received: '<', error: '!' } as const satisfies Record<
  EngineLogLine['direction'],
  string
>

/** A search prints thousands of lines: only the last few are kept. */
export const transcript = (): Transcript => {
  const kept: EngineLogLine[] = []
  return {
    add: (direction, text) => {
      kept.push({ direction, text: text.slice(0, LONGEST), at: Date.now() })
      if (kept.length > SHOWN) kept.shift()
    },
    lines: () => [...kept],
    latest: () => kept.map(({ direction, text }) => `${SIGNS[direction]} ${text}`),
  }
}
