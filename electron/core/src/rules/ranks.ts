// Ranks with a special role, and the number of pieces: on eight by eight the same in all systems. Larger boards have ranks.wide.ts in place
// of this file, where the system determines them.

import { EMPTY, RANK_1, RANK_3, RANK_6, RANK_8, RANKS, Squares } from './bitboard'

/** All squares of the board. */
export function wholeBoard(_position: usize): Squares {
  return ~EMPTY
}

/** The number of the last rank. */
export function lastRank(_position: usize): u32 {
  return RANKS - 1
}

/** The rank on which the pieces of a side start, used for castling and placement. */
export function homeRank(_position: usize, color: u32): Squares {
  return color == 0 ? RANK_1 : RANK_8
}

/** The square of a side's home rank on a file. */
export function homeSquare(_position: usize, color: u32, file: u32): u32 {
  return file | (color * 56)
}

/** The squares of a set of files on a side's home rank. */
export function homeSquares(_position: usize, color: u32, files: u32): Squares {
  return (files as u64) << ((color * 56) as u64)
}

/** The ranks on which pawns promote; no pawn can stay there. */
export function lastRanks(_position: usize): Squares {
  return RANK_1 | RANK_8
}

/** The squares from which a pawn may step on after a single step from its start. */
export function thirdRank(_position: usize, color: u32): Squares {
  return color == 0 ? RANK_3 : RANK_6
}

/** The most pieces that a side can have. */
export function armySize(_position: usize): u32 {
  return 16
}
