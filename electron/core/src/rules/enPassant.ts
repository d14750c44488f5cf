// En passant: a position has an en-passant square only if a capture there is legal.

import { EP, NO_SQUARE } from '../../layout/position'
import { diagonalSliders, knightLeapers, straightSliders } from './army'
import { diagonalHits, knightAttacks, pawnAttacks, straightHits } from './attacks'
import { behindSkipped, bit, EMPTY, lowest, withoutLowest, Squares } from './bitboard'
import { appendMove } from './list'
import { EN_PASSANT, moveOf } from './move'
import { PAWN } from './piece'
import { byColor, byRole, kingOf, occupiedOf } from './position'

/** Whether the king is safe once both pawns have left their squares. */
function isSafe(position: usize, color: u32, from: u32, ep: u32): bool {
  const king = kingOf(position, color)
  const captured = bit(behindSkipped(ep))
  const after = (occupiedOf(position) ^ bit(from) ^ captured) | bit(ep)
  const enemies = byColor(position, color ^ 1) & ~captured
  if (straightHits(king, enemies & straightSliders(position), after) != 0) return false
  if (diagonalHits(king, enemies & diagonalSliders(position), after) != 0) return false
  const steppers =
    (knightAttacks(king) & knightLeapers(position)) | (pawnAttacks(color, king) & byRole(position, PAWN))
  return (steppers & enemies) == 0
}

/** The pawns of `color` that may capture on `ep`. */
export function takersOf(position: usize, color: u32, ep: u32): Squares {
  let legal: Squares = EMPTY
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
