// Finds which moves give check or mate, so that notation can mark them.

import { CHECK_MARK, MARK_SHIFT, MATE_MARK } from '../../layout/move'
import { CHECKERS } from '../../layout/position'
import { Squares } from './bitboard'
import { COUNT_ONLY } from './list'
import { make } from './make'
import { moveKind, PLACEMENT, RELOCATION_MOVE } from './move'
import { generate } from './movegen'
import { TRIAL } from './scratch'

const CHECK: u32 = CHECK_MARK << MARK_SHIFT
const MATE: u32 = MATE_MARK << MARK_SHIFT

function markOf(position: usize, move: u32): u32 {
  make(position, TRIAL, move)
  if (load<Squares>(TRIAL, CHECKERS) == 0) return 0
  return generate(TRIAL, COUNT_ONLY) == COUNT_ONLY ? MATE : CHECK
}

/** Writes all legal moves with their marks; moves of a setup phase have none. Returns the address after the last. */
export function marksOf(position: usize, list: usize): usize {
  const end = generate(position, list)
  for (let at = list; at < end; at += 4) {
    const move = load<u32>(at)
    if (moveKind(move) < PLACEMENT && moveKind(move) != RELOCATION_MOVE)
      store<u32>(at, move | markOf(position, move))
  }
  return end
}
