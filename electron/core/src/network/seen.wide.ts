// What the network reads from a position on a board beyond eight by eight besides its pieces.

import { count, SQUARE_BITS } from '../rules/bitboard'
import { kingOf, occupiedOf } from '../rules/position'
import { lastRank } from '../rules/ranks'
import { isJanggi } from '../rules/rules'

/** The number of the board: ten by eight, nine by nine, ten by ten, Janggi's. */
function boardOf(position: usize): u32 {
  return isJanggi(position) ? 3 : lastRank(position) - 7
}

/** The board and the square of a side's king on it, which together determine how the side sees it. */
export function kingPlace(position: usize, perspective: u32): u32 {
  return (boardOf(position) << SQUARE_BITS) | kingOf(position, perspective)
}

/** The index of the output weights to use: eight sets for each board, chosen by the number of pieces. */
export function outputsOf(position: usize): u32 {
  return (boardOf(position) << 3) + min<u32>((count(occupiedOf(position)) - 1) / 5, 7)
}
