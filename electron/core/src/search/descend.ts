// Going one ply down.

import { make, makeNull } from '../make'
import { CUTOFFS, FOLLOW_UPS, FRAME_BYTES, IS_ACCUMULATED, MOVE, PLIES_SINCE_NULL } from './frame'
import { followUpsOf, noFollowUps } from './history'

function enter(frame: usize, move: u32, followUps: usize, pliesSinceNull: u32): usize {
  const child = frame + FRAME_BYTES
  store<u32>(frame, move, MOVE)
  store<u32>(frame, followUps as u32, FOLLOW_UPS)
  store<u32>(child, pliesSinceNull, PLIES_SINCE_NULL)
  store<u32>(child, 0, IS_ACCUMULATED)
  return child
}

/** Plays a legal move into the next frame and answers with that. */
export function descend(frame: usize, move: u32): usize {
  const child = enter(frame, move, followUpsOf(frame, move), load<u32>(frame, PLIES_SINCE_NULL) + 1)
  make(frame, child, move)
  return child
}

/** Passes the turn into the next frame and answers with that. */
export function descendByNull(frame: usize): usize {
  const child = enter(frame, 0, noFollowUps(), 0)
  makeNull(frame, child)
  return child
}

/** Forgets what the frame two plies below has seen of cutoffs. */
export function clearCutoffsBelow(frame: usize): void {
  store<u32>(frame + 2 * FRAME_BYTES, 0, CUTOFFS)
}
