import type { Color } from '../../board/color'
import type { Role } from '../../board/role'
import type { Board, CastlingSide } from '../../board/setup'
import { squareAt } from '../../board/square'
import type { CastlingRules, VariantRules } from '../../variants/variant'
import { castlingExists } from './castling'
import { homeRank } from '../ranks/frame'

/** One side's back rank during a game, as far as castling depends on it. */
export interface CastlingHome {
  readonly rules: CastlingRules
  readonly files: number
  /** The file of the king; if there are several, the one nearest to the a-file. */
  readonly king: number | undefined
  /** Files of the rooks, ascending. */
  readonly rooks: readonly number[]
}

const filesOf = (variant: VariantRules, board: Board, color: Color, role: Role): readonly number[] => {
  const first = squareAt(0, homeRank(variant, color), board.size)
  const files: number[] = []
  for (let file = 0; file < board.size.files; file++) {
    const piece = board.pieces[first + file]
    if (piece?.role === role && piece.color === color) files.push(file)
  }
  return files
}

/** The king and rooks on a side's back rank. */
export const castlingHome = (
  variant: VariantRules,
  rules: CastlingRules,
  board: Board,
  color: Color,
): CastlingHome => ({
  rules,
  files: board.size.files,
  king: filesOf(variant, board, color, 'king')[0],
  rooks: filesOf(variant, board, color, 'rook'),
})

/** The side toward which a rook castles; undefined for a rook on the king's file. */
export const wingOfRook = ({ rules, files, king }: CastlingHome, rook: number): CastlingSide | undefined => {
  if (rules.rookOf === 'half') return rook < files / 2 ? 'aSide' : 'hSide'
  if (king === undefined || rook === king) return undefined
  return rook < king ? 'aSide' : 'hSide'
}

/** The file of the rook that K or Q refers to: the only home file if there is one, else the outermost rook of its side. */
export const outermostRook = (home: CastlingHome, side: CastlingSide): number | undefined => {
  if (home.rules.homes) return home.rules.homes[side]
  const rooks = home.rooks.filter(rook => wingOfRook(home, rook) === side)
  return side === 'aSide' ? rooks[0] : rooks.at(-1)
}

/** Whether king and rook are where the system lets them castle. */
export const isAtHome = (
  { rules: { homes }, king, rooks }: CastlingHome,
  side: CastlingSide,
  rook: number,
): boolean =>
  king !== undefined && rooks.includes(rook) && (!homes || (king === homes.king && rook === homes[side]))

/**
 * Whether a castling would change nothing, or nothing more than an ordinary move of king or rook, so that it does not exist. This is
 * possible only if the king need not be between its rooks.
 */
export const isDeadCastling = ({ rules, king }: CastlingHome, side: CastlingSide, rook: number): boolean =>
  king === undefined || !castlingExists({ king, rook }, rules.targets[side])

/**
 * Whether king and rook are on squares from which castling toward a side would not be a move of its own, whether or not they have moved:
 * these squares never have that right.
 */
export const isNoCastling = (
  variant: VariantRules,
  board: Board,
  color: Color,
  side: CastlingSide,
): boolean => {
  if (!variant.castling) return false
  const home = castlingHome(variant, variant.castling, board, color)
  const rook = outermostRook(home, side)
  return rook !== undefined && isAtHome(home, side, rook) && isDeadCastling(home, side, rook)
}
