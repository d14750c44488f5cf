// Moves the search one ply down.

import { make, makeNull } from '../rules/make'
import { CONTINUATION, CUTOFFS, FRAME_BYTES, IS_ACCUMULATED, MOVE, PLIES_SINCE_NULL } from './frame'
import { continuationOf, noContinuation } from './history'

function enter(frame: usize, move: u32, continuation: usize, pliesSinceNull: u32): usize {
  const child = frame + FRAME_BYTES
  store<u32>(frame, move, MOVE)
  store<u32>(frame, continuation as u32, CONTINUATION)
  store<u32>(child, pliesSinceNull, PLIES_SINCE_NULL)
  store<u32>(child, 0, IS_ACCUMULATED)
  return child
}

/** Plays a legal move into the next frame and returns that frame. */
export function descend(frame: usize, move: u32): usize {
  const child = enter(frame, move, continuationOf(frame, move), load<u32>(frame, PLIES_SINCE_NULL) + 1)
  make(frame, child, move)
  return child
}

/** Passes the turn into the next frame and returns that frame. */
export function descendByNull(frame: usize): usize {
  const child = enter(frame, 0, noContinuation(), 0)
  makeNull(frame, child)
  return child
}

/** Resets the count of cutoffs in the frame two plies below. */
export function clearCutoffsBelow(frame: usize): void {
  store<u32>(frame + 2 * FRAME_BYTES, 0, CUTOFFS)
}
