import { PIECES_IN_HAND, PIECE_SQUARE_TABLES, ROW_OF_SQUARES } from '../../electron/core/layout/evaluation'
import { KING, KNIGHT } from '../../electron/core/layout/piece'
import type { TaperedScore } from '../../electron/engine/pool/evaluationParameters'

const average = (pairs: readonly TaperedScore[]): TaperedScore => {
  const half = (index: 0 | 1) =>
    Math.round(pairs.reduce((sum, pair) => sum + pair[index], 0) / pairs.length) + 0
  return [half(0), half(1)]
}

/**
 * A piece in hand will stand on its home rank: it is worth the average of that rank in its piece-square table. Pawns
 * never are in hand.
 */
export const averageInHand = (pairs: readonly TaperedScore[]): readonly TaperedScore[] =>
  pairs.map((pair, i) => {
    const role = i - PIECES_IN_HAND
    if (role < KNIGHT || role > KING) return pair
    const homeRank = PIECE_SQUARE_TABLES + ROW_OF_SQUARES * role
    return average(pairs.slice(homeRank, homeRank + 8))
  })
