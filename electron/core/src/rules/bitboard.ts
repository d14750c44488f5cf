// Sets of squares as 64-bit words: bit 0 is a1, bit 7 h1, bit 63 h8.

export const FILE_A: u64 = 0x0101010101010101
export const FILE_H: u64 = 0x8080808080808080
export const RANK_1: u64 = 0xff
export const RANK_3: u64 = 0xff0000
export const RANK_6: u64 = 0xff0000000000
export const RANK_8: u64 = 0xff00000000000000
export const DARK: u64 = 0xaa55aa55aa55aa55

export function bit(square: u32): u64 {
  return (1 as u64) << (square as u64)
}

/** The lowest square of a set that is not empty. */
export function lowest(set: u64): u32 {
  return ctz(set) as u32
}

export function withoutLowest(set: u64): u64 {
  return set & (set - 1)
}

export function isMany(set: u64): bool {
  return (set & (set - 1)) != 0
}

export function count(set: u64): u32 {
  return popcnt(set) as u32
}

export function fileOf(square: u32): u32 {
  return square & 7
}

export function rankOf(square: u32): u32 {
  return square >> 3
}

/** Moves every square one rank up for White (0), down for Black (1). */
export function forward(set: u64, color: u32): u64 {
  return color == 0 ? set << 8 : set >> 8
}

/** The squares on which pawns of a color capture. */
export function pawnCaptures(pawns: u64, color: u32): u64 {
  return (forward(pawns & ~FILE_A, color) >> 1) | (forward(pawns & ~FILE_H, color) << 1)
}
