// What the host may call. Numbers in, numbers out; positions and rules are addresses.

import { CHECKERS, KEY } from '../layout/position'
import { initAttacks } from './rules/attacks'
import { isDead, timesOnBoard as occurrencesOf } from './rules/draws'
import { make, makeNull } from './rules/make'
import { ARENA, INPUT, MOVES } from './rules/memoryMap'
import { generate } from './rules/movegen'
import { perftOf } from './rules/perft'
import { completionsWith as after, countCompletions } from './rules/placement'
import { ACCUMULATOR_BYTES } from './network/accumulator'
import { NETWORK_BYTES } from './network/shape'
import { read } from './rules/setup'
import { layOutThread as prepare, deepen as thinkOf } from './search/iterativeDeepening'
import { THREAD_BYTES } from './search/thread'
import { evaluatePosition } from './evaluation/evaluate'
import { initZobrist } from './rules/zobrist'

/** Fills the tables; once for each memory. */
export function init(): void {
  initAttacks()
  initZobrist()
}

export function inputAddress(): usize {
  return INPUT
}

export function movesAddress(): usize {
  return MOVES
}

/** Where the host may begin to lay out positions and rules. */
export function arenaAddress(): usize {
  return ARENA
}

/** Makes a position of the setup in the input; 0, or the number of a fault. */
export function readSetup(position: usize, rules: usize): i32 {
  return read(position, rules)
}

/** Writes the legal moves; answers how many. */
export function legalMoves(position: usize): u32 {
  return ((generate(position, MOVES) - MOVES) >> 2) as u32
}

export function play(position: usize, next: usize, move: u32): void {
  make(position, next, move)
}

export function playNull(position: usize, next: usize): void {
  makeNull(position, next)
}

export function inCheck(position: usize): bool {
  return load<u64>(position, CHECKERS) != 0
}

export function key(position: usize): u64 {
  return load<u64>(position, KEY)
}

export function completions(position: usize, color: u32): u32 {
  return countCompletions(position, color)
}

export function completionsAfter(position: usize, color: u32, role: u32, file: u32): u32 {
  return after(position, color, role, file)
}

export function isInsufficient(position: usize): bool {
  return isDead(position)
}

export function occurrences(position: usize): u32 {
  return occurrencesOf(position)
}

export function perft(position: usize, depth: u32): u64 {
  return perftOf(position, depth)
}

// ---- Search ----------------------------------------------------------------------------------

/** How much a thread of a search takes. */
export function threadBytes(): usize {
  return THREAD_BYTES
}

/** Lays out the arena of a thread, as for a new game. */
export function prepareThread(arena: usize, control: usize, index: u32): void {
  prepare(arena, control, index)
}

/** Searches as the control block of the arena says; answers with the best move, 0 where there is none. */
export function think(arena: usize): u32 {
  return thinkOf(arena)
}

/** The hand-crafted evaluation, in centipawns from the view of the side to move. */
export function evaluate(position: usize, parameters: usize): i32 {
  return evaluatePosition(position, parameters)
}

// ---- The evaluation network ------------------------------------------------------------------

/** Bytes that an accumulator takes. */
export function accumulatorBytes(): u32 {
  return ACCUMULATOR_BYTES as u32
}

/** Bytes of the weights of a network. */
export function networkBytes(): u32 {
  return NETWORK_BYTES as u32
}

export { refreshAccumulator, updateAccumulator } from './network/accumulator'
export { evaluateNetwork } from './network/forward'
export {
  isLegal,
  markedMoves,
  movesTo,
  readSan,
  replay,
  replayAddress,
  rewrite,
  textAddress,
  writeFen,
} from './rules/notation'
