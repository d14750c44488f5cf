// Geometry as a side sees it: ranks count from its own home rank.

import { FILE_A, FILE_H, rankOf } from '../rules/bitboard'

/** The square as a side sees it: for Black, with ranks reversed. */
export function seenFrom(color: u32, square: u32): u32 {
  return color == 0 ? square : square ^ 56
}

/** 0 on the home rank, 7 on the enemy's. */
export function relativeRank(color: u32, square: u32): u32 {
  return rankOf(seenFrom(color, square))
}

/** A set of ranks as a side sees it, given as one byte for each rank. */
export function ranksOf(color: u32, ranks: u64): u64 {
  return color == 0 ? ranks : bswap(ranks)
}

/** Every square of a set and all squares before it, in the side's direction. */
export function fillForward(set: u64, color: u32): u64 {
  if (color == 0) {
    set |= set << 8
    set |= set << 16
    return set | (set << 32)
  }
  set |= set >> 8
  set |= set >> 16
  return set | (set >> 32)
}

/** The squares beside those of a set. */
export function sideways(set: u64): u64 {
  return ((set & ~FILE_H) << 1) | ((set & ~FILE_A) >> 1)
}

export function fileSet(file: u32): u64 {
  return FILE_A << (file as u64)
}

/** The number of king steps from one square to another. */
export function distance(a: u32, b: u32): u32 {
  const files = abs<i32>((a & 7) - (b & 7))
  const ranks = abs<i32>((a >> 3) - (b >> 3))
  return max<i32>(files, ranks) as u32
}
