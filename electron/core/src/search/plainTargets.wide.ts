// Where pieces go by ordinary moves on boards beyond eight by eight, those of Janggi apart.

import { PROMOTIONS } from '../../layout/wideRules'
import { promotionCount, reachOf } from '../rules/army'
import { pawnAttacks } from '../rules/attacks'
import { bit, forward, Squares } from '../rules/bitboard'
import { DOUBLE_STEP } from '../rules/move'
import { PAWN } from '../rules/piece'
import { byColor, occupiedOf } from '../rules/position'
import { lastRanks, thirdRank } from '../rules/ranks'
import { rulesOf } from '../rules/rules'

/** Where a pawn may go by a step, a double step or a capture. */
export function pawnTargets(position: usize, color: u32, from: u32, kind: u32): Squares {
  const free = ~occupiedOf(position)
  const single = forward(bit(from), color) & free
  if (kind == DOUBLE_STEP) return forward(single & thirdRank(position, color), color) & free
  return single | (pawnAttacks(color, from) & byColor(position, color ^ 1))
}

/** Where another piece but the king may go, own pieces included. */
export function pieceTargets(role: u32, from: u32, occupied: Squares): Squares {
  return reachOf(role, from, occupied)
}

/** A pawn may become a role. */
function mayBecome(position: usize, role: u32): bool {
  const roles = rulesOf(position) + PROMOTIONS
  for (let i: u32 = 0; i < promotionCount(position); i++)
    if ((load<u8>(roles + (i as usize)) as u32) == role) return true
  return false
}

/** What a move says of promotion is what it must. */
export function promotesRightly(position: usize, role: u32, to: u32, promotion: u32): bool {
  const mustPromote = role == PAWN && (bit(to) & lastRanks(position)) != 0
  return mustPromote ? mayBecome(position, promotion) : promotion == 0
}
