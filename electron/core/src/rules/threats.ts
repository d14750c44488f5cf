// What the enemy attacks: given squares, the king, and the pieces that shield it.

import { CHECKERS, PINNED } from '../../layout/position'
import { diagonalSliders, knightLeapers, straightSliders } from './army'
import {
  between,
  diagonalHits,
  diagonalRays,
  kingAttacks,
  knightAttacks,
  pawnAttacks,
  straightHits,
  straightRays,
} from './attacks'
import { bit, EMPTY, HAS_JANGGI, isMany, lowest, pawnCaptures, withoutLowest, Squares } from './bitboard'
import { generalAttackers } from './janggi'
import { PAWN } from './piece'
import { byColor, byRole, isInSetup, kingOf, turnOf } from './position'
import { isJanggi } from './rules'

/** The given squares that the pieces of `by` attack; sliders are blocked by the pieces in `occupied`. */
export function attackedAmong(position: usize, squares: Squares, by: u32, occupied: Squares): Squares {
  const enemies = byColor(position, by)
  const nearby = pawnCaptures(byRole(position, PAWN) & enemies, by) | kingAttacks(kingOf(position, by))
  const knights = knightLeapers(position) & enemies
  const straight = straightSliders(position) & enemies
  const diagonal = diagonalSliders(position) & enemies
  let attacked = squares & nearby
  for (let rest = squares & ~nearby; rest != 0; rest = withoutLowest(rest)) {
    const square = lowest(rest)
    const from =
      (knightAttacks(square) & knights) |
      straightHits(square, straight, occupied) |
      diagonalHits(square, diagonal, occupied)
    if (from != 0) attacked |= bit(square)
  }
  return attacked
}

/** Whether a side attacks a square; in Janggi, whether it attacks the other side's general, on any square. */
export function isAttacked(position: usize, square: u32, by: u32, occupied: Squares): bool {
  if (HAS_JANGGI && isJanggi(position)) return generalAttackers(position, by ^ 1) != 0
  return attackedAmong(position, bit(square), by, occupied) != 0
}

/** Finds the pieces that give check to the side to move, and its own pieces that may not leave their king's line. */
export function refreshThreats(position: usize): void {
  let checkers: Squares = EMPTY
  let pinned: Squares = EMPTY
  if (HAS_JANGGI && isJanggi(position)) checkers = generalAttackers(position, turnOf(position))
  else if (!isInSetup(position)) {
    const color = turnOf(position)
    const king = kingOf(position, color)
    const own = byColor(position, color)
    const enemies = byColor(position, color ^ 1)
    const occupied = own | enemies
    const steppers =
      (knightAttacks(king) & knightLeapers(position)) | (pawnAttacks(color, king) & byRole(position, PAWN))
    const sliders =
      (straightRays(king) & straightSliders(position)) | (diagonalRays(king) & diagonalSliders(position))
    checkers = steppers & enemies
    for (let rest = sliders & enemies; rest != 0; rest = withoutLowest(rest)) {
      const slider = lowest(rest)
      const shields = between(king, slider) & occupied
      if (shields == 0) checkers |= bit(slider)
      else if (!isMany(shields)) pinned |= shields & own
    }
  }
  store<Squares>(position, checkers, CHECKERS)
  store<Squares>(position, pinned, PINNED)
}

/** The pieces of a side that shield its king from a slider of the other. */
export function pinnedOf(position: usize, color: u32): Squares {
  const king = kingOf(position, color)
  const own = byColor(position, color)
  const enemies = byColor(position, color ^ 1)
  const sliders =
    (straightRays(king) & straightSliders(position)) | (diagonalRays(king) & diagonalSliders(position))
  let pinned: Squares = EMPTY
  for (let rest = sliders & enemies; rest != 0; rest = withoutLowest(rest)) {
    const shields = between(king, lowest(rest)) & (own | enemies)
    if (shields != 0 && !isMany(shields)) pinned |= shields & own
  }
  return pinned
}
