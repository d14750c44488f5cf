// How the hash table keeps a move of boards beyond eight by eight in nineteen bits: from, to, and either the kind or, for promotions, which
// are always of the ordinary kind, the role.

import { KIND_SHIFT, ROLE_SHIFT } from '../../layout/move'
import { SQUARE_BITS } from '../rules/bitboard'
import { moveKind, moveRole } from '../rules/move'

const KEPT_SHIFT: u32 = 2 * SQUARE_BITS
const FROM_TO: u32 = (1 << KEPT_SHIFT) - 1
/** The flag that a role follows and not a kind. */
const IS_ROLE: u32 = 16

/** The part of a move that an entry keeps: all of it. */
export const MEANT: u32 = 0xffffffff

/** A move as an entry keeps it. */
export function keptMove(move: u32): u32 {
  const role = moveRole(move)
  return (move & FROM_TO) | ((role != 0 ? IS_ROLE | role : moveKind(move)) << KEPT_SHIFT)
}

/** The move that an entry keeps. */
export function movedBy(kept: u32): u32 {
  const rest = (kept >> KEPT_SHIFT) & 31
  const shifted = (rest & IS_ROLE) != 0 ? (rest & ~IS_ROLE) << ROLE_SHIFT : rest << KIND_SHIFT
  return (kept & FROM_TO) | shifted
}
