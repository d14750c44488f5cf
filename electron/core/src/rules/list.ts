// Move lists: generators take the address at which to write and return the address after the last move. A list that begins at COUNT_ONLY is
// beyond all memory: it grows like any other, but nothing is written.

import { count, lowest, Squares, withoutLowest } from './bitboard'
import { moveOf, NORMAL } from './move'

const MOVE_SHIFT: usize = 2

/** The address at which a list begins if its moves are only counted. */
export const COUNT_ONLY: usize = 0xf0000000

export function isCounting(list: usize): bool {
  return list >= COUNT_ONLY
}

/** Extends a list by a number of moves that are counted but not written. */
export function appendCount(list: usize, moves: u32): usize {
  return list + ((moves as usize) << MOVE_SHIFT)
}

export function movesBetween(list: usize, end: usize): u32 {
  return ((end - list) >> MOVE_SHIFT) as u32
}

export function appendMove(list: usize, move: u32): usize {
  if (!isCounting(list)) store<u32>(list, move)
  return list + 4
}

/** Appends one ordinary move from a square to each target. */
export function appendTargets(list: usize, from: u32, targets: Squares): usize {
  if (isCounting(list)) return appendCount(list, count(targets))
  for (let rest = targets; rest != 0; rest = withoutLowest(rest)) {
    store<u32>(list, moveOf(from, lowest(rest), NORMAL))
    list += 4
  }
  return list
}
