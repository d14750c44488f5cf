/*
 * The arena of a search thread: what it has found so far. The only place beside the core
 * (core/src/search/thread.ts) that knows these offsets.
 */

const ARENA = {
  nodes: 0,
  completedDepth: 16,
  selDepth: 20,
  bestMove: 24,
  lineCount: 32,
  ponderMove: 40,
  lines: 64,
  lineBytes: 512,
} as const

const LINE = { score: 0, depth: 4, selDepth: 8, bound: 12, length: 16, moves: 20 } as const

/** The most lines that an arena can hold. */
export const MOST_LINES = 128
const MOST_LINE_MOVES = 123

/** How sure a score is; the core writes the index. */
export const BOUNDS = ['exact', 'lower', 'upper'] as const

/** A line in the core's numbers: scores as {@link import('./foundScore').foundScore} reads them, moves as 32-bit words. */
export interface RawLine {
  readonly score: number
  readonly depth: number
  readonly selDepth: number
  readonly bound: (typeof BOUNDS)[number]
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

const readLine = (view: DataView, at: number): RawLine => {
  const length = Math.min(view.getUint32(at + LINE.length, true), MOST_LINE_MOVES)
  return {
    score: view.getInt32(at + LINE.score, true),
    depth: view.getUint32(at + LINE.depth, true),
    selDepth: view.getUint32(at + LINE.selDepth, true),
    bound: BOUNDS[view.getUint32(at + LINE.bound, true)] ?? 'exact',
    moves: Array.from({ length }, (_, i) => view.getUint32(at + LINE.moves + 4 * i, true)),
  }
}

/** Reads an arena; only while its thread stands still or reports. */
export const readFound = (view: DataView, at: number): RawFound => {
  const count = Math.min(view.getUint32(at + ARENA.lineCount, true), MOST_LINES)
  return {
    depth: view.getUint32(at + ARENA.completedDepth, true),
    selDepth: view.getUint32(at + ARENA.selDepth, true),
    best: view.getUint32(at + ARENA.bestMove, true),
    ponder: view.getUint32(at + ARENA.ponderMove, true),
    nodes: Number(view.getBigUint64(at + ARENA.nodes, true)),
    lines: Array.from({ length: count }, (_, i) => readLine(view, at + ARENA.lines + ARENA.lineBytes * i)),
  }
}

/** How many nodes a thread has visited in this search; at any time. */
export const nodesOf = (memory: ArrayBufferLike, at: number): number =>
  Number(Atomics.load(new BigUint64Array(memory, at + ARENA.nodes, 1), 0))

/** Sets a thread that is to search again back to no nodes, so that what it counted before is not counted twice. */
export const resetNodes = (memory: ArrayBufferLike, at: number): void =>
  void Atomics.store(new BigUint64Array(memory, at + ARENA.nodes, 1), 0, 0n)
