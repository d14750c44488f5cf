// Where pieces can go by ordinary moves on boards beyond eight by eight, except in Janggi.

import { PROMOTIONS } from '../../layout/wideRules'
import { promotionCount, reachOf } from '../rules/army'
import { pawnAttacks } from '../rules/attacks'
import { bit, forward, Squares } from '../rules/bitboard'
import { DOUBLE_STEP } from '../rules/move'
import { PAWN } from '../rules/piece'
import { byColor, occupiedOf } from '../rules/position'
import { lastRanks, thirdRank } from '../rules/ranks'
import { rulesOf } from '../rules/rules'

/** The squares to which a pawn may go by a step, a double step or a capture. */
export function pawnTargets(position: usize, color: u32, from: u32, kind: u32): Squares {
  const free = ~occupiedOf(position)
  const single = forward(bit(from), color) & free
  if (kind == DOUBLE_STEP) return forward(single & thirdRank(position, color), color) & free
  return single | (pawnAttacks(color, from) & byColor(position, color ^ 1))
}

/** The squares to which a piece other than the king may go, including those of own pieces. */
export function pieceTargets(role: u32, from: u32, occupied: Squares): Squares {
  return reachOf(role, from, occupied)
}

/** Whether pawns may promote to a role. */
function mayBecome(position: usize, role: u32): bool {
  const roles = rulesOf(position) + PROMOTIONS
  for (let i: u32 = 0; i < promotionCount(position); i++)
    if ((load<u8>(roles + (i as usize)) as u32) == role) return true
  return false
}

/** Whether a move promotes exactly if it must, and to a valid role. */
export function promotesRightly(position: usize, role: u32, to: u32, promotion: u32): bool {
  const mustPromote = role == PAWN && (bit(to) & lastRanks(position)) != 0
  return mustPromote ? mayBecome(position, promotion) : promotion == 0
}
