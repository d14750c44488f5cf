// Material and piece-square tables: all that can be evaluated while pieces are still in hand.

import { IN_HAND, MATERIAL, PIECE_SQUARE_TABLES, ROW_OF_SQUARES } from '../../layout/evaluation'
import { count, lowest, withoutLowest } from '../rules/bitboard'
import { BISHOP, KNIGHT, PAWN, QUEEN, ROOK } from '../rules/piece'
import { byColor, byRole, held } from '../rules/position'
import { term } from './term'
import { seenFrom } from './view'

/** The phase weight of all pieces at the start: one for a minor piece, two for a rook, four for a queen. */
export const FULL_PHASE: i32 = 24

/** The score of a piece by the piece-square table of its role. */
export function pieceSquareScore(parameters: usize, color: u32, role: u32, square: u32): i32 {
  return term(parameters, PIECE_SQUARE_TABLES + role * ROW_OF_SQUARES + seenFrom(color, square), 1)
}

/** The score of all pieces of a role by its piece-square table. */
export function roleSquaresScore(position: usize, parameters: usize, color: u32, role: u32): i32 {
  let score: i32 = 0
  for (let rest = byRole(position, role) & byColor(position, color); rest != 0; rest = withoutLowest(rest))
    score += pieceSquareScore(parameters, color, role, lowest(rest))
  return score
}

export function materialScore(position: usize, parameters: usize, color: u32): i32 {
  const own = byColor(position, color)
  let score: i32 = 0
  for (let role: u32 = PAWN; role <= QUEEN; role++)
    score += term(parameters, MATERIAL + role, count(byRole(position, role) & own) as i32)
  return score
}

/** Pieces in hand: their material, and the value of an average square. */
export function handScore(position: usize, parameters: usize, color: u32): i32 {
  let score: i32 = 0
  for (let role: u32 = PAWN; role <= QUEEN + 1; role++) {
    const pieces = held(position, color, role) as i32
    if (pieces == 0) continue
    score += term(parameters, IN_HAND + role, pieces)
    if (role <= QUEEN) score += term(parameters, MATERIAL + role, pieces)
  }
  return score
}

/** 24 at the start of a game, falling to 0 without pieces. */
export function phaseOf(position: usize): i32 {
  const minors = count(byRole(position, KNIGHT) | byRole(position, BISHOP)) as i32
  const rooks = count(byRole(position, ROOK)) as i32
  const queens = count(byRole(position, QUEEN)) as i32
  return min<i32>(minors + 2 * rooks + 4 * queens, FULL_PHASE)
}
