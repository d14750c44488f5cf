// The functions that the host may call for boards beyond eight by eight, of up to ten by ten: rules and search. Notation for these boards
// is in the host. If a file has a neighbor whose name ends in .wide.ts, that one is compiled instead of it.

import { ACCUMULATOR_BYTES } from './network/accumulator'
import { NETWORK_BYTES } from './network/shape'
import { layOutThread as prepare, deepen as thinkOf } from './search/iterativeDeepening'
import { THREAD_BYTES } from './search/thread'
import { evaluatePosition } from './evaluation/evaluate'

/** The bytes of memory that a search thread takes. */
export function threadBytes(): usize {
  return THREAD_BYTES
}

/** Lays out the arena of a thread, as for a new game. */
export function prepareThread(arena: usize, control: usize, index: u32): void {
  prepare(arena, control, index)
}

/** Searches as the control block of the arena says; returns the best move, or 0 if there is none. */
export function think(arena: usize): u32 {
  return thinkOf(arena)
}

/** The evaluation, in centipawns from the view of the side to move. */
export function evaluate(position: usize, parameters: usize): i32 {
  return evaluatePosition(position, parameters)
}

// ---- The evaluation network ------------------------------------------------------------------

/** The bytes of an accumulator. */
export function accumulatorBytes(): u32 {
  return ACCUMULATOR_BYTES as u32
}

/** The bytes of the weights of a network. */
export function networkBytes(): u32 {
  return NETWORK_BYTES as u32
}

export { refreshAccumulator, updateAccumulator } from './network/accumulator'
export { evaluateNetwork } from './network/forward'
export * from './rules/calls'
