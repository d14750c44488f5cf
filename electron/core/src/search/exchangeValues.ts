// What pieces are worth in an exchange. Larger boards have exchangeValues.wide.ts in the place of this file.

import { BISHOP, KNIGHT, PAWN, QUEEN, ROOK } from '../rules/piece'

/** Rough worth of the roles in an exchange, in centipawns: pawn 100, knight 320, bishop 330, rook 500, queen 950. */
export function exchangeValue(role: u32): i32 {
  if (role == PAWN) return 100
  if (role == KNIGHT) return 320
  if (role == BISHOP) return 330
  if (role == ROOK) return 500
  return role == QUEEN ? 950 : 0
}

/** The orthodox role that a role is about as much worth as, for moves out of threats. */
export function threatenedAs(role: u32): u32 {
  return role
}
