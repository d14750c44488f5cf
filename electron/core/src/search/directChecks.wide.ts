// The squares from which a piece would give check, for the armies of boards beyond eight by eight.

import { SET_SHIFT } from '../../layout/position'
import * as wide from '../../layout/wideRoles'
import { bishopAttacks, knightAttacks, pawnAttacks, rookAttacks } from '../rules/attacks'
import { Squares } from '../rules/bitboard'
import { janggiCheckSquares } from '../rules/janggi'
import { BISHOP, KNIGHT, PAWN, QUEEN, ROLE_COUNT, ROOK } from '../rules/piece'
import { kingOf, occupiedOf, turnOf } from '../rules/position'
import { isJanggi } from '../rules/rules'
import { CHECK_SQUARES } from './frame'

function keep(frame: usize, role: u32, squares: Squares): void {
  store<Squares>(frame + ((role as usize) << SET_SHIFT), squares, CHECK_SQUARES)
}

/** Finds the squares from which the side to move would give check, with an entry for each role; there is none for kings. */
export function findCheckSquares(frame: usize): void {
  const color = turnOf(frame)
  if (isJanggi(frame)) {
    for (let role: u32 = PAWN; role < ROLE_COUNT; role++)
      keep(frame, role, janggiCheckSquares(frame, color, role))
    return
  }
  const king = kingOf(frame, color ^ 1)
  const occupied = occupiedOf(frame)
  const diagonal = bishopAttacks(king, occupied)
  const straight = rookAttacks(king, occupied)
  const knight = knightAttacks(king)
  keep(frame, PAWN, pawnAttacks(color ^ 1, king))
  keep(frame, KNIGHT, knight)
  keep(frame, BISHOP, diagonal)
  keep(frame, ROOK, straight)
  keep(frame, QUEEN, diagonal | straight)
  keep(frame, wide.ARCHBISHOP, diagonal | knight)
  keep(frame, wide.CHANCELLOR, straight | knight)
  keep(frame, wide.PRIME_MINISTER, diagonal | knight)
}
