// Indexes the cells of histories by piece and square, on boards beyond eight by eight. No army has more than eight roles, so roles that
// never occur in the same army share a number.

import { COLOR_SHIFT } from '../../layout/piece'
import { SQUARE_BITS } from '../rules/bitboard'
import { moveFrom, moveTo } from '../rules/move'
import { KING, roleOf } from '../rules/piece'
import { codeAt } from '../rules/position'
import { thread } from './state'
import { CAPTURE_HISTORY } from './thread'

/**
 * The number of each role in a nibble, the pawn's in the lowest: the prime minister shares the archbishop's, the elephant the bishop's, the
 * guard the queen's, the cannon the chancellor's.
 */
const SLOTS: u64 = 0x742676543210

function slotOf(code: u32): u32 {
  return ((SLOTS >> ((roleOf(code) << 2) as u64)) & 7) as u32
}

/** The index of the piece that moves and its target: 0 to 2047. 0 is a white pawn on a1, which never occurs, and means no move. */
export function pieceSquareOf(position: usize, move: u32): u32 {
  const code = codeAt(position, moveFrom(move))
  return ((((code >> COLOR_SHIFT) << 3) | slotOf(code)) << SQUARE_BITS) | moveTo(move)
}

/** The capture history cell of a move; the king's is used for promotions that capture nothing. */
export function captureCell(position: usize, move: u32): usize {
  const captured = codeAt(position, moveTo(move))
  const role = captured == 0 ? KING : slotOf(captured)
  return thread + CAPTURE_HISTORY + ((((pieceSquareOf(position, move) << 3) | role) as usize) << 1)
}
