// How far the evaluation may be off where it prunes, on boards beyond eight by eight: their network errs more, that of Janggi
// apart.

import { isJanggi } from '../rules/rules'

/** A margin of pruning that holds for eight by eight, in centipawns, as wide as the board needs it. */
export function evalMargin(position: usize, margin: i32): i32 {
  return isJanggi(position) ? margin : (margin * 8) / 5
}
