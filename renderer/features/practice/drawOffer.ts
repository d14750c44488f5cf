import { centipawns, type Score } from '@shared/analysis/score'
import type { Color } from '@shared/board/color'

/** What the engine thought of one of its moves. */
export interface FoundScore {
  /** The place of the move in the main line, from 1. */
  readonly ply: number
  readonly score: Score<'white'>
}

/** An engine that is offered a draw looks back on this many of its moves. */
const LOOKED_AT = 3
/** It accepts if it is worse by at least this many centipawns, after any number of moves. */
const WORSE = 100
/** It also accepts if it is at most this many centipawns better and has made this many moves of the game proper. */
const EVEN = 20
const EVEN_FROM = 30
/** It offers a draw itself where this many of its moves in a row were even, from this move of the game proper on. */
const EVEN_IN_A_ROW = 5
const OFFERS_FROM = 40
/** It makes this many moves before it offers again what was declined. */
const MOVES_BETWEEN_OFFERS = 10

/** The scores after the engine has made another move; those of moves that were taken back are forgotten. */
export const withScore = (found: readonly FoundScore[], last: FoundScore): readonly FoundScore[] => [
  ...found.filter(({ ply }) => ply < last.ply),
  last,
]

/** What the last `count` moves were worth to the side that made them, in centipawns; undefined where fewer were scored. */
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
 * @param found what it thought of its moves, of those of the line as it stands now
 * @param made how many moves of the game proper it has made
 */
export const acceptsDraw = (found: readonly FoundScore[], side: Color, made: number): boolean => {
  const scores = lastScores(found, side, LOOKED_AT)
  if (!scores) return false
  const best = Math.max(...scores)
  return best <= -WORSE || (best <= EVEN && made >= EVEN_FROM)
}

/**
 * Whether an engine offers a draw with the move that it makes: from its fortieth move on, where none of its last five moves was more
 * than a fifth of a pawn from even for either side. It does not offer one because it is losing, and a draw that was declined is
 * not offered again for ten moves.
 *
 * @param found what it thought of its moves, the one that it makes included
 * @param made how many moves of the game proper it has made, with this one
 * @param offeredAt the same when it last offered a draw; undefined where it has not
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
