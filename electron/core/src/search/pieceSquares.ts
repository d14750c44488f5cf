// Indexes the cells of histories by piece and square. Larger boards have pieceSquares.wide.ts in place of this file.

import { moveFrom, moveKind, moveRole, moveTo, PLACEMENT } from '../rules/move'
import { codeOf, roleOf } from '../rules/piece'
import { codeAt, turnOf } from '../rules/position'
import { thread } from './state'
import { CAPTURE_HISTORY } from './thread'

/** The index of the piece that moves and its target: 0 to 1023. */
export function pieceSquareOf(position: usize, move: u32): u32 {
  const code =
    moveKind(move) >= PLACEMENT ? codeOf(turnOf(position), moveRole(move)) : codeAt(position, moveFrom(move))
  return (code << 6) | moveTo(move)
}

/** The capture history cell of a move. */
export function captureCell(position: usize, move: u32): usize {
  const captured = codeAt(position, moveTo(move))
  const role = captured == 0 ? 6 : roleOf(captured)
  return thread + CAPTURE_HISTORY + ((((pieceSquareOf(position, move) << 3) | role) as usize) << 1)
}
