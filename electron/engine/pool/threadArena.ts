import {
  BEST_MOVE,
  COMPLETED_DEPTH,
  LINE_BOUND,
  LINE_BYTES,
  LINE_COUNT,
  LINE_DEPTH,
  LINE_MOVES,
  LINE_SCORE,
  LINE_SEL_DEPTH,
  LINE_SIZE,
  LINES,
  LOWER_LINE,
  MAX_LINE_MOVES,
  MAX_MULTI_PV,
  NODES,
  PONDER_MOVE,
  SEL_DEPTH,
  UPPER_LINE,
} from '../../core/layout/threadArena'

/* The arena of a search thread: what it has found so far. */

/** How sure a score is. */
type Bound = 'exact' | 'lower' | 'upper'

/** A line in the core's numbers: scores as {@link import('./foundScore').foundScore} reads them, moves as 32-bit words. */
export interface RawLine {
  readonly score: number
  readonly depth: number
  readonly selDepth: number
  readonly bound: Bound
  readonly moves: readonly number[]
}

/** What a thread has found, in the core's numbers. */
export interface RawFound {
  /** The last depth that was finished, and the deepest line looked at. */
  readonly depth: number
  readonly selDepth: number
  /** 0 where there is none. */
  readonly best: number
  readonly ponder: number
  /** Of this thread. */
  readonly nodes: number
  readonly lines: readonly RawLine[]
}

const boundOf = (code: number): Bound =>
  code === LOWER_LINE ? 'lower' : code === UPPER_LINE ? 'upper' : 'exact'

const readLine = (view: DataView, at: number): RawLine => {
  const length = Math.min(view.getUint32(at + LINE_SIZE, true), MAX_LINE_MOVES)
  return {
    score: view.getInt32(at + LINE_SCORE, true),
    depth: view.getUint32(at + LINE_DEPTH, true),
    selDepth: view.getUint32(at + LINE_SEL_DEPTH, true),
    bound: boundOf(view.getUint32(at + LINE_BOUND, true)),
    moves: Array.from({ length }, (_, i) => view.getUint32(at + LINE_MOVES + 4 * i, true)),
  }
}

/** Reads an arena; only while its thread stands still or reports. */
export const readFound = (view: DataView, at: number): RawFound => {
  const count = Math.min(view.getUint32(at + LINE_COUNT, true), MAX_MULTI_PV)
  return {
    depth: view.getUint32(at + COMPLETED_DEPTH, true),
    selDepth: view.getUint32(at + SEL_DEPTH, true),
    best: view.getUint32(at + BEST_MOVE, true),
    ponder: view.getUint32(at + PONDER_MOVE, true),
    nodes: Number(view.getBigUint64(at + NODES, true)),
    lines: Array.from({ length: count }, (_, i) => readLine(view, at + LINES + LINE_BYTES * i)),
  }
}

/** How many nodes a thread has visited in this search; at any time. */
export const visitedNodes = (memory: ArrayBufferLike, at: number): number =>
  Number(Atomics.load(new BigUint64Array(memory, at + NODES, 1), 0))

/** Resets the node count of a thread that searches again, so that nodes are not counted twice. */
export const resetNodes = (memory: ArrayBufferLike, at: number): void =>
  void Atomics.store(new BigUint64Array(memory, at + NODES, 1), 0, 0n)
