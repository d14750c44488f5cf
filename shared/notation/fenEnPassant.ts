import { opposite, type Color } from '../board/color'
import type { Board } from '../board/setup'
import { fileOf, parseSquare, rankOf, squareAt, type Square } from '../board/square'
import { ok, type Result } from '../result'
import type { VariantRules } from '../variants/variant'
import type { FenError } from './fenError'
import { clean, fenError, type FenText, type Read } from './fenField'
import { hasDoubleStep, homeRank } from './homeRank'

/** A pawn of the side not to move can just have skipped the square. */
const canHaveBeenSkipped = (variant: VariantRules, board: Board, turn: Color, square: Square): boolean => {
  const mover = opposite(turn)
  const forward = mover === 'white' ? 1 : -1
  const rank = rankOf(square, board.size)
  if (!hasDoubleStep(variant) || rank !== homeRank(variant, mover) + 2 * forward) return false
  const at = (ahead: number) =>
    board.pieces[squareAt(fileOf(square, board.size), rank + ahead * forward, board.size)]
  const pawn = at(1)
  return !at(-1) && !at(0) && pawn?.role === 'pawn' && pawn.color === mover
}

/**
 * Reads the en-passant square, after any double step; whether a pawn can capture there is not asked.
 * A square that no pawn can have skipped is dropped with a warning.
 */
export const parseEnPassant = (
  variant: VariantRules,
  field: FenText,
  board: Board,
  turn: Color,
): Result<Read<Square | undefined>, FenError> => {
  if (field.text === '-') return ok(clean(undefined))
  const square = parseSquare(field.text, board.size)
  if (square === undefined) return fenError(field, 'notASquare')
  if (canHaveBeenSkipped(variant, board, turn, square)) return ok(clean(square))
  return ok({
    value: undefined,
    warnings: [{ field: field.field, reason: 'noPawn', found: field.text }],
  })
}
