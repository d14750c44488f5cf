// The values of pieces in an exchange. Larger boards have exchangeValues.wide.ts in place of this file.

import { BISHOP, KNIGHT, PAWN, QUEEN, ROOK } from '../rules/piece'

/** The rough value of a role in an exchange, in centipawns: pawn 100, knight 320, bishop 330, rook 500, queen 950. */
export function exchangeValue(role: u32): i32 {
  if (role == PAWN) return 100
  if (role == KNIGHT) return 320
  if (role == BISHOP) return 330
  if (role == ROOK) return 500
  return role == QUEEN ? 950 : 0
}

/** The orthodox role with about the same value as a role; for moves that escape from threats. */
export function threatenedAs(role: u32): u32 {
  return role
}
