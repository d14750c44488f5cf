// Castling, written once for all systems: targets come from the rules, rooks from the position.

import { CASTLING_PATHS, CASTLING_SQUARES, NO_SQUARE, SET_SHIFT } from '../../layout/position'
import { HAS_CASTLING, HAS_HOMES, HOMES, KING_TARGETS, ROOK_TARGETS } from '../../layout/rules'
import { between } from './attacks'
import { bit, EMPTY, fileOf, FILES, Squares } from './bitboard'
import { appendMove } from './list'
import { CASTLING_A, moveOf } from './move'
import { codeOf, ROOK } from './piece'
import { castlingRook, codeAt, kingOf, occupiedOf, setCastlingRook } from './position'
import { homeSquare } from './ranks'
import { flagsOf, rulesOf } from './rules'
import { attackedAmong, isAttacked } from './threats'

export function kingTarget(position: usize, color: u32, side: u32): u32 {
  return homeSquare(position, color, load<u8>(rulesOf(position) + (side as usize), KING_TARGETS))
}

export function rookTarget(position: usize, color: u32, side: u32): u32 {
  return homeSquare(position, color, load<u8>(rulesOf(position) + (side as usize), ROOK_TARGETS))
}

function castlingPath(position: usize, right: u32): Squares {
  return load<Squares>(position + ((right as usize) << SET_SHIFT), CASTLING_PATHS)
}

/** Recomputes the squares of the kings and rooks on which castling rights depend. */
export function markCastlingSquares(position: usize): void {
  let squares: Squares = EMPTY
  for (let right: u32 = 0; right < 4; right++) {
    const rook = castlingRook(position, right >> 1, right & 1)
    if (rook != NO_SQUARE) squares |= bit(rook) | bit(kingOf(position, right >> 1))
  }
  store<Squares>(position, squares, CASTLING_SQUARES)
}

/** Prepares the castling rights of a position in which kings and castling rooks stand on their initial squares. */
export function settleCastling(position: usize): void {
  for (let right: u32 = 0; right < 4; right++) {
    const color = right >> 1
    const rook = castlingRook(position, color, right & 1)
    if (rook == NO_SQUARE) continue
    const king = kingOf(position, color)
    const kingTo = kingTarget(position, color, right & 1)
    const rookTo = rookTarget(position, color, right & 1)
    const path = between(king, kingTo) | bit(kingTo) | between(rook, rookTo) | bit(rookTo)
    store<Squares>(
      position + ((right as usize) << SET_SHIFT),
      path & ~(bit(king) | bit(rook)),
      CASTLING_PATHS,
    )
  }
  markCastlingSquares(position)
}

function distance(a: u32, b: u32): u32 {
  return a > b ? a - b : b - a
}

/**
 * Whether the castling moves nothing, or does the same as an ordinary move of the king or of the rook. In this case only the ordinary move
 * exists, as long as king and rook have not moved.
 */
export function isCastlingDead(king: u32, rook: u32, kingTo: u32, rookTo: u32): bool {
  if (king == kingTo) return rook == rookTo || (between(rook, rookTo) & bit(king)) == 0
  return rook == rookTo && distance(king, kingTo) == 1
}

/** Writes the castling toward a side if it is legal; the king must not be in check. */
function appendCastling(position: usize, list: usize, color: u32, side: u32): usize {
  const rook = castlingRook(position, color, side)
  if (rook == NO_SQUARE) return list
  const occupied = occupiedOf(position)
  if ((castlingPath(position, (color << 1) | side) & occupied) != 0) return list
  const king = kingOf(position, color)
  const kingTo = kingTarget(position, color, side)
  const rookTo = rookTarget(position, color, side)
  if (isCastlingDead(king, rook, kingTo, rookTo)) return list
  const kingPath = between(king, kingTo) | bit(kingTo)
  if (attackedAmong(position, kingPath, color ^ 1, occupied) != 0) return list
  const after = (occupied & ~(bit(king) | bit(rook))) | bit(kingTo) | bit(rookTo)
  if (isAttacked(position, kingTo, color ^ 1, after)) return list
  return appendMove(list, moveOf(king, rook, CASTLING_A + side))
}

export function appendCastlings(position: usize, list: usize, color: u32): usize {
  return appendCastling(position, appendCastling(position, list, color, 0), color, 1)
}

/** Gives a side that has just completed its rank the castling rights it begins with. */
export function bearCastlingRights(position: usize, color: u32): void {
  const flags = flagsOf(position)
  if ((flags & HAS_CASTLING) == 0) return
  const rules = rulesOf(position)
  const king = kingOf(position, color)
  if ((flags & HAS_HOMES) != 0 && fileOf(king) != load<u8>(rules, HOMES)) return
  const rook = codeOf(color, ROOK)
  for (let file: u32 = 0; file < FILES; file++) {
    const square = homeSquare(position, color, file)
    if (codeAt(position, square) != rook) continue
    const side: u32 = square < king ? 0 : 1
    if ((flags & HAS_HOMES) != 0 && file != load<u8>(rules + (side as usize), HOMES + 1)) continue
    setCastlingRook(position, color, side, square)
  }
}
