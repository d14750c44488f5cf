// Ends of games other than mates.

import { HALFMOVES, KEY, PREVIOUS } from '../../layout/position'
import { DEAD_BISHOPS } from '../../layout/rules'
import { DARK, HAS_JANGGI, isMany } from './bitboard'
import { BISHOP, KING, KNIGHT } from './piece'
import { byRole, isPlacing, occupiedOf } from './position'
import { flagsOf, isJanggi } from './rules'

/** Whether no sequence of legal moves can mate. */
export function isDead(position: usize): bool {
  if (isPlacing(position) || (HAS_JANGGI && isJanggi(position))) return false
  const minors = occupiedOf(position) & ~byRole(position, KING)
  if ((minors & ~(byRole(position, KNIGHT) | byRole(position, BISHOP))) != 0) return false
  if (!isMany(minors)) return true
  if ((flagsOf(position) & DEAD_BISHOPS) == 0 || byRole(position, KNIGHT) != 0) return false
  const bishops = byRole(position, BISHOP)
  return (bishops & DARK) == 0 || (bishops & ~DARK) == 0
}

/** How often the position has occurred in its game, including this time. */
export function timesOnBoard(position: usize): u32 {
  const key = load<u64>(position, KEY)
  let found: u32 = 1
  let earlier = load<u32>(position, PREVIOUS) as usize
  // Soldiers can move sideways and back, so their moves do not rule out a repetition.
  const isUnlimited = HAS_JANGGI && isJanggi(position)
  let left: i32 = isUnlimited ? i32.MAX_VALUE : load<u16>(position, HALFMOVES)
  for (; left > 0 && earlier != 0; left--) {
    if (load<u64>(earlier, KEY) == key) found++
    earlier = load<u32>(earlier, PREVIOUS) as usize
  }
  return found
}
