// How the cells of histories go by pieces and squares, on boards beyond eight by eight. No army has more than eight roles, so
// that roles of which no army has both share a number.

import { COLOR_SHIFT } from '../../layout/piece'
import { SQUARE_BITS } from '../rules/bitboard'
import { moveFrom, moveTo } from '../rules/move'
import { KING, roleOf } from '../rules/piece'
import { codeAt } from '../rules/position'
import { thread } from './state'
import { CAPTURE_HISTORY } from './thread'

/** A nibble a role, the pawn in the lowest: prime minister as archbishop, elephant as bishop, guard as queen, cannon as chancellor. */
const SLOTS: u64 = 0x742676543210

function slotOf(code: u32): u32 {
  return ((SLOTS >> ((roleOf(code) << 2) as u64)) & 7) as u32
}

/** The piece that a move moves and where to: 0 to 2047. 0, a white pawn on a1, stands for no move, for none comes there. */
export function pieceSquareOf(position: usize, move: u32): u32 {
  const code = codeAt(position, moveFrom(move))
  return ((((code >> COLOR_SHIFT) << 3) | slotOf(code)) << SQUARE_BITS) | moveTo(move)
}

/** The cell of a capture; the king's is that of promotions that capture nothing. */
export function captureCell(position: usize, move: u32): usize {
  const captured = codeAt(position, moveTo(move))
  const role = captured == 0 ? KING : slotOf(captured)
  return thread + CAPTURE_HISTORY + ((((pieceSquareOf(position, move) << 3) | role) as usize) << 1)
}
