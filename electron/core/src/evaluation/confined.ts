// Pieces that a shuffled start has placed where they cannot get out.

import {
  BURIED_BISHOP,
  CORNER_BISHOP,
  CORNER_KNIGHT,
  TRAPPED_ROOK,
  UNDEVELOPED_MINORS,
  UNDEVELOPED_QUEEN,
} from '../../layout/evaluation'
import { NO_SQUARE } from '../../layout/position'
import { bit, count, fileOf, forward, isMany } from '../rules/bitboard'
import { pawnAttacks } from '../rules/attacks'
import { BISHOP, KNIGHT, PAWN, QUEEN } from '../rules/piece'
import { byColor, byRole, castlingRook, kingOf, occupiedOf } from '../rules/position'
import { homeRank } from '../rules/ranks'
import { pawnMap } from './attackMaps'
import { term } from './term'

/** A rook counts as trapped only if it can go to no more squares than this. */
const TRAPPED_MOBILITY: u32 = 3

/** The a- and h-file. */
const EDGES: u64 = 0x8181818181818181

/** Scores a bishop on its home rank that has own pawns on every square before it. */
export function buriedBishopScore(position: usize, parameters: usize, color: u32, square: u32): i32 {
  if ((homeRank(position, color) & bit(square)) == 0) return 0
  const exits = pawnAttacks(color, square)
  const pawns = byRole(position, PAWN) & byColor(position, color)
  if ((exits & ~pawns) != 0) return 0
  const isBlocked = (forward(exits, color) & ~occupiedOf(position)) == 0
  const index = isMany(exits) ? BURIED_BISHOP : CORNER_BISHOP
  return term(parameters, isBlocked ? index + 1 : index, 1)
}

/** Scores a knight in its corner by its ways out, of which it has two: own pawns may occupy them, enemy pawns may guard them. */
export function cornerKnightScore(
  position: usize,
  parameters: usize,
  color: u32,
  square: u32,
  attacks: u64,
): i32 {
  if ((homeRank(position, color) & EDGES & bit(square)) == 0) return 0
  const pawns = byRole(position, PAWN) & byColor(position, color)
  const exits = attacks & ~pawns & ~pawnMap(color ^ 1)
  if (isMany(exits)) return 0
  return term(parameters, exits == 0 ? CORNER_KNIGHT + 1 : CORNER_KNIGHT, 1)
}

/** Scores a rook with little room on its home rank between its king and the nearer edge. */
export function trappedRookScore(
  position: usize,
  parameters: usize,
  color: u32,
  square: u32,
  squares: u32,
): i32 {
  const king = kingOf(position, color)
  if (
    squares > TRAPPED_MOBILITY ||
    (homeRank(position, color) & bit(square)) == 0 ||
    (homeRank(position, color) & bit(king)) == 0
  )
    return 0
  const side: u32 = fileOf(king) < 4 ? 0 : 1
  if (side == 0 ? square > king : square < king) return 0
  const canCastle = castlingRook(position, color, side) != NO_SQUARE
  return term(parameters, canCastle ? TRAPPED_ROOK : TRAPPED_ROOK + 1, 1)
}

/** Scores pieces that have not left their home rank. */
export function developmentScore(position: usize, parameters: usize, color: u32): i32 {
  const home = byColor(position, color) & homeRank(position, color)
  const minors = count((byRole(position, KNIGHT) | byRole(position, BISHOP)) & home)
  const queens = count(byRole(position, QUEEN) & home) as i32
  return (
    term(parameters, UNDEVELOPED_MINORS + min<u32>(minors, 4), 1) +
    term(parameters, UNDEVELOPED_QUEEN, queens)
  )
}
