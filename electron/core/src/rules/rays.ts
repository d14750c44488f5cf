// Rays of boards beyond eight by eight: the squares in a direction from a square, and where a piece blocks them.

import { highest, lowest, Squares } from './bitboard'
import { RAYS } from './wideTables'

/** Directions of rays: the first half lead to higher squares, the others to lower ones. */
export const NORTH: u32 = 0
export const EAST: u32 = 1
export const NORTH_EAST: u32 = 2
export const NORTH_WEST: u32 = 3
export const SOUTH: u32 = 4
export const WEST: u32 = 5
export const SOUTH_WEST: u32 = 6
export const SOUTH_EAST: u32 = 7

/** The squares beyond a square in a direction, to the edge. */
export function rayOf(direction: u32, square: u32): Squares {
  return load<Squares>(RAYS + ((((direction << 7) | square) as usize) << 4))
}

/** The first occupied square in a direction; NO_SQUARE (127) if there is none. */
export function firstOn(direction: u32, square: u32, occupied: Squares): u32 {
  const blockers = rayOf(direction, square) & occupied
  if (blockers == 0) return 127
  return direction < SOUTH ? lowest(blockers) : highest(blockers)
}

/** A ray up to and including the first occupied square. */
export function slide(direction: u32, square: u32, occupied: Squares): Squares {
  const ray = rayOf(direction, square)
  const blockers = ray & occupied
  if (blockers == 0) return ray
  return ray ^ rayOf(direction, direction < SOUTH ? lowest(blockers) : highest(blockers))
}
