// Which pieces move in which way, and the roles to which pawns promote, for armies with pieces that combine two others.

import { PROMOTION_COUNT, PROMOTIONS } from '../../layout/wideRules'
import * as wide from '../../layout/wideRoles'
import { bishopAttacks, knightAttacks, rookAttacks } from './attacks'
import { EMPTY, Squares } from './bitboard'
import { appendMove } from './list'
import { moveOf, NORMAL, withRole } from './move'
import { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK } from './piece'
import { byColor, byRole } from './position'
import { rulesOf } from './rules'

const ARCHBISHOP: u32 = wide.ARCHBISHOP
const CHANCELLOR: u32 = wide.CHANCELLOR
const PRIME_MINISTER: u32 = wide.PRIME_MINISTER

/** Every role that can give check has a number below this. */
export const CHECKING_ROLES: u32 = 12

/** Whether a side has more than king and pawns. */
export function hasPieces(position: usize, color: u32): bool {
  return (byColor(position, color) & ~(byRole(position, KING) | byRole(position, PAWN))) != 0
}

/** All pieces that move along ranks and files. */
export function straightSliders(position: usize): Squares {
  return byRole(position, ROOK) | byRole(position, QUEEN) | byRole(position, CHANCELLOR)
}

/** Archbishops and prime ministers: bishop and knight in one. */
function bishopKnights(position: usize): Squares {
  return byRole(position, ARCHBISHOP) | byRole(position, PRIME_MINISTER)
}

/** All pieces that move along diagonals. */
export function diagonalSliders(position: usize): Squares {
  return byRole(position, BISHOP) | byRole(position, QUEEN) | bishopKnights(position)
}

/** All pieces that leap like a knight. */
export function knightLeapers(position: usize): Squares {
  return byRole(position, KNIGHT) | byRole(position, CHANCELLOR) | bishopKnights(position)
}

/** The squares that a role other than pawn and king reaches, which are also those from which it reaches the square; not for Janggi. */
export function reachOf(role: u32, square: u32, occupied: Squares): Squares {
  const isBishopKnight = role == ARCHBISHOP || role == PRIME_MINISTER
  let reached = EMPTY
  if (role == KNIGHT || role == CHANCELLOR || isBishopKnight) reached |= knightAttacks(square)
  if (role == BISHOP || role == QUEEN || isBishopKnight) reached |= bishopAttacks(square, occupied)
  if (role == ROOK || role == QUEEN || role == CHANCELLOR) reached |= rookAttacks(square, occupied)
  return reached
}

/** The number of roles to which a pawn may promote. */
export function promotionCount(position: usize): u32 {
  return load<u8>(rulesOf(position), PROMOTION_COUNT)
}

/** Appends one move of a pawn to a last rank for each role to which it may promote. */
export function appendPromotions(position: usize, list: usize, from: u32, to: u32): usize {
  const move = moveOf(from, to, NORMAL)
  const roles = rulesOf(position) + PROMOTIONS
  for (let i: u32 = 0; i < promotionCount(position); i++)
    list = appendMove(list, withRole(move, load<u8>(roles + (i as usize))))
  return list
}
