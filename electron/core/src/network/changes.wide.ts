// The difference between two positions of boards beyond eight by eight.

import { BY_COLOR, BY_ROLE, SET_SHIFT } from '../../layout/position'
import { Squares } from '../rules/bitboard'
import { ROLE_COUNT } from '../rules/piece'

/** The squares on which two positions differ. */
export function changedSquares(before: usize, position: usize): Squares {
  let changed = load<Squares>(before, BY_COLOR) ^ load<Squares>(position, BY_COLOR)
  for (let role: u32 = 0; role < ROLE_COUNT; role++) {
    const at = (role as usize) << SET_SHIFT
    changed |= load<Squares>(before + at, BY_ROLE) ^ load<Squares>(position + at, BY_ROLE)
  }
  return changed
}
