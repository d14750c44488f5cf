// Adjusts pruning margins to the error of the evaluation on boards beyond eight by eight, where the network errs more, except in Janggi.

import { isJanggi } from '../rules/rules'

/** A pruning margin, given for eight by eight in centipawns, widened as the board requires. */
export function evalMargin(position: usize, margin: i32): i32 {
  return isJanggi(position) ? margin : (margin * 8) / 5
}
