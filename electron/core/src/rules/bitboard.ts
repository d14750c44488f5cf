// Sets of squares as 64-bit words: bit 0 is a1, bit 7 h1, bit 63 h8. Larger boards have bitboard.wide.ts in place of this file; everything
// else that the rules do with sets is written once, for both.

/** A set of squares, with the operators `& | ^ ~` and comparison with 0. */
export type Squares = u64

/** A set of files. */
export type Files = u8

/** Whether there are pieces of Janggi, and palaces. */
export const HAS_JANGGI: bool = false

export const EMPTY: Squares = 0

export const SQUARE_BITS: u32 = 6
/** Squares have numbers below this and are counted modulo this. */
export const SQUARES: u32 = 64
export const SQUARES_ON_BOARD: u32 = 64
export const FILES: u32 = 8
export const RANKS: u32 = 8

export const FILE_A: Squares = 0x0101010101010101
export const FILE_H: Squares = 0x8080808080808080
export const RANK_1: Squares = 0xff
export const RANK_3: Squares = 0xff0000
export const RANK_6: Squares = 0xff0000000000
export const RANK_8: Squares = 0xff00000000000000
export const DARK: Squares = 0xaa55aa55aa55aa55

export function bit(square: u32): Squares {
  return (1 as u64) << (square as u64)
}

/** The lowest square of a set, which must not be empty. */
export function lowest(set: Squares): u32 {
  return ctz(set) as u32
}

/** The highest square of a set, which must not be empty. */
export function highest(set: Squares): u32 {
  return 63 - (clz(set) as u32)
}

export function withoutLowest(set: Squares): Squares {
  return set & (set - 1)
}

export function isMany(set: Squares): bool {
  return (set & (set - 1)) != 0
}

export function count(set: Squares): u32 {
  return popcnt(set) as u32
}

/** The set folded into a word that depends on every square, for hashes. */
export function mixed(set: Squares, factor: u64): u64 {
  return set * factor
}

export function fileOf(square: u32): u32 {
  return square & 7
}

export function rankOf(square: u32): u32 {
  return square >> 3
}

/** Moves every square one rank up for White (0), down for Black (1). */
export function forward(set: Squares, color: u32): Squares {
  return color == 0 ? set << 8 : set >> 8
}

/** Moves every square one file toward a; squares that fall off the edge must be masked out by the caller. */
export function westward(set: Squares): Squares {
  return set >> 1
}

/** Moves every square one file toward h; squares that fall off the edge must be masked out by the caller. */
export function eastward(set: Squares): Squares {
  return set << 1
}

/** The squares on which pawns of a color capture toward the a-file. */
export function pawnCapturesWest(pawns: Squares, color: u32): Squares {
  return westward(forward(pawns & ~FILE_A, color))
}

/** The squares on which pawns of a color capture toward the h-file. */
export function pawnCapturesEast(pawns: Squares, color: u32): Squares {
  return eastward(forward(pawns & ~FILE_H, color))
}

/** The squares on which pawns of a color capture. */
export function pawnCaptures(pawns: Squares, color: u32): Squares {
  return pawnCapturesWest(pawns, color) | pawnCapturesEast(pawns, color)
}

/** The square of the pawn that has just skipped a square of the third rank and can be captured en passant. */
export function behindSkipped(ep: u32): u32 {
  return ep ^ 8
}
