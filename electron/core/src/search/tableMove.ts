// How the hash table keeps a move in its lowest bits. Larger boards have tableMove.wide.ts in place of this file.

import { MOVE_BITS } from '../../layout/hashTable'

/** The part of a move that an entry keeps: the rest of a double placement follows from it. */
export const MEANT: u32 = (1 << MOVE_BITS) - 1

/** A move as an entry keeps it. */
export function keptMove(move: u32): u32 {
  return move & MEANT
}

/** The move that an entry keeps. */
export function movedBy(kept: u32): u32 {
  return kept
}
