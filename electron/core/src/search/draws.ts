// Draws inside a search, where one repetition is enough: a side that could do better would not repeat.

import { CHECKERS, FIFTY_MOVES, HALFMOVES, KEY, PREVIOUS } from '../../layout/position'
import { NODES } from '../../layout/threadArena'
import { HAS_JANGGI, Squares } from '../rules/bitboard'
import { isDead } from '../rules/draws'
import { COUNT_ONLY } from '../rules/list'
import { generate } from '../rules/movegen'
import { isJanggi } from '../rules/rules'
import { MAX_PLIES, lesser } from './score'
import { PLIES_SINCE_NULL } from './frame'
import { thread } from './state'

/** The score of a draw; it varies by a centipawn, so that the search does not treat all draws alike. */
export function drawScore(): i32 {
  return 1 - ((load<u32>(thread, NODES) & 2) as i32)
}

/** Whether the position has occurred before: once since the root, or twice in the whole game. */
function isRepeated(frame: usize, ply: i32): bool {
  const halfmoves = load<u16>(frame, HALFMOVES) as i32
  const sinceNull = load<i32>(frame, PLIES_SINCE_NULL)
  // Soldiers can move sideways and back, so their moves do not rule out a repetition.
  const reach = HAS_JANGGI && isJanggi(frame) ? sinceNull : lesser(halfmoves, sinceNull)
  if (reach < 4) return false
  const key = load<u64>(frame, KEY)
  let earlier = frame
  let found = 0
  for (let back = 2; back <= reach; back += 2) {
    earlier = load<u32>(earlier, PREVIOUS) as usize
    if (earlier == 0) return false
    earlier = load<u32>(earlier, PREVIOUS) as usize
    if (earlier == 0) return false
    if (load<u64>(earlier, KEY) != key) continue
    if (back < ply || ++found == 2) return true
  }
  return false
}

/** Whether the game is drawn here; a mate on the hundredth halfmove takes precedence. */
export function isDraw(frame: usize, ply: i32): bool {
  if (isRepeated(frame, ply) || isDead(frame)) return true
  if (HAS_JANGGI && isJanggi(frame)) return false
  if ((load<u16>(frame, HALFMOVES) as i32) < FIFTY_MOVES) return false
  return load<Squares>(frame, CHECKERS) == 0 || generate(frame, COUNT_ONLY) != COUNT_ONLY
}

/** Whether the search has reached its greatest depth. */
export function isTooDeep(ply: i32): bool {
  return ply >= MAX_PLIES - 1
}
