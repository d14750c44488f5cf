// Move lists: generators take the place to write at and answer with the place behind. A list that begins
// at COUNT_ONLY lies beyond all memory: it grows like any other, but nothing is written.

import { count, lowest, Squares, withoutLowest } from './bitboard'
import { moveOf, NORMAL } from './move'

const MOVE_SHIFT: usize = 2

/** Where a list begins whose moves are only counted. */
export const COUNT_ONLY: usize = 0xf0000000

export function isCounting(list: usize): bool {
  return list >= COUNT_ONLY
}

/** Scratch room for moves that are counted and not looked at. */
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

/** One ordinary move from a square to each target. */
export function appendTargets(list: usize, from: u32, targets: Squares): usize {
  if (isCounting(list)) return appendCount(list, count(targets))
  for (let rest = targets; rest != 0; rest = withoutLowest(rest)) {
    store<u32>(list, moveOf(from, lowest(rest), NORMAL))
    list += 4
  }
  return list
}
