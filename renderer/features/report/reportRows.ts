import type { Color } from '@shared/board/color'
import type { ReportedMove } from '@shared/report/gameReport'
import { PHASES, type Phase } from '@shared/report/phases'
import { type PlayerSummary, summarize } from '@shared/report/playerSummary'
import { moveNumberAt } from '@shared/tree/moveNumber'

/** A row of the table: a phase of the game, or the whole game. */
export interface ReportRow {
  readonly phase: Phase | 'all'
  /** Its first and last move numbers; absent for the whole game and the setup. */
  readonly numbers?: readonly [from: number, to: number]
  readonly players: Readonly<Record<Color, PlayerSummary>>
}

const playersOf = (moves: readonly ReportedMove[], phase?: Phase): ReportRow['players'] => ({
  white: summarize(moves, 'white', phase),
  black: summarize(moves, 'black', phase),
})

const numberOf = (move: ReportedMove): number => moveNumberAt(move.fenBefore).fullmoves

/** The rows of a report's table: the phases that occurred in the game, and the whole game. */
export const reportRows = (moves: readonly ReportedMove[]): readonly ReportRow[] => {
  const phases = PHASES.flatMap((phase): readonly ReportRow[] => {
    const own = moves.filter(move => move.phase === phase)
    const [first, last] = [own[0], own.at(-1)]
    if (!first || !last) return []
    const numbers = [numberOf(first), numberOf(last)] as const
    return [{ phase, players: playersOf(moves, phase), ...(phase !== 'setup' && { numbers }) }]
  })
  return [...phases, { phase: 'all', players: playersOf(moves) }]
}
