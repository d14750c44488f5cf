// What the network reads off a position besides its pieces. Larger boards have seen.wide.ts in the place of this file.

import { count } from '../rules/bitboard'
import { occupiedOf } from '../rules/position'
import { bucketOf } from './inputs'

/** Where a side's king stands, which decides how the side sees the board. */
export { kingOf as kingPlace } from '../rules/position'

/** Which output weights count. */
export function outputsOf(position: usize): u32 {
  return bucketOf(count(occupiedOf(position)))
}
