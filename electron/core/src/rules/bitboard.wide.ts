// Sets of squares of boards of up to ten files and ten ranks, one bit for each square: bit 0 is a1, bit 9 j1, bit 10 a2, on smaller boards
// too. A set is a vector of two words; scripts/wideLibrary.mjs teaches the compiler its operators.

/** A set of squares, with the operators `& | ^ ~` and comparison with 0. */
export type Squares = v128

/** A set of files. */
export type Files = u16

/** Whether there are pieces of Janggi, and palaces. */
export const HAS_JANGGI: bool = true

export const EMPTY: Squares = i64x2(0, 0)

export const SQUARE_BITS: u32 = 7
/** Squares have numbers below this and are counted modulo this. */
export const SQUARES: u32 = 128
export const SQUARES_ON_BOARD: u32 = 100
export const FILES: u32 = 10
export const RANKS: u32 = 10

const FILE_A: Squares = i64x2(0x1004010040100401, 0x4010040)
const FILE_J: Squares = i64x2(0x802008020080200, 0x802008020)
export const DARK: Squares = i64x2(0x5aa955aa955aa955, 0xaa955aa95)

function low(set: Squares): u64 {
  return v128.extract_lane<u64>(set, 0)
}

function high(set: Squares): u64 {
  return v128.extract_lane<u64>(set, 1)
}

export function bit(square: u32): Squares {
  return square < 64
    ? i64x2.replace_lane(EMPTY, 0, (1 as i64) << (square as i64))
    : i64x2.replace_lane(EMPTY, 1, (1 as i64) << (square as i64))
}

/** The lowest square of a set, which must not be empty. */
export function lowest(set: Squares): u32 {
  const word = low(set)
  return word != 0 ? (ctz(word) as u32) : 64 + (ctz(high(set)) as u32)
}

/** The highest square of a set, which must not be empty. */
export function highest(set: Squares): u32 {
  const word = high(set)
  return word != 0 ? 127 - (clz(word) as u32) : 63 - (clz(low(set)) as u32)
}

export function withoutLowest(set: Squares): Squares {
  const word = low(set)
  if (word != 0) return v128.replace_lane<u64>(set, 0, word & (word - 1))
  const upper = high(set)
  return v128.replace_lane<u64>(set, 1, upper & (upper - 1))
}

export function isMany(set: Squares): bool {
  const word = low(set)
  const upper = high(set)
  if (word == 0) return (upper & (upper - 1)) != 0
  return upper != 0 || (word & (word - 1)) != 0
}

export function count(set: Squares): u32 {
  return (popcnt(low(set)) + popcnt(high(set))) as u32
}

/** The set folded into a word that depends on every square, for hashes. */
export function mixed(set: Squares, factor: u64): u64 {
  return low(set) * factor + rotl<u64>(high(set) * factor, 17)
}

export function fileOf(square: u32): u32 {
  return square % FILES
}

export function rankOf(square: u32): u32 {
  return square / FILES
}

/** Shifts every square up by `by`. */
function raised(set: Squares, by: i32): Squares {
  const carried = i64x2.shr_u(v128.shuffle<u64>(EMPTY, set, 0, 2), 64 - by)
  return v128.or(i64x2.shl(set, by), carried)
}

/** Shifts every square down by `by`. */
function lowered(set: Squares, by: i32): Squares {
  const carried = i64x2.shl(v128.shuffle<u64>(set, EMPTY, 1, 2), 64 - by)
  return v128.or(i64x2.shr_u(set, by), carried)
}

/** Moves every square one rank up for White (0), down for Black (1). */
export function forward(set: Squares, color: u32): Squares {
  return color == 0 ? raised(set, 10) : lowered(set, 10)
}

/** Moves every square one file toward a; squares that fall off the edge must be masked out by the caller. */
export function westward(set: Squares): Squares {
  return lowered(set, 1)
}

/** Moves every square one file toward j; squares that fall off the edge must be masked out by the caller. */
export function eastward(set: Squares): Squares {
  return raised(set, 1)
}

/** The squares on which pawns of a color capture toward the a-file. */
export function pawnCapturesWest(pawns: Squares, color: u32): Squares {
  const inner = v128.andnot(pawns, FILE_A)
  return color == 0 ? raised(inner, 9) : lowered(inner, 11)
}

/** The squares on which pawns of a color capture toward the j-file. */
export function pawnCapturesEast(pawns: Squares, color: u32): Squares {
  const inner = v128.andnot(pawns, FILE_J)
  return color == 0 ? raised(inner, 11) : lowered(inner, 9)
}

/** The squares on which pawns of a color capture. */
export function pawnCaptures(pawns: Squares, color: u32): Squares {
  return v128.or(pawnCapturesWest(pawns, color), pawnCapturesEast(pawns, color))
}

/** The square of the pawn that has just skipped a square and can be captured en passant: one step toward the middle of the board. */
export function behindSkipped(ep: u32): u32 {
  return ep < 50 ? ep + FILES : ep - FILES
}
