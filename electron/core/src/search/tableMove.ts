// How the hash table keeps a move in its lowest bits. Larger boards have tableMove.wide.ts in the place of this file.

import { MOVE_BITS } from '../../layout/hashTable'

/** The part of a move that an entry knows: the rest of a double placement follows from the first. */
export const MEANT: u32 = (1 << MOVE_BITS) - 1

/** A move as it is kept. */
export function keptMove(move: u32): u32 {
  return move & MEANT
}

/** The move that an entry means. */
export function movedBy(kept: u32): u32 {
  return kept
}
