// The contents of the record of rules of a position.

import { RULES } from '../../layout/position'
import { FLAGS, HAS_ADJUSTMENT, HAS_LEAP, HAS_TRANSPOSITION } from '../../layout/rules'
import { IS_JANGGI } from '../../layout/wideRules'

/** The flags that allow moves for which origin and target are not enough. */
export const SPECIAL: u32 = HAS_LEAP | HAS_ADJUSTMENT | HAS_TRANSPOSITION

export function rulesOf(position: usize): usize {
  return load<u32>(position, RULES) as usize
}

export function flagsOf(position: usize): u32 {
  return load<u32>(rulesOf(position), FLAGS)
}

/**
 * Whether the pieces are those of Janggi. Always called after HAS_JANGGI, so that the core of eight by eight leaves out the code that
 * depends on it.
 */
export function isJanggi(position: usize): bool {
  return (flagsOf(position) & IS_JANGGI) != 0
}
