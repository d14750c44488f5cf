// Knights, bishops, rooks and queens: their squares, their mobility, and what helps or hinders them.

import {
  BISHOP_MOBILITY,
  BISHOP_PAIR,
  BISHOP_PAWNS,
  BISHOPS_OF_ONE_COLOR,
  CONNECTED_ROOKS,
  KNIGHT_MOBILITY,
  MINOR_BEHIND_PAWN,
  OUTPOST,
  QUEEN_MOBILITY,
  ROOK_MOBILITY,
  ROOK_OPEN_FILE,
  ROOK_SEMI_OPEN_FILE,
} from '../../layout/evaluation'
import { bishopAttacks, knightAttacks, rookAttacks } from '../rules/attacks'
import { bit, count, DARK, fileOf, forward, isMany, lowest, withoutLowest } from '../rules/bitboard'
import { BISHOP, KNIGHT, PAWN, QUEEN, ROOK } from '../rules/piece'
import { byColor, byRole, occupiedOf } from '../rules/position'
import { minorMap, mobilityArea, noteAttacks, pawnMap, rookMap } from './attackMaps'
import { buriedBishopScore, cornerKnightScore, trappedRookScore } from './confined'
import { pieceSquareScore } from './material'
import { term } from './term'
import { fileSet, fillForward, ranksOf, sideways } from './view'

const OUTPOST_RANKS: u64 = 0x0000ffffff000000

/** Squares that own pawns guard and that no enemy pawn can ever attack. */
function outpostsOf(position: usize, color: u32): u64 {
  const enemyPawns = byRole(position, PAWN) & byColor(position, color ^ 1)
  const attackable = sideways(fillForward(forward(enemyPawns, color ^ 1), color ^ 1))
  return ranksOf(color, OUTPOST_RANKS) & pawnMap(color) & ~attackable
}

function mobility(color: u32, attacks: u64): u32 {
  return count(attacks & mobilityArea(color))
}

/** Scores the outposts of minor pieces, and the pawns that shield them. */
function minorsScore(position: usize, parameters: usize, color: u32, role: u32): i32 {
  const minors = byRole(position, role) & byColor(position, color)
  const shielded = minors & forward(byRole(position, PAWN), color ^ 1)
  return (
    term(parameters, OUTPOST + role - KNIGHT, count(minors & outpostsOf(position, color)) as i32) +
    term(parameters, MINOR_BEHIND_PAWN, count(shielded) as i32)
  )
}

export function knightsScore(position: usize, parameters: usize, color: u32): i32 {
  let score = minorsScore(position, parameters, color, KNIGHT)
  for (
    let rest = byRole(position, KNIGHT) & byColor(position, color);
    rest != 0;
    rest = withoutLowest(rest)
  ) {
    const square = lowest(rest)
    const attacks = knightAttacks(square)
    noteAttacks(color, KNIGHT, attacks)
    score += pieceSquareScore(parameters, color, KNIGHT, square)
    score += term(parameters, KNIGHT_MOBILITY + mobility(color, attacks), 1)
    score += cornerKnightScore(position, parameters, color, square, attacks)
  }
  return score
}

export function bishopsScore(position: usize, parameters: usize, color: u32): i32 {
  const bishops = byRole(position, BISHOP) & byColor(position, color)
  const pawns = byRole(position, PAWN) & byColor(position, color)
  const transparent = occupiedOf(position) & ~byRole(position, QUEEN)
  let score = minorsScore(position, parameters, color, BISHOP)
  for (let rest = bishops; rest != 0; rest = withoutLowest(rest)) {
    const square = lowest(rest)
    const attacks = bishopAttacks(square, transparent)
    const tint = (DARK & bit(square)) != 0 ? DARK : ~DARK
    noteAttacks(color, BISHOP, attacks)
    score += pieceSquareScore(parameters, color, BISHOP, square)
    score += term(parameters, BISHOP_MOBILITY + mobility(color, attacks), 1)
    score += term(parameters, BISHOP_PAWNS, count(pawns & tint) as i32)
    score += buriedBishopScore(position, parameters, color, square)
  }
  if ((bishops & DARK) != 0 && (bishops & ~DARK) != 0) score += term(parameters, BISHOP_PAIR, 1)
  else if (isMany(bishops)) score += term(parameters, BISHOPS_OF_ONE_COLOR, 1)
  return score
}

function rookFileScore(position: usize, parameters: usize, color: u32, square: u32): i32 {
  const pawns = byRole(position, PAWN) & fileSet(fileOf(square))
  if (pawns == 0) return term(parameters, ROOK_OPEN_FILE, 1)
  if ((pawns & byColor(position, color)) == 0) return term(parameters, ROOK_SEMI_OPEN_FILE, 1)
  return 0
}

export function rooksScore(position: usize, parameters: usize, color: u32): i32 {
  const rooks = byRole(position, ROOK) & byColor(position, color)
  const transparent = occupiedOf(position) & ~byRole(position, QUEEN) & ~rooks
  let score: i32 = 0
  let reached: u64 = 0
  for (let rest = rooks; rest != 0; rest = withoutLowest(rest)) {
    const square = lowest(rest)
    const attacks = rookAttacks(square, transparent)
    const squares = mobility(color, attacks)
    noteAttacks(color, ROOK, attacks)
    reached |= attacks
    score += pieceSquareScore(parameters, color, ROOK, square)
    score += term(parameters, ROOK_MOBILITY + squares, 1)
    score += rookFileScore(position, parameters, color, square)
    score += trappedRookScore(position, parameters, color, square, squares)
  }
  if ((reached & rooks) != 0) score += term(parameters, CONNECTED_ROOKS, 1)
  return score
}

/** Scores queens; squares that lesser enemy pieces attack do not count toward their mobility. */
export function queensScore(position: usize, parameters: usize, color: u32): i32 {
  const occupied = occupiedOf(position)
  const area = mobilityArea(color) & ~(minorMap(color ^ 1) | rookMap(color ^ 1))
  let score: i32 = 0
  for (let rest = byRole(position, QUEEN) & byColor(position, color); rest != 0; rest = withoutLowest(rest)) {
    const square = lowest(rest)
    const attacks = rookAttacks(square, occupied) | bishopAttacks(square, occupied)
    noteAttacks(color, QUEEN, attacks)
    score += pieceSquareScore(parameters, color, QUEEN, square)
    score += term(parameters, QUEEN_MOBILITY + count(attacks & area), 1)
  }
  return score
}
