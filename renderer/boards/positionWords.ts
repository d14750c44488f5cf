import type { Piece } from '@shared/board/piece'
import type { Setup } from '@shared/board/setup'
import { squareName } from '@shared/board/square'
import { assertNever } from '@shared/exhaustive'
import type { PositionEdit } from '@shared/setup/editPosition'
import type { Army } from '@shared/variants/variant'
import { capitalized } from '../capitalized'
import { roleName } from './pieceNames'
import { colorName } from './progress'

/** `black general`, or `empty`. */
export const pieceWords = (piece: Piece | undefined, army: Army): string =>
  piece ? `${piece.color} ${roleName(piece.role, army)}` : 'empty'

/** What an edit does to a position, as history and live region say it: `Chariot a1 to a4`. */
export const editWords = (setup: Setup, edit: PositionEdit, army: Army): string => {
  const { size, pieces } = setup.board
  const at = (square: number) => squareName(square, size)
  switch (edit.kind) {
    case 'put':
      return `${capitalized(pieceWords(edit.piece, army))} put on ${at(edit.square)}`
    case 'move':
      return `${capitalized(pieceWords(pieces[edit.from], army))} ${at(edit.from)} to ${at(edit.to)}`
    case 'takeOff':
      return `${capitalized(pieceWords(pieces[edit.square], army))} taken off ${at(edit.square)}`
    case 'clear':
      return 'Board cleared'
    case 'turn':
      return `${colorName(edit.turn)} to move`
    default:
      return assertNever(edit)
  }
}
