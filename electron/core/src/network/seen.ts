// What the network reads from a position besides its pieces. Larger boards have seen.wide.ts in place of this file.

import { count } from '../rules/bitboard'
import { occupiedOf } from '../rules/position'
import { bucketOf } from './inputs'

/** The square of a side's king, which determines how the side sees the board. */
export { kingOf as kingPlace } from '../rules/position'

/** The index of the output weights to use. */
export function outputsOf(position: usize): u32 {
  return bucketOf(count(occupiedOf(position)))
}
