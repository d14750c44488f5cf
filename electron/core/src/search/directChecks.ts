// Moves that give check with the piece that moves.

import { bishopAttacks, knightAttacks, pawnAttacks, rookAttacks } from '../rules/attacks'
import { bit } from '../rules/bitboard'
import { moveFrom, moveKind, moveRole, moveTo } from '../rules/move'
import { KING, roleOf } from '../rules/piece'
import { codeAt, kingOf, occupiedOf, turnOf } from '../rules/position'
import { CHECK_SQUARES } from './frame'

/** Squares from which the side to move would give check with each role; index by role, kings none. */
export function findCheckSquares(frame: usize): void {
  const color = turnOf(frame)
  const king = kingOf(frame, color ^ 1)
  const occupied = occupiedOf(frame)
  const diagonal = bishopAttacks(king, occupied)
  const straight = rookAttacks(king, occupied)
  store<u64>(frame, pawnAttacks(color ^ 1, king), CHECK_SQUARES)
  store<u64>(frame, knightAttacks(king), CHECK_SQUARES + 8)
  store<u64>(frame, diagonal, CHECK_SQUARES + 16)
  store<u64>(frame, straight, CHECK_SQUARES + 24)
  store<u64>(frame, diagonal | straight, CHECK_SQUARES + 32)
}

/** A move of one piece attacks the enemy king at once; discovered checks are not seen. */
export function givesDirectCheck(frame: usize, move: u32): bool {
  if (moveKind(move) > 2) return false
  const role = moveRole(move) != 0 ? moveRole(move) : roleOf(codeAt(frame, moveFrom(move)))
  if (role == KING) return false
  return (load<u64>(frame + ((role as usize) << 3), CHECK_SQUARES) & bit(moveTo(move))) != 0
}
