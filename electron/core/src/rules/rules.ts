// What the record of rules of a position says.

import { RULES } from '../../layout/position'
import { FLAGS, HAS_ADJUSTMENT, HAS_LEAP, HAS_TRANSPOSITION } from '../../layout/rules'
import { IS_JANGGI } from '../../layout/wideRules'

/** Anything that makes a move more than from and to. */
export const SPECIAL: u32 = HAS_LEAP | HAS_ADJUSTMENT | HAS_TRANSPOSITION

export function rulesOf(position: usize): usize {
  return load<u32>(position, RULES) as usize
}

export function flagsOf(position: usize): u32 {
  return load<u32>(rulesOf(position), FLAGS)
}

/** The pieces are those of Janggi. Asked behind HAS_JANGGI, so that the core of eight by eight leaves out what hangs on it. */
export function isJanggi(position: usize): bool {
  return (flagsOf(position) & IS_JANGGI) != 0
}
