// Ends of games that are not mates.

import { HALFMOVES, KEY, PREVIOUS } from '../../layout/position'
import { BISHOPS_KEEP_COLOR } from '../../layout/rules'
import { DARK, isMany } from './bitboard'
import { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK } from './piece'
import { byRole, isPlacing, occupiedOf } from './position'
import { flagsOf } from './rules'

/** No sequence of legal moves can mate. */
export function isDead(position: usize): bool {
  if (isPlacing(position)) return false
  if ((byRole(position, PAWN) | byRole(position, ROOK) | byRole(position, QUEEN)) != 0) return false
  const minors = occupiedOf(position) & ~byRole(position, KING)
  if (!isMany(minors)) return true
  if ((flagsOf(position) & BISHOPS_KEEP_COLOR) == 0 || byRole(position, KNIGHT) != 0) return false
  const bishops = byRole(position, BISHOP)
  return (bishops & DARK) == 0 || (bishops & ~DARK) == 0
}

/** How often the position has stood on the board along its own history, this time included. */
export function timesOnBoard(position: usize): u32 {
  const key = load<u64>(position, KEY)
  let found: u32 = 1
  let earlier = load<u32>(position, PREVIOUS) as usize
  for (let left = load<u16>(position, HALFMOVES) as i32; left > 0 && earlier != 0; left--) {
    if (load<u64>(earlier, KEY) == key) found++
    earlier = load<u32>(earlier, PREVIOUS) as usize
  }
  return found
}
