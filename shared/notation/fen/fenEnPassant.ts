import type { Color } from '../../board/color'
import type { Board } from '../../board/setup'
import { parseSquare, type Square } from '../../board/square'
import { ok, type Result } from '../../result'
import { canHaveBeenSkipped } from '../../setup/rights/enPassant'
import type { VariantRules } from '../../variants/variant'
import type { FenError } from './fenError'
import { clean, fenError, type FenText, type Read } from './fenField'

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
