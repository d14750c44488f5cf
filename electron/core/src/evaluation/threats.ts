// Threats of one side against the pieces of the other, and the space behind its pawns.

import {
  HANGING,
  SPACE,
  THREAT_BY_KING,
  THREAT_BY_MINOR,
  THREAT_BY_PAWN,
  THREAT_BY_PUSH,
  THREAT_BY_ROOK,
} from '../../layout/evaluation'
import { kingAttacks } from '../rules/attacks'
import { count, forward, pawnCaptures } from '../rules/bitboard'
import { PAWN, QUEEN, ROOK } from '../rules/piece'
import { byColor, byRole, kingOf, occupiedOf } from '../rules/position'
import { attackMap, minorMap, pawnMap, rookMap, twiceMap } from './attackMaps'
import { term } from './term'
import { fillForward, ranksOf } from './view'

/** Files c to f on ranks 2 to 4, as the side sees them. */
const SPACE_SQUARES: u64 = 0x000000003c3c3c00

/** Adds a term for each piece on the squares, by its role. */
function byRoles(position: usize, parameters: usize, index: u32, targets: u64): i32 {
  if (targets == 0) return 0
  let score: i32 = 0
  for (let role: u32 = PAWN; role <= QUEEN; role++) {
    const attacked = count(targets & byRole(position, role)) as i32
    if (attacked != 0) score += term(parameters, index + role, attacked)
  }
  return score
}

/** The pieces that a pawn would attack after a step to a square that the enemy does not control. */
function pushTargets(position: usize, color: u32): u64 {
  const free = ~occupiedOf(position)
  const pawns = byRole(position, PAWN) & byColor(position, color)
  const thirdRank = ranksOf(color, 0xff0000)
  let steps = forward(pawns, color) & free
  steps |= forward(steps & thirdRank, color) & free
  const safe = ~pawnMap(color ^ 1) & (attackMap(color) | ~attackMap(color ^ 1))
  return pawnCaptures(steps & safe, color) & byColor(position, color ^ 1) & ~byRole(position, PAWN)
}

export function threatsScore(position: usize, parameters: usize, color: u32): i32 {
  const enemy = color ^ 1
  const enemies = byColor(position, enemy)
  const pieces = enemies & ~byRole(position, PAWN)
  const majors = byRole(position, ROOK) | byRole(position, QUEEN)
  const guarded = pawnMap(enemy) | (twiceMap(enemy) & ~twiceMap(color))
  const weak = enemies & ~guarded & attackMap(color)
  const hanging = weak & (~attackMap(enemy) | (pieces & twiceMap(color)))
  const byPush = pushTargets(position, color) & ~pawnMap(color)
  return (
    byRoles(position, parameters, THREAT_BY_PAWN, pieces & pawnMap(color)) +
    byRoles(position, parameters, THREAT_BY_MINOR, (weak | (pieces & majors)) & minorMap(color)) +
    byRoles(
      position,
      parameters,
      THREAT_BY_ROOK,
      (weak | (enemies & byRole(position, QUEEN))) & rookMap(color),
    ) +
    term(parameters, THREAT_BY_KING, count(weak & kingAttacks(kingOf(position, color))) as i32) +
    term(parameters, THREAT_BY_PUSH, count(byPush) as i32) +
    term(parameters, HANGING, count(hanging) as i32)
  )
}

/** Scores safe squares in the middle; those close behind an own pawn count twice. */
export function spaceScore(position: usize, parameters: usize, color: u32): i32 {
  const pawns = byRole(position, PAWN) & byColor(position, color)
  const safe = ranksOf(color, SPACE_SQUARES) & ~pawns & ~pawnMap(color ^ 1)
  const behind = fillForward(forward(pawns, color ^ 1), color ^ 1)
  return term(parameters, SPACE, (count(safe) + count(safe & behind & ~attackMap(color ^ 1))) as i32)
}
