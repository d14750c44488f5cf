import { centipawns, type Score } from '@shared/analysis/score'
import type { Color } from '@shared/board/color'

/** How the engine scored one of its moves. */
export interface FoundScore {
  /** The place of the move in the main line, from 1. */
  readonly ply: number
  readonly score: Score<'white'>
}

/** How many of its last moves an engine considers when it is offered a draw. */
const LOOKED_AT = 3
/** It accepts if it is at least this many centipawns behind, at any time of the game. */
const WORSE = 100
/** It also accepts if it is at most this many centipawns ahead and has made `EVEN_FROM` moves of the game proper. */
const EVEN = 20
const EVEN_FROM = 30
/**
 * It offers a draw itself if this many of its moves in a row were even, from move `OFFERS_FROM` of the game proper
 * on.
 */
const EVEN_IN_A_ROW = 5
const OFFERS_FROM = 40
/** The number of moves that it makes before it offers a declined draw again. */
const MOVES_BETWEEN_OFFERS = 10

/** The scores after the engine has made another move, without those of moves that were taken back. */
export const withScore = (found: readonly FoundScore[], last: FoundScore): readonly FoundScore[] => [
  ...found.filter(({ ply }) => ply < last.ply),
  last,
]

/**
 * The scores of the last `count` moves of a side from its point of view, in centipawns; undefined if fewer were
 * scored.
 */
const lastScores = (
  found: readonly FoundScore[],
  side: Color,
  count: number,
): readonly number[] | undefined => {
  const last = found.slice(-count)
  if (last.length < count) return undefined
  return last.map(({ score }) => (side === 'white' ? 1 : -1) * centipawns(score))
}

/**
 * Whether an engine accepts a draw: if it was a pawn or more behind on each of its last three moves, or, from its
 * thirtieth move on, not more than a fifth of a pawn ahead on any of them. It declines if it has scored fewer moves.
 *
 * @param found its scores of its moves in the current line
 * @param made how many moves of the game proper it has made
 */
export const acceptsDraw = (found: readonly FoundScore[], side: Color, made: number): boolean => {
  const scores = lastScores(found, side, LOOKED_AT)
  if (!scores) return false
  const best = Math.max(...scores)
  return best <= -WORSE || (best <= EVEN && made >= EVEN_FROM)
}

/**
 * Whether an engine offers a draw with the move that it makes: from its fortieth move on, if none of its last five
 * moves was more than a fifth of a pawn from even for either side. It does not offer one because it is losing, and a
 * draw that was declined is not offered again for ten moves.
 *
 * @param found its scores of its moves, including this one
 * @param made how many moves of the game proper it has made, including this one
 * @param offeredAt the value of `made` when it last offered a draw; undefined if it has not
 */
export const offersDraw = (
  found: readonly FoundScore[],
  side: Color,
  made: number,
  offeredAt: number | undefined,
): boolean => {
  if (made < OFFERS_FROM) return false
  if (offeredAt !== undefined && made > offeredAt && made < offeredAt + MOVES_BETWEEN_OFFERS) return false
  return lastScores(found, side, EVEN_IN_A_ROW)?.every(score => Math.abs(score) <= EVEN) ?? false
}
