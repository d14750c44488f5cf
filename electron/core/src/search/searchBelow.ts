// The next ply of the search: a position after a move, scored for the side that made it.

import { turnOf } from '../rules/position'
import { search } from './search'

/** Searches a frame whose parent had `turn` to move: nearly always the other side's, seen from there. */
export function searchBelow(
  child: usize,
  turn: u32,
  alpha: i32,
  beta: i32,
  depth: i32,
  ply: i32,
  isPv: bool,
  isCut: bool,
): i32 {
  // After White's last relocation it is White to move again.
  if (turnOf(child) == turn) return search(child, alpha, beta, depth, ply, isPv, isCut)
  return -search(child, -beta, -alpha, depth, ply, isPv, isCut)
}
