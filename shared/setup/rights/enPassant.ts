import { opposite, type Color } from '../../board/color'
import type { Board } from '../../board/setup'
import { fileOf, rankOf, squareAt, type Square } from '../../board/square'
import type { VariantRules } from '../../variants/variant'
import { hasDoubleStep, homeRank } from '../ranks/frame'

const forwardOf = (color: Color): 1 | -1 => (color === 'white' ? 1 : -1)

/** Whether a pawn of the side that is not to move can just have skipped the square. */
export const canHaveBeenSkipped = (
  rules: VariantRules,
  board: Board,
  turn: Color,
  square: Square,
): boolean => {
  const mover = opposite(turn)
  const forward = forwardOf(mover)
  const rank = rankOf(square, board.size)
  if (!hasDoubleStep(rules) || rank !== homeRank(rules, mover) + 2 * forward) return false
  const at = (ahead: number) =>
    board.pieces[squareAt(fileOf(square, board.size), rank + ahead * forward, board.size)]
  const pawn = at(1)
  return !at(-1) && !at(0) && pawn?.role === 'pawn' && pawn.color === mover
}

/** Whether a pawn of the side to move can capture on the square. */
const hasCapturer = ({ size, pieces }: Board, turn: Color, square: Square): boolean => {
  const rank = rankOf(square, size) - forwardOf(turn)
  const files = [fileOf(square, size) - 1, fileOf(square, size) + 1]
  return files
    .filter(file => file >= 0 && file < size.files)
    .map(file => pieces[squareAt(file, rank, size)])
    .some(piece => piece?.role === 'pawn' && piece.color === turn)
}

/** The squares on which a pawn may be captured en passant, ascending, even if the capture would leave its own king in check. */
export const enPassantChoices = (rules: VariantRules, board: Board, turn: Color): readonly Square[] =>
  board.pieces.flatMap((_, square) =>
    canHaveBeenSkipped(rules, board, turn, square) && hasCapturer(board, turn, square) ? [square] : [],
  )
