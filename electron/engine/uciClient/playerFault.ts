import type { EngineLogLine } from '@shared/analysis/engine'
import type { LogSize } from './engineLog'

/** Faults by which an engine loses a game, or fails to begin one. */
export const FAULT_KINDS = ['illegalMove', 'timeForfeit', 'crash', 'stall', 'noMove', 'flood'] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

export interface PlayerFault {
  readonly kind: FaultKind
  /** The details, such as an exit code, a move or milliseconds. */
  readonly detail: string
  /** The latest lines of the engine, including standard error. */
  readonly said: readonly string[]
}

/** The size of the log that is shown with a fault. */
export const TALK: LogSize = { lines: 8, characters: 300 }

const SIGNS = { sent: '>', received: '<', error: '!' } as const satisfies Record<
  EngineLogLine['direction'],
  string
>

/** Lines with a sign for their direction: `>` for sent, `<` for received, `!` for standard error. */
export const said = (lines: readonly EngineLogLine[]): readonly string[] =>
  lines.map(({ direction, text }) => `${SIGNS[direction]} ${text}`)
