// The functions that the host may call. They take and return numbers; positions and rules are addresses.

import { completionsWith as after, countCompletions } from './rules/placement'
import { ACCUMULATOR_BYTES } from './network/accumulator'
import { NETWORK_BYTES } from './network/shape'
import { layOutThread as prepare, deepen as thinkOf } from './search/iterativeDeepening'
import { THREAD_BYTES } from './search/thread'
import { evaluatePosition } from './evaluation/evaluate'

export function completions(position: usize, color: u32): u32 {
  return countCompletions(position, color)
}

export function completionsAfter(position: usize, color: u32, role: u32, file: u32): u32 {
  return after(position, color, role, file)
}

// ---- Search ----------------------------------------------------------------------------------

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

/** The hand-crafted evaluation, in centipawns from the view of the side to move. */
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
export { readSan, replay, replayAddress, rewrite, textAddress, writeFen } from './rules/notation'
