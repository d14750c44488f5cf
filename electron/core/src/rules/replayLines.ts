// The positions of a game while it is replayed: first those of its main line, then those of the open variations, each from the position in
// which it begins.

import { POSITION_BYTES } from '../../layout/position'
import { make } from './make'
import { REPLAY, REPLAY_DEPTH, REPLAY_LEVELS, REPLAY_PLIES } from './scratch'

/** The index of the last position. */
export let last: u32 = 0
/** The index of the position in which the current line begins. */
export let first: u32 = 0
/** How many variations are open. */
export let level: u32 = 0

export function placeOf(place: u32): usize {
  return REPLAY + (place as usize) * POSITION_BYTES
}

/** Begins the main line. */
export function startLines(position: usize): void {
  memory.copy(REPLAY, position, POSITION_BYTES)
  last = 0
  first = 0
  level = 0
}

/** Whether there is room for another move or another variation. */
export function hasRoom(): bool {
  return last != REPLAY_PLIES
}

/** Plays a legal move in the last position. */
export function playMove(move: u32): void {
  make(placeOf(last), placeOf(last + 1), move)
  last++
}

function levelAt(depth: u32): usize {
  return REPLAY_LEVELS + ((depth as usize) << 3)
}

/** Goes back before the last move, to play another one; returns false if there is none. */
export function openVariation(): bool {
  if (last == first || !hasRoom() || level == REPLAY_DEPTH) return false
  store<u32>(levelAt(level), last)
  store<u32>(levelAt(level), first, 4)
  level++
  memory.copy(placeOf(last + 1), placeOf(last - 1), POSITION_BYTES)
  first = ++last
  return true
}

/** Goes back to the end of the line to which the variation is an alternative; returns false if no variation is open. */
export function closeVariation(): bool {
  if (level == 0) return false
  level--
  last = load<u32>(levelAt(level))
  first = load<u32>(levelAt(level), 4)
  return true
}
