// What a position is worth by the pieces on the board and how near the center they stand.

import { count } from '../bitboard'
import { BISHOP, KNIGHT, PAWN, QUEEN, ROOK } from '../move'
import { byColor, byRole, turnOf } from '../position'

const CENTER: u64 = 0x00003c3c3c3c0000

function sideScore(position: usize, color: u32): i32 {
  const own = byColor(position, color)
  return (count(byRole(position, PAWN) & own) * 100 +
    count(byRole(position, KNIGHT) & own) * 320 +
    count(byRole(position, BISHOP) & own) * 330 +
    count(byRole(position, ROOK) & own) * 500 +
    count(byRole(position, QUEEN) & own) * 950 +
    count(own & CENTER) * 10) as i32
}

/** Centipawns from the view of the side to move. */
export function evaluatePosition(position: usize, _parameters: usize): i32 {
  const white = sideScore(position, 0) - sideScore(position, 1)
  return turnOf(position) == 0 ? white : -white
}
