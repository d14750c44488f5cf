// Which pieces move in which way, and the roles to which pawns promote: the orthodox army. Larger boards have army.wide.ts in place of this
// file.

import { bishopAttacks, knightAttacks, rookAttacks } from './attacks'
import { Squares } from './bitboard'
import { appendMove } from './list'
import { moveOf, NORMAL, withRole } from './move'
import { BISHOP, KNIGHT, QUEEN, ROOK } from './piece'
import { byColor, byRole } from './position'

/** Every role that can give check has a number below this. */
export const CHECKING_ROLES: u32 = 5

/** Whether a side has more than king and pawns. */
export function hasPieces(position: usize, color: u32): bool {
  const pieces =
    byRole(position, KNIGHT) | byRole(position, BISHOP) | byRole(position, ROOK) | byRole(position, QUEEN)
  return (pieces & byColor(position, color)) != 0
}

/** All pieces that move along ranks and files. */
export function straightSliders(position: usize): Squares {
  return byRole(position, ROOK) | byRole(position, QUEEN)
}

/** All pieces that move along diagonals. */
export function diagonalSliders(position: usize): Squares {
  return byRole(position, BISHOP) | byRole(position, QUEEN)
}

/** All pieces that leap like a knight. */
export function knightLeapers(position: usize): Squares {
  return byRole(position, KNIGHT)
}

/** The squares that a role other than pawn and king reaches, which are also those from which it reaches the square. */
export function reachOf(role: u32, square: u32, occupied: Squares): Squares {
  if (role == KNIGHT) return knightAttacks(square)
  if (role == BISHOP) return bishopAttacks(square, occupied)
  if (role == ROOK) return rookAttacks(square, occupied)
  return rookAttacks(square, occupied) | bishopAttacks(square, occupied)
}

/** The number of roles to which a pawn may promote. */
export function promotionCount(_position: usize): u32 {
  return 4
}

/** Appends one move of a pawn to a last rank for each role to which it may promote. */
export function appendPromotions(_position: usize, list: usize, from: u32, to: u32): usize {
  const move = moveOf(from, to, NORMAL)
  list = appendMove(list, withRole(move, QUEEN))
  list = appendMove(list, withRole(move, ROOK))
  list = appendMove(list, withRole(move, BISHOP))
  return appendMove(list, withRole(move, KNIGHT))
}
