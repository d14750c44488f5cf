// A move in 32 bits: from 0-5, to 6-11, kind 12-15, role 16-18 (promotion or placed piece),
// second role 19-21 and its file 22-24 for a double placement.

export const NORMAL: u32 = 0
export const DOUBLE_STEP: u32 = 1
export const EN_PASSANT: u32 = 2
export const CASTLING_A: u32 = 3
export const CASTLING_H: u32 = 4
export const ADJUSTMENT_MOVE: u32 = 5
export const TRANSPOSITION_MOVE: u32 = 6
export const RELOCATION_MOVE: u32 = 7
export const LEAP_MOVE: u32 = 8
export const PLACEMENT: u32 = 9
export const DOUBLE_PLACEMENT: u32 = 10

export const PAWN: u32 = 0
export const KNIGHT: u32 = 1
export const BISHOP: u32 = 2
export const ROOK: u32 = 3
export const QUEEN: u32 = 4
export const KING: u32 = 5

export function moveOf(from: u32, to: u32, kind: u32): u32 {
  return from | (to << 6) | (kind << 12)
}

export function moveFrom(move: u32): u32 {
  return move & 63
}

export function moveTo(move: u32): u32 {
  return (move >> 6) & 63
}

export function moveKind(move: u32): u32 {
  return (move >> 12) & 15
}

/** The role a pawn becomes or a hand puts down; 0 where there is none. */
export function moveRole(move: u32): u32 {
  return (move >> 16) & 7
}

export function secondRole(move: u32): u32 {
  return (move >> 19) & 7
}

export function secondFile(move: u32): u32 {
  return (move >> 22) & 7
}
