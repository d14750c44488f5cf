// Rights that a side still has: castling (by the rules of the system), leap, adjustment, transposition.

import {
  ADJUSTMENT_RIGHT,
  CASTLING_RIGHT,
  LEAP_RIGHT,
  ROW_OF_BLOCKERS,
  TRANSPOSITION_RIGHT,
} from '../../layout/evaluation'
import { ADJUSTMENT, CASTLING_PATHS, LEAP, NO_SQUARE, TRANSPOSITION } from '../../layout/position'
import { count } from '../rules/bitboard'
import { castlingRook, occupiedOf, relocationOf } from '../rules/position'
import { hasRight } from '../rules/special'
import { term } from './term'

const MAX_BLOCKERS: u32 = ROW_OF_BLOCKERS - 1

/** How many pieces are in the way of king and rook. */
export function castlingBlockers(position: usize, color: u32, side: u32): u32 {
  const path = load<u64>(position + ((((color << 1) | side) as usize) << 3), CASTLING_PATHS)
  return count(path & occupiedOf(position))
}

function castlingScore(position: usize, parameters: usize, color: u32, side: u32): i32 {
  if (castlingRook(position, color, side) == NO_SQUARE) return 0
  const blockers = min<u32>(castlingBlockers(position, color, side), MAX_BLOCKERS)
  return term(parameters, CASTLING_RIGHT + side * ROW_OF_BLOCKERS + blockers, 1)
}

export function rightsScore(position: usize, parameters: usize, color: u32): i32 {
  let score: i32 = 0
  // As long as the kings are not on their final squares, nothing can be said about their paths.
  if (relocationOf(position) == 0) {
    score = castlingScore(position, parameters, color, 0) + castlingScore(position, parameters, color, 1)
  }
  if (hasRight(position, LEAP, color)) score += term(parameters, LEAP_RIGHT, 1)
  if (hasRight(position, ADJUSTMENT, color)) score += term(parameters, ADJUSTMENT_RIGHT, 1)
  if (hasRight(position, TRANSPOSITION, color)) score += term(parameters, TRANSPOSITION_RIGHT, 1)
  return score
}
