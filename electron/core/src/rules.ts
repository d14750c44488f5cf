// What a record of rules says, as bits: the host packs a variant's data into it.

import { FLAGS, RULES } from './layout'

export const HAS_CASTLING: u32 = 1
export const HAS_QUIET_STEPS: u32 = 2
export const HAS_LEAP: u32 = 4
export const HAS_ADJUSTMENT: u32 = 8
export const HAS_TRANSPOSITION: u32 = 16
export const HAS_PLACEMENT: u32 = 32
export const PAIR_LAST: u32 = 64
export const HAS_RELOCATION: u32 = 128
export const KING_BETWEEN_ROOKS: u32 = 256
export const BISHOPS_OPPOSITE: u32 = 512
export const HAS_HOMES: u32 = 1024
export const BISHOPS_KEEP_COLOR: u32 = 2048
/** FEN writes castling rights as files even where the rook is the outermost. */
export const FEN_FILES: u32 = 4096
/** `O-O-O` castles toward the a-side. */
export const LONG_CASTLING: u32 = 8192

/** Anything that makes a move more than from and to. */
export const SPECIAL: u32 = HAS_LEAP | HAS_ADJUSTMENT | HAS_TRANSPOSITION

export function rulesOf(position: usize): usize {
  return load<u32>(position, RULES) as usize
}

export function flagsOf(position: usize): u32 {
  return load<u32>(rulesOf(position), FLAGS)
}
