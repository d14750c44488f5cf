// En passant: a position knows the square only while a capture there is legal.

import { EP, NO_SQUARE } from '../../layout/position'
import { bishopAttacks, knightAttacks, pawnAttacks, rookAttacks } from './attacks'
import { bit, lowest, withoutLowest } from './bitboard'
import { appendMove } from './list'
import { EN_PASSANT, moveOf } from './move'
import { BISHOP, KNIGHT, PAWN, QUEEN, ROOK } from './piece'
import { byColor, byRole, kingOf, occupiedOf } from './position'

/** No enemy sees the king once both pawns have left their squares. */
function isSafe(position: usize, color: u32, from: u32, ep: u32): bool {
  const king = kingOf(position, color)
  const captured = bit(ep ^ 8)
  const after = (occupiedOf(position) ^ bit(from) ^ captured) | bit(ep)
  const enemies = byColor(position, color ^ 1) & ~captured
  const queens = byRole(position, QUEEN)
  if ((rookAttacks(king, after) & enemies & (byRole(position, ROOK) | queens)) != 0) return false
  if ((bishopAttacks(king, after) & enemies & (byRole(position, BISHOP) | queens)) != 0) return false
  const steppers =
    (knightAttacks(king) & byRole(position, KNIGHT)) | (pawnAttacks(color, king) & byRole(position, PAWN))
  return (steppers & enemies) == 0
}

/** The pawns of `color` that may capture on `ep`. */
export function takersOf(position: usize, color: u32, ep: u32): u64 {
  let legal: u64 = 0
  let takers = pawnAttacks(color ^ 1, ep) & byRole(position, PAWN) & byColor(position, color)
  for (; takers != 0; takers = withoutLowest(takers)) {
    const from = lowest(takers)
    if (isSafe(position, color, from, ep)) legal |= bit(from)
  }
  return legal
}

export function appendEnPassant(position: usize, list: usize, color: u32): usize {
  const ep = load<u8>(position, EP) as u32
  if (ep == NO_SQUARE) return list
  for (let takers = takersOf(position, color, ep); takers != 0; takers = withoutLowest(takers)) {
    list = appendMove(list, moveOf(lowest(takers), ep, EN_PASSANT))
  }
  return list
}
