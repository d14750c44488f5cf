// Hashes of parts of a position. Larger boards have hashes.wide.ts in place of this file.

import { mixed } from '../rules/bitboard'
import { BISHOP, KNIGHT, PAWN, QUEEN, ROOK } from '../rules/piece'
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
  const hash =
    mixed(byRole(position, KNIGHT) & own, 0x9e3779b97f4a7c15) ^
    mixed(byRole(position, BISHOP) & own, 0xc2b2ae3d27d4eb4f) ^
    mixed(byRole(position, ROOK) & own, 0x165667b19e3779f9) ^
    mixed(byRole(position, QUEEN) & own, 0xd6e8feb86659fd93)
  return (hash >> 40) as u32
}
