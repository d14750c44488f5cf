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

/* The arena of a search thread, with what the thread has found so far. */

/** Whether a score is exact or only a bound. */
type Bound = 'exact' | 'lower' | 'upper'

/** A line in the core's numbers: scores as {@link import('./foundScore').foundScore} reads them, moves as 32-bit words. */
export interface RawLine {
  readonly score: number
  readonly depth: number
  readonly selDepth: number
  readonly bound: Bound
  readonly moves: readonly number[]
}

/** The results of a thread, in the core's numbers. */
export interface RawFound {
  /** The last completed depth, and the depth of the deepest line searched. */
  readonly depth: number
  readonly selDepth: number
  /** 0 if there is none. */
  readonly best: number
  readonly ponder: number
  /** The nodes of this thread only. */
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

/** Reads an arena; to be called only while its thread is idle or reports. */
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

/** The number of nodes that a thread has visited in this search; may be called at any time. */
export const visitedNodes = (memory: ArrayBufferLike, at: number): number =>
  Number(Atomics.load(new BigUint64Array(memory, at + NODES, 1), 0))

/** Resets the node count of a thread before it searches again, so that no nodes are counted twice. */
export const resetNodes = (memory: ArrayBufferLike, at: number): void =>
  void Atomics.store(new BigUint64Array(memory, at + NODES, 1), 0, 0n)
