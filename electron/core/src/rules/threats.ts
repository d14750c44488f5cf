// What the enemy attacks: squares of interest, the king, and the pieces that shield him.

import { CHECKERS, PINNED } from '../../layout/position'
import {
  between,
  bishopAttacks,
  diagonalRays,
  kingAttacks,
  knightAttacks,
  pawnAttacks,
  rookAttacks,
  straightRays,
} from './attacks'
import { bit, isMany, lowest, pawnCaptures, withoutLowest } from './bitboard'
import { BISHOP, KNIGHT, PAWN, QUEEN, ROOK } from './piece'
import { byColor, byRole, isInSetup, kingOf, turnOf } from './position'

/** Which of the squares the pieces of `by` attack, sliders seeing through no piece of `occupied`. */
export function attackedAmong(position: usize, squares: u64, by: u32, occupied: u64): u64 {
  const enemies = byColor(position, by)
  const nearby = pawnCaptures(byRole(position, PAWN) & enemies, by) | kingAttacks(kingOf(position, by))
  const knights = byRole(position, KNIGHT) & enemies
  const straight = (byRole(position, ROOK) | byRole(position, QUEEN)) & enemies
  const diagonal = (byRole(position, BISHOP) | byRole(position, QUEEN)) & enemies
  let attacked = squares & nearby
  for (let rest = squares & ~nearby; rest != 0; rest = withoutLowest(rest)) {
    const square = lowest(rest)
    const from =
      (knightAttacks(square) & knights) |
      (rookAttacks(square, occupied) & straight) |
      (bishopAttacks(square, occupied) & diagonal)
    if (from != 0) attacked |= bit(square)
  }
  return attacked
}

export function isAttacked(position: usize, square: u32, by: u32, occupied: u64): bool {
  return attackedAmong(position, bit(square), by, occupied) != 0
}

/** Finds who gives check to the side to move, and which of its pieces may not leave the king's line. */
export function refreshThreats(position: usize): void {
  let checkers: u64 = 0
  let pinned: u64 = 0
  if (!isInSetup(position)) {
    const color = turnOf(position)
    const king = kingOf(position, color)
    const own = byColor(position, color)
    const enemies = byColor(position, color ^ 1)
    const occupied = own | enemies
    const queens = byRole(position, QUEEN)
    const steppers =
      (knightAttacks(king) & byRole(position, KNIGHT)) | (pawnAttacks(color, king) & byRole(position, PAWN))
    const sliders =
      (straightRays(king) & (byRole(position, ROOK) | queens)) |
      (diagonalRays(king) & (byRole(position, BISHOP) | queens))
    checkers = steppers & enemies
    for (let rest = sliders & enemies; rest != 0; rest = withoutLowest(rest)) {
      const slider = lowest(rest)
      const shields = between(king, slider) & occupied
      if (shields == 0) checkers |= bit(slider)
      else if (!isMany(shields)) pinned |= shields & own
    }
  }
  store<u64>(position, checkers, CHECKERS)
  store<u64>(position, pinned, PINNED)
}

/** The pieces of a side that shield its king from a slider of the other. */
export function pinnedOf(position: usize, color: u32): u64 {
  const king = kingOf(position, color)
  const own = byColor(position, color)
  const enemies = byColor(position, color ^ 1)
  const queens = byRole(position, QUEEN)
  const sliders =
    (straightRays(king) & (byRole(position, ROOK) | queens)) |
    (diagonalRays(king) & (byRole(position, BISHOP) | queens))
  let pinned: u64 = 0
  for (let rest = sliders & enemies; rest != 0; rest = withoutLowest(rest)) {
    const shields = between(king, lowest(rest)) & (own | enemies)
    if (shields != 0 && !isMany(shields)) pinned |= shields & own
  }
  return pinned
}
