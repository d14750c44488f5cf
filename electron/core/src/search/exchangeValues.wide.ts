// The values of pieces in an exchange, for the armies of boards beyond eight by eight.

import * as wide from '../../layout/wideRoles'
import { BISHOP, KNIGHT, PAWN, QUEEN, ROOK } from '../rules/piece'

const ARCHBISHOP: u32 = wide.ARCHBISHOP
const CHANCELLOR: u32 = wide.CHANCELLOR
const PRIME_MINISTER: u32 = wide.PRIME_MINISTER
const CANNON: u32 = wide.CANNON

/**
 * The rough value of a role in an exchange, in centipawns: pawn or soldier 100, knight or horse 300, bishop 340, rook or chariot 520,
 * archbishop and prime minister 800, chancellor 860, queen 950, elephant and guard 180, cannon 380.
 */
export function exchangeValue(role: u32): i32 {
  if (role == PAWN) return 100
  if (role == KNIGHT) return 300
  if (role == BISHOP) return 340
  if (role == ROOK) return 520
  if (role == QUEEN) return 950
  if (role == ARCHBISHOP || role == PRIME_MINISTER) return 800
  if (role == CHANCELLOR) return 860
  if (role == CANNON) return 380
  return role > CHANCELLOR ? 180 : 0
}

/** The orthodox role with about the same value as a role; for moves that escape from threats. */
export function threatenedAs(role: u32): u32 {
  return role == ARCHBISHOP || role == CHANCELLOR || role == PRIME_MINISTER ? QUEEN : role
}
