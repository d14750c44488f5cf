// Finds moves that give check with the piece that moves; directChecks.ts finds the squares for this.

import { SET_SHIFT } from '../../layout/position'
import { bit, Squares } from '../rules/bitboard'
import { moveFrom, moveKind, moveRole, moveTo } from '../rules/move'
import { KING, roleOf } from '../rules/piece'
import { codeAt } from '../rules/position'
import { CHECK_SQUARES } from './frame'

/** Whether the piece that moves attacks the enemy king from its target; discovered checks are not detected. */
export function givesDirectCheck(frame: usize, move: u32): bool {
  if (moveKind(move) > 2) return false
  const role = moveRole(move) != 0 ? moveRole(move) : roleOf(codeAt(frame, moveFrom(move)))
  if (role == KING) return false
  return (load<Squares>(frame + ((role as usize) << SET_SHIFT), CHECK_SQUARES) & bit(moveTo(move))) != 0
}
