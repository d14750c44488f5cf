// Passed pawns: how far they have advanced, what is in front of them, which pieces are near.

import {
  PASSED,
  PASSED_BLOCKED,
  PASSED_ENEMY_KING,
  PASSED_OWN_KING,
  PASSED_ROOK_BEHIND,
  PASSED_SAFE_STEP,
  PASSED_UNSTOPPABLE,
} from '../../layout/evaluation'
import { bit, forward, lowest, withoutLowest } from '../rules/bitboard'
import { KING, PAWN, ROOK } from '../rules/piece'
import { byColor, byRole, kingOf, occupiedOf, turnOf } from '../rules/position'
import { attackMap } from './attackMaps'
import { term } from './term'
import { distance, fillForward, relativeRank, sideways } from './view'

/** From this rank on, counted from 0, the distance of the kings from a passed pawn counts. */
const ADVANCED: u32 = 3

/** Pawns that no enemy pawn can stop or capture on their way, and that have no own pawn before them. */
export function passedPawns(position: usize, color: u32): u64 {
  const own = byRole(position, PAWN) & byColor(position, color)
  const enemies = byRole(position, PAWN) & byColor(position, color ^ 1)
  const ahead = fillForward(forward(enemies, color ^ 1), color ^ 1)
  const behindOwn = fillForward(forward(own, color ^ 1), color ^ 1)
  return own & ~(ahead | sideways(ahead) | behindOwn)
}

/** Whether the enemy has only its king, which cannot reach the promotion square in time. */
function isUnstoppable(position: usize, color: u32, pawn: u32): bool {
  const enemies = byColor(position, color ^ 1)
  const pieces = enemies & ~byRole(position, PAWN) & ~byRole(position, KING)
  if (pieces != 0) return false
  const path = fillForward(forward(bit(pawn), color), color)
  if ((path & byColor(position, color)) != 0) return false
  const target = (pawn & 7) | ((color ^ 1) * 56)
  const rank = relativeRank(color, pawn)
  const steps: u32 = rank == 1 ? 5 : 7 - rank
  const tempo: u32 = turnOf(position) == color ? 0 : 1
  return distance(kingOf(position, color ^ 1), target) > steps + tempo
}

function kingsScore(position: usize, parameters: usize, color: u32, next: u32): i32 {
  return (
    term(parameters, PASSED_OWN_KING + distance(kingOf(position, color), next), 1) +
    term(parameters, PASSED_ENEMY_KING + distance(kingOf(position, color ^ 1), next), 1)
  )
}

function passedScore(position: usize, parameters: usize, color: u32, pawn: u32): i32 {
  const here = bit(pawn)
  const next = forward(here, color)
  const rank = relativeRank(color, pawn)
  let score = term(parameters, PASSED + rank, 1)
  if ((next & occupiedOf(position)) != 0) score += term(parameters, PASSED_BLOCKED + rank, 1)
  else if ((next & attackMap(color ^ 1)) == 0) score += term(parameters, PASSED_SAFE_STEP + rank, 1)
  if (rank >= ADVANCED) score += kingsScore(position, parameters, color, lowest(next))
  const behind = fillForward(forward(here, color ^ 1), color ^ 1)
  if ((behind & byRole(position, ROOK) & byColor(position, color)) != 0)
    score += term(parameters, PASSED_ROOK_BEHIND, 1)
  if (isUnstoppable(position, color, pawn)) score += term(parameters, PASSED_UNSTOPPABLE, 1)
  return score
}

export function passedPawnsScore(position: usize, parameters: usize, color: u32): i32 {
  let score: i32 = 0
  for (let rest = passedPawns(position, color); rest != 0; rest = withoutLowest(rest))
    score += passedScore(position, parameters, color, lowest(rest))
  return score
}
