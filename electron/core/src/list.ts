// Writing move lists: generators take the place to write at and answer with the place behind.

import { lowest, withoutLowest } from './bitboard'
import { moveOf, NORMAL } from './move'

export function append(list: usize, move: u32): usize {
  store<u32>(list, move)
  return list + 4
}

/** One ordinary move from a square to each target. */
export function appendTargets(list: usize, from: u32, targets: u64): usize {
  for (let rest = targets; rest != 0; rest = withoutLowest(rest)) {
    list = append(list, moveOf(from, lowest(rest), NORMAL))
  }
  return list
}
