import { centipawns, type Score } from '@shared/analysis/score'
import type { Color } from '@shared/board/color'

/** What the engine thought of one of its moves. */
export interface FoundScore {
  /** The place of the move in the main line, from 1. */
  readonly ply: number
  readonly score: Score<'white'>
}

/** An engine looks back on so many of its moves. */
const LOOKED_AT = 3
/** It is worse by at least so many centipawns, whatever the number of moves. */
const WORSE = 100
/** It is no better than so many centipawns, and has made so many moves of the game proper. */
const EVEN = 20
const EVEN_FROM = 30

/** The scores after the engine has made another move; those of moves that were taken back are forgotten. */
export const withScore = (found: readonly FoundScore[], last: FoundScore): readonly FoundScore[] => [
  ...found.filter(({ ply }) => ply < last.ply),
  last,
]

/**
 * Whether an engine accepts a draw: if it was a pawn or more behind on each of its last three moves, or, from its thirtieth move
 * on, not more than a fifth of a pawn ahead on any of them. It declines where it has not scored so many moves.
 *
 * @param found what it thought of its moves, of those of the line as it stands now
 * @param made how many moves of the game proper it has made
 */
export const acceptsDraw = (found: readonly FoundScore[], side: Color, made: number): boolean => {
  const last = found.slice(-LOOKED_AT)
  if (last.length < LOOKED_AT) return false
  const best = Math.max(...last.map(({ score }) => (side === 'white' ? 1 : -1) * centipawns(score)))
  return best <= -WORSE || (best <= EVEN && made >= EVEN_FROM)
}
