// The next ply of the search: scores the position after a move for the side that made the move.

import { turnOf } from '../rules/position'
import { search } from './search'

/** Searches a frame; `turn` was to move in its parent. Nearly always it is now the other side's turn, and the score is negated. */
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
  // After White's last relocation it is White's turn again.
  if (turnOf(child) == turn) return search(child, alpha, beta, depth, ply, isPv, isCut)
  return -search(child, -beta, -alpha, depth, ply, isPv, isCut)
}
