// A piece in a byte, as layout/piece.ts defines it. Roles are unsigned here because they are compared with fields of such a byte.

import * as layout from '../../layout/piece'

export const PAWN: u32 = layout.PAWN
export const KNIGHT: u32 = layout.KNIGHT
export const BISHOP: u32 = layout.BISHOP
export const ROOK: u32 = layout.ROOK
export const QUEEN: u32 = layout.QUEEN
export const KING: u32 = layout.KING

/** How many roles there are. */
export const ROLE_COUNT: u32 = layout.ROLE_COUNT

const ROLE_BITS: u32 = (1 << layout.COLOR_SHIFT) - 1

export function codeOf(color: u32, role: u32): u32 {
  return (color << layout.COLOR_SHIFT) | (role + 1)
}

/** The role of a piece; an empty square has none. */
export function roleOf(code: u32): u32 {
  return (code & ROLE_BITS) - 1
}

export function colorOf(code: u32): u32 {
  return code >> layout.COLOR_SHIFT
}

/** `PNBRQK`, the letter of the pawn in the lowest byte. */
const ROLE_LETTERS: u64 = 0x4b5152424e50

/** The capital letter of a role. */
export function letterOfRole(role: u32): u32 {
  return ((ROLE_LETTERS >> ((role << 3) as u64)) & 0xff) as u32
}
