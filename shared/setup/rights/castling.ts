import type { Color } from '../../board/color'
import { castlingRights, type CastlingRights, type CastlingSide } from '../../board/setup'
import type { CastlingRules, CastlingTarget, VariantRules } from '../../variants/variant'
import { frameOf } from '../ranks/frame'
import { squareOfIndex, type Rank } from '../ranks/rank'

/** The files of a king and of the rook with which it castles. */
export interface CastlingPair {
  readonly king: number
  readonly rook: number
}

/**
 * Whether a castling exists: it must move a piece, and do more than an ordinary move of the king or the rook. It can fail to exist only if
 * the king need not be between the rooks (rules 5.4).
 */
export const castlingExists = ({ king, rook }: CastlingPair, target: CastlingTarget): boolean => {
  const passesKing = Math.sign(rook - king) !== Math.sign(target.rook - king)
  return rook === target.rook ? Math.abs(king - target.king) > 1 : king !== target.king || passesKing
}

/** The place of the rook that castles toward a side: among the rooks of that side, the one nearest to the edge; -1 if there is none. */
const rookToward = (castling: CastlingRules, rank: Rank, side: CastlingSide): number => {
  const middle = castling.rookOf === 'half' ? (rank.length - 1) / 2 : rank.indexOf('king')
  const belongs = (index: number): boolean => (side === 'aSide' ? index < middle : index > middle)
  const rook = side === 'aSide' ? rank.indexOf('rook') : rank.lastIndexOf('rook')
  return belongs(rook) ? rook : -1
}

const isHome = ({ homes }: CastlingRules, { king, rook }: CastlingPair, side: CastlingSide): boolean =>
  homes === undefined || (homes.king === king && homes[side] === rook)

/** Whether a king on this file may not castle to this side. */
export const isCurtailed = (
  { curtailed = [] }: CastlingRules,
  king: number | undefined,
  side: CastlingSide,
): boolean => curtailed.some(entry => entry.king === king && entry.keeps !== side)

const hasRight = (castling: CastlingRules, pair: CastlingPair, side: CastlingSide): boolean =>
  isHome(castling, pair, side) &&
  !isCurtailed(castling, pair.king, side) &&
  castlingExists(pair, castling.targets[side])

/** The castling rights of a side that starts with this complete rank. */
export const startRights = (rules: VariantRules, rank: Rank, color: Color): CastlingRights => {
  const { castling } = rules
  if (castling === undefined) return {}
  const { leftFile } = frameOf(rules)
  return castlingRights(side => {
    const rook = rookToward(castling, rank, side)
    const pair = { king: leftFile + rank.indexOf('king'), rook: leftFile + rook }
    return rook >= 0 && hasRight(castling, pair, side) ? squareOfIndex(rules, color, rook) : undefined
  })
}
