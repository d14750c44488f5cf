/*
 * The control block: what the owner of a pool writes for the search in the core, and the flags by which it
 * steers a running one. The only place beside the core (core/src/search/control.ts) that knows these offsets.
 */

const CONTROL = {
  stop: 0,
  ponder: 4,
  root: 8,
  table: 12,
  clusters: 16,
  generation: 20,
  threads: 24,
  arenas: 28,
  optimum: 32,
  maximum: 40,
  start: 48,
  maxNodes: 56,
  maxDepth: 64,
  multiPv: 68,
  mate: 72,
  searchMoves: 76,
  parameters: 80,
  network: 84,
  flags: 88,
  searchMoveList: 128,
} as const

/** The most moves to which a search can be restricted. */
export const MOST_SEARCH_MOVES = 512

/** Searches before an entry of the hash table looks as young as a new one. */
const GENERATIONS = 16

const NO_SPECIAL_MOVES = 1

/** Everything that the search reads before it begins. */
export interface ControlRequest {
  readonly stop: boolean
  readonly ponder: boolean
  /** Address of the position. */
  readonly root: number
  /** Address of the hash table, and its size in clusters of 64 bytes. */
  readonly table: number
  readonly clusters: number
  /** Rises with each search. */
  readonly generation: number
  readonly threads: number
  /** Address of the list of arenas. */
  readonly arenas: number
  /** Milliseconds from `startMs`; infinite for no limit. */
  readonly optimumMs: number
  readonly maximumMs: number
  /** On the clock that all threads share. */
  readonly startMs: number
  /** Of all threads together; 0 for no limit, as in the next two. */
  readonly nodes: number
  readonly depth: number
  readonly mate: number
  readonly multiPv: number
  /** The core's words of the moves to look at; all if there are none. */
  readonly searchMoves: readonly number[]
  /** Address of the evaluation's parameters, and of the network's weights; 0 for none. */
  readonly parameters: number
  readonly network: number
  readonly withoutSpecialMoves: boolean
}

const writeLimits = (view: DataView, at: number, request: ControlRequest): void => {
  view.setFloat64(at + CONTROL.optimum, request.optimumMs, true)
  view.setFloat64(at + CONTROL.maximum, request.maximumMs, true)
  view.setFloat64(at + CONTROL.start, request.startMs, true)
  view.setBigUint64(at + CONTROL.maxNodes, BigInt(request.nodes), true)
  view.setUint32(at + CONTROL.maxDepth, request.depth, true)
  view.setUint32(at + CONTROL.mate, request.mate, true)
}

const writeMoves = (view: DataView, at: number, moves: readonly number[]): void => {
  if (moves.length > MOST_SEARCH_MOVES) throw new Error(`${moves.length} moves are too many to look at`)
  view.setUint32(at + CONTROL.searchMoves, moves.length, true)
  for (const [i, move] of moves.entries()) view.setUint32(at + CONTROL.searchMoveList + 4 * i, move, true)
}

/** Writes a request into the control block at `at`; no thread may be searching. */
export const writeControl = (view: DataView, at: number, request: ControlRequest): void => {
  view.setUint32(at + CONTROL.root, request.root, true)
  view.setUint32(at + CONTROL.table, request.table, true)
  view.setUint32(at + CONTROL.clusters, request.clusters, true)
  view.setUint32(at + CONTROL.generation, request.generation % GENERATIONS, true)
  view.setUint32(at + CONTROL.threads, request.threads, true)
  view.setUint32(at + CONTROL.arenas, request.arenas, true)
  view.setUint32(at + CONTROL.multiPv, request.multiPv, true)
  view.setUint32(at + CONTROL.parameters, request.parameters, true)
  view.setUint32(at + CONTROL.network, request.network, true)
  view.setUint32(at + CONTROL.flags, request.withoutSpecialMoves ? NO_SPECIAL_MOVES : 0, true)
  writeLimits(view, at, request)
  writeMoves(view, at, request.searchMoves)
  view.setInt32(at + CONTROL.ponder, request.ponder ? 1 : 0, true)
  view.setInt32(at + CONTROL.stop, request.stop ? 1 : 0, true)
}

const setFlag = (memory: ArrayBufferLike, address: number, value: number): void =>
  void Atomics.store(new Int32Array(memory, address, 1), 0, value)

/** Asks every thread to stop; they look about every thousand nodes. */
export const raiseStop = (memory: ArrayBufferLike, at: number): void => setFlag(memory, at + CONTROL.stop, 1)

/** From now on the limits of time count. */
export const endPonder = (memory: ArrayBufferLike, at: number): void =>
  setFlag(memory, at + CONTROL.ponder, 0)
