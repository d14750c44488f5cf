// The squares from which a piece would give check. Larger boards have directChecks.wide.ts in place of this file.

import { bishopAttacks, knightAttacks, pawnAttacks, rookAttacks } from '../rules/attacks'
import { kingOf, occupiedOf, turnOf } from '../rules/position'
import { CHECK_SQUARES } from './frame'

/** Finds the squares from which the side to move would give check, with an entry for each role; there is none for kings. */
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
