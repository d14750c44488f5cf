// Moves that only some systems have: the king's leap, the bishop's adjustment, the transposition.

import { ADJUSTMENT, LEAP, TRANSPOSITION, UNMOVED } from '../../layout/position'
import { LEAP_FILES } from '../../layout/rules'
import { between } from './attacks'
import { bit, count, DARK, eastward, isMany, lowest, westward, withoutLowest, Squares } from './bitboard'
import { appendMove } from './list'
import { ADJUSTMENT_MOVE, LEAP_MOVE, moveOf, TRANSPOSITION_MOVE } from './move'
import { BISHOP, KING, PAWN, roleOf } from './piece'
import { byColor, byRole, codeAt, kingOf, occupiedOf } from './position'
import { homeRank, homeSquare } from './ranks'
import { rulesOf } from './rules'
import { attackedAmong, isAttacked } from './threats'

export function hasRight(position: usize, right: usize, color: u32): bool {
  return ((load<u8>(position + right) >> (color as u8)) & 1) != 0
}

/** Appends leaps: the unmoved king jumps over own pieces to a bunker square two or more files away; must not be called in check. */
export function appendLeaps(position: usize, list: usize, color: u32): usize {
  if (!hasRight(position, LEAP, color)) return list
  const king = kingOf(position, color)
  const occupied = occupiedOf(position)
  const enemies = byColor(position, color ^ 1)
  for (let files = load<u8>(rulesOf(position), LEAP_FILES) as u32; files != 0; files &= files - 1) {
    const to = homeSquare(position, color, ctz(files))
    const passed = between(king, to)
    if (passed == 0 || (occupied & bit(to)) != 0 || (passed & enemies) != 0) continue
    if (attackedAmong(position, passed | bit(to), color ^ 1, occupied) == 0)
      list = appendMove(list, moveOf(king, to, LEAP_MOVE))
  }
  return list
}

/** Unmoved back-rank pieces next to a square. */
export function unmovedNeighbors(position: usize, square: u32, color: u32): Squares {
  const rank = homeRank(position, color)
  const here = bit(square)
  return load<Squares>(position, UNMOVED) & rank & ((eastward(here) | westward(here)) & rank)
}

export function unmovedBishops(position: usize, color: u32): Squares {
  return (
    load<Squares>(position, UNMOVED) &
    homeRank(position, color) &
    byRole(position, BISHOP) &
    byColor(position, color)
  )
}

/** Whether an unmoved bishop still has an unmoved neighbor. */
export function canStillAdjust(position: usize, color: u32): bool {
  for (let bishops = unmovedBishops(position, color); bishops != 0; bishops = withoutLowest(bishops)) {
    if (unmovedNeighbors(position, lowest(bishops), color) != 0) return true
  }
  return false
}

/** Appends adjustments: an unmoved bishop changes places with an unmoved neighbor; must not be called in check. */
export function appendAdjustments(position: usize, list: usize, color: u32): usize {
  if (!hasRight(position, ADJUSTMENT, color)) return list
  const king = kingOf(position, color)
  const occupied = occupiedOf(position)
  for (let bishops = unmovedBishops(position, color); bishops != 0; bishops = withoutLowest(bishops)) {
    const bishop = lowest(bishops)
    for (let rest = unmovedNeighbors(position, bishop, color); rest != 0; rest = withoutLowest(rest)) {
      const partner = lowest(rest)
      // The same squares stay occupied, so only a king that is itself swapped can walk into an attack.
      if (partner == king && isAttacked(position, bishop, color ^ 1, occupied)) continue
      list = appendMove(list, moveOf(bishop, partner, ADJUSTMENT_MOVE))
    }
  }
  return list
}

/** Whether a set has two or more bishops, all on squares of one color. */
export function shareColor(bishops: Squares): bool {
  return isMany(bishops) && ((bishops & DARK) == 0 || (bishops & ~DARK) == 0)
}

/** A set after the contents of two squares have changed places. */
export function swapped(set: Squares, a: u32, b: u32): Squares {
  const both = bit(a) | bit(b)
  return count(set & both) == 1 ? set ^ both : set
}

/** Appends transpositions: on the first move two own pieces of the back rank may change places. */
export function appendTranspositions(position: usize, list: usize, color: u32, checked: bool): usize {
  if (!hasRight(position, TRANSPOSITION, color)) return list
  const own = byColor(position, color)
  const home = own & homeRank(position, color) & ~byRole(position, PAWN)
  const bishops = own & byRole(position, BISHOP)
  const occupied = occupiedOf(position)
  for (let first = home; first != 0; first = withoutLowest(first)) {
    const a = lowest(first)
    for (let second = withoutLowest(first); second != 0; second = withoutLowest(second)) {
      const b = lowest(second)
      const roleA = roleOf(codeAt(position, a))
      const roleB = roleOf(codeAt(position, b))
      if (roleA == roleB || shareColor(swapped(bishops, a, b))) continue
      if (roleA == KING || roleB == KING) {
        if (isAttacked(position, roleA == KING ? b : a, color ^ 1, occupied)) continue
      } else if (checked) continue
      list = appendMove(list, moveOf(a, b, TRANSPOSITION_MOVE))
    }
  }
  return list
}
