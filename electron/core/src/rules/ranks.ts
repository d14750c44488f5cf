// The ranks that mean something, and how many pieces there are: on eight by eight the same in all systems. Larger boards
// have ranks.wide.ts in the place of this file, where the system says it.

import { EMPTY, RANK_1, RANK_3, RANK_6, RANK_8, RANKS, Squares } from './bitboard'

/** All squares of the board. */
export function wholeBoard(_position: usize): Squares {
  return ~EMPTY
}

/** The number of the last rank. */
export function lastRank(_position: usize): u32 {
  return RANKS - 1
}

/** The rank on which the pieces of a side start, from which castling and placement happen. */
export function homeRank(_position: usize, color: u32): Squares {
  return color == 0 ? RANK_1 : RANK_8
}

/** The square of that rank on a file. */
export function homeSquare(_position: usize, color: u32, file: u32): u32 {
  return file | (color * 56)
}

/** Files of that rank as squares. */
export function homeSquares(_position: usize, color: u32, files: u32): Squares {
  return (files as u64) << ((color * 56) as u64)
}

/** Where pawns of either side promote; none can stand there. */
export function lastRanks(_position: usize): Squares {
  return RANK_1 | RANK_8
}

/** Where a single step has brought a pawn that may step on. */
export function thirdRank(_position: usize, color: u32): Squares {
  return color == 0 ? RANK_3 : RANK_6
}

/** The most pieces that a side can have. */
export function armySize(_position: usize): u32 {
  return 16
}
