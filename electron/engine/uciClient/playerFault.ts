import type { EngineLogLine } from '@shared/analysis/engine'
import type { LogSize } from './engineLog'

/** What an engine does to lose a game, or never to begin one. */
export const FAULT_KINDS = ['illegalMove', 'timeForfeit', 'crash', 'stall', 'noMove', 'flood'] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

export interface PlayerFault {
  readonly kind: FaultKind
  /** An exit code, a move, milliseconds: what was found. */
  readonly detail: string
  /** The latest lines of the engine, standard error among them. */
  readonly said: readonly string[]
}

/** The part of the conversation that a report of a fault shows. */
export const TALK: LogSize = { lines: 8, characters: 300 }

const SIGNS = { sent: '>', received: '<', error: '!' } as const satisfies Record<
  EngineLogLine['direction'],
  string
>

/** Lines with a sign for their direction: `>` sent, `<` received, `!` on standard error. */
export const said = (lines: readonly EngineLogLine[]): readonly string[] =>
  lines.map(({ direction, text }) => `${SIGNS[direction]} ${text}`)
