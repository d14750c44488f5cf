// Hashes of parts of a position, on boards beyond eight by eight.

import { mixed } from '../rules/bitboard'
import { KING, PAWN, ROLE_COUNT } from '../rules/piece'
import { byColor, byRole } from '../rules/position'

/** A hash of the pawns of a position. */
export function pawnHash(position: usize): u32 {
  const pawns = byRole(position, PAWN)
  const white = mixed(pawns & byColor(position, 0), 0x9e3779b97f4a7c15)
  const black = mixed(pawns & byColor(position, 1), 0xc2b2ae3d27d4eb4f)
  return ((white ^ black) >> 40) as u32
}

/** A hash of the pieces of a side. */
export function pieceHash(position: usize, color: u32): u32 {
  const own = byColor(position, color)
  let hash: u64 = 0
  for (let role: u32 = PAWN + 1; role < ROLE_COUNT; role++) {
    if (role != KING) hash = rotl<u64>(hash, 11) ^ mixed(byRole(position, role) & own, 0x9e3779b97f4a7c15)
  }
  return (hash >> 40) as u32
}
