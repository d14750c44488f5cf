import type { Color } from '../../board/color'
import type { Role } from '../../board/role'
import type { Board, CastlingSide } from '../../board/setup'
import { isDark, squareAt, type Square } from '../../board/square'
import type { VariantRules } from '../../variants/variant'
import { isCurtailed } from './castling'
import { castlingHome, isAtHome, isDeadCastling, wingOfRook } from './castlingHome'
import { homeRank } from '../ranks/frame'

/*
 * The rights that a side can have with its current pieces, whether it has them or not. A position does not show what has moved before, so
 * every piece at home may be unmoved.
 */

/** A castling that the position of the pieces allows. */
export interface CastlingChoice {
  readonly side: CastlingSide
  /** The square of the castling rook. */
  readonly rook: Square
}

/** Every castling that a side can have a right to, from the a-file: one for each rook at home. */
export const castlingChoices = (
  rules: VariantRules,
  board: Board,
  color: Color,
): readonly CastlingChoice[] => {
  if (!rules.castling) return []
  const home = castlingHome(rules, rules.castling, board, color)
  const first = squareAt(0, homeRank(rules, color), board.size)
  return home.rooks.flatMap(rook => {
    const side = wingOfRook(home, rook)
    if (side === undefined || !isAtHome(home, side, rook)) return []
    const isLost = isDeadCastling(home, side, rook) || isCurtailed(home.rules, home.king, side)
    return isLost ? [] : [{ side, rook: first + rook }]
  })
}

/** A side's own piece on a file of its back rank, except pawns. */
export const homePiece = (
  rules: VariantRules,
  board: Board,
  color: Color,
  file: number,
): Role | undefined => {
  const piece = board.pieces[squareAt(file, homeRank(rules, color), board.size)]
  return piece?.color === color && piece.role !== 'pawn' ? piece.role : undefined
}

const homeFiles = (rules: VariantRules, board: Board, color: Color): readonly number[] =>
  Array.from({ length: board.size.files }, (_, file) => file).filter(
    file => homePiece(rules, board, color, file) !== undefined,
  )

/** Whether the king is on a square from which it may still leap. */
export const canLeap = (rules: VariantRules, board: Board, color: Color): boolean =>
  rules.leap.length > 0 &&
  homeFiles(rules, board, color).some(file => homePiece(rules, board, color, file) === 'king')

/** Whether an unmoved bishop has an unmoved neighbor on these files, and no two of the bishops are on different colors. */
export const isAdjustable = (
  rules: VariantRules,
  board: Board,
  color: Color,
  files: readonly number[],
): boolean => {
  const rank = homeRank(rules, color)
  const bishops = files.filter(file => homePiece(rules, board, color, file) === 'bishop')
  const shades = new Set(bishops.map(file => isDark(squareAt(file, rank, board.size), board.size)))
  return shades.size === 1 && bishops.some(file => files.includes(file - 1) || files.includes(file + 1))
}

/** The files of all pieces that may be unmoved while a bishop can be adjusted; empty if none can. */
export const adjustableChoices = (rules: VariantRules, board: Board, color: Color): readonly number[] => {
  if (!rules.adjustment) return []
  const files = homeFiles(rules, board, color)
  return isAdjustable(rules, board, color, files) ? files : []
}

/** Whether a side has two pieces of different kinds on its back rank that can be exchanged on its first move. */
export const canTranspose = (rules: VariantRules, board: Board, color: Color): boolean =>
  rules.transposition &&
  new Set(homeFiles(rules, board, color).map(file => homePiece(rules, board, color, file))).size > 1
