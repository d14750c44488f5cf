// A move in 32 bits, as layout/move.ts defines it. Kinds are unsigned here because they are compared with fields of such a word.

import * as layout from '../../layout/move'

export const NORMAL: u32 = layout.NORMAL
export const DOUBLE_STEP: u32 = layout.DOUBLE_STEP
export const EN_PASSANT: u32 = layout.EN_PASSANT
export const CASTLING_A: u32 = layout.CASTLING_A
export const CASTLING_H: u32 = layout.CASTLING_H
export const ADJUSTMENT_MOVE: u32 = layout.ADJUSTMENT_MOVE
export const TRANSPOSITION_MOVE: u32 = layout.TRANSPOSITION_MOVE
export const RELOCATION_MOVE: u32 = layout.RELOCATION_MOVE
export const LEAP_MOVE: u32 = layout.LEAP_MOVE
export const PLACEMENT: u32 = layout.PLACEMENT
export const DOUBLE_PLACEMENT: u32 = layout.DOUBLE_PLACEMENT
export const PASS_MOVE: u32 = layout.PASS_MOVE

export function moveOf(from: u32, to: u32, kind: u32): u32 {
  return from | (to << layout.TO_SHIFT) | (kind << layout.KIND_SHIFT)
}

/** A move with the role to which a pawn promotes or that is placed from the hand. */
export function withRole(move: u32, role: u32): u32 {
  return move | (role << layout.ROLE_SHIFT)
}

/** A placement with the second piece of a double one, on the same rank. */
export function withSecond(move: u32, role: u32, file: u32): u32 {
  return move | (role << layout.SECOND_ROLE_SHIFT) | (file << layout.SECOND_FILE_SHIFT)
}

export function moveFrom(move: u32): u32 {
  return move & layout.SQUARE_MASK
}

export function moveTo(move: u32): u32 {
  return (move >> layout.TO_SHIFT) & layout.SQUARE_MASK
}

export function moveKind(move: u32): u32 {
  return (move >> layout.KIND_SHIFT) & layout.KIND_MASK
}

/** The role to which a pawn promotes or that is placed from the hand; 0 if there is none. */
export function moveRole(move: u32): u32 {
  return (move >> layout.ROLE_SHIFT) & layout.ROLE_MASK
}

export function secondRole(move: u32): u32 {
  return (move >> layout.SECOND_ROLE_SHIFT) & layout.EIGHT_MASK
}

export function secondFile(move: u32): u32 {
  return (move >> layout.SECOND_FILE_SHIFT) & layout.EIGHT_MASK
}
