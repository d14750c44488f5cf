import {
  AGE,
  ARENAS,
  CLUSTERS,
  MATE,
  MAX_DEPTH,
  MAX_NODES,
  MAXIMUM,
  MAX_SEARCH_MOVES,
  MULTI_PV,
  NETWORK,
  NO_SPECIAL_MOVES,
  OPTIMUM,
  PARAMETERS,
  PONDER,
  ROOT_POSITION,
  SEARCH_FLAGS,
  SEARCH_MOVE_LIST,
  SEARCH_MOVES,
  START,
  STOP,
  TABLE,
  THREADS,
} from '../../core/layout/controlBlock'
import { AGES } from '../../core/layout/hashTable'

/*
 * The owner of a pool writes the request for a search into the control block of the core, and steers a running search
 * by flags in it.
 */

/** Everything that the search reads before it begins. */
export interface ControlRequest {
  readonly stop: boolean
  readonly ponder: boolean
  /** Address of the position. */
  readonly root: number
  /** Address of the hash table, and its size in clusters of 64 bytes. */
  readonly table: number
  readonly clusters: number
  /** Increases with each search. */
  readonly age: number
  readonly threads: number
  /** Address of the list of arenas. */
  readonly arenas: number
  /** Milliseconds after `startMs`; infinite for no limit. */
  readonly optimumMs: number
  readonly maximumMs: number
  /** The time on the clock that all threads share. */
  readonly startMs: number
  /** The limit for all threads together; 0 for no limit, as for the next two. */
  readonly nodes: number
  readonly depth: number
  readonly mate: number
  readonly multiPv: number
  /** The moves to search, as words of the core; all if the list is empty. */
  readonly searchMoves: readonly number[]
  /** Addresses of the evaluation's parameters and of the network's weights; 0 for none. */
  readonly parameters: number
  readonly network: number
  readonly withoutSpecialMoves: boolean
}

const writeLimits = (view: DataView, at: number, request: ControlRequest): void => {
  view.setFloat64(at + OPTIMUM, request.optimumMs, true)
  view.setFloat64(at + MAXIMUM, request.maximumMs, true)
  view.setFloat64(at + START, request.startMs, true)
  view.setBigUint64(at + MAX_NODES, BigInt(request.nodes), true)
  view.setUint32(at + MAX_DEPTH, request.depth, true)
  view.setUint32(at + MATE, request.mate, true)
}

const writeMoves = (view: DataView, at: number, moves: readonly number[]): void => {
  if (moves.length > MAX_SEARCH_MOVES) throw new Error(`${moves.length} moves are too many to look at`)
  view.setUint32(at + SEARCH_MOVES, moves.length, true)
  for (const [i, move] of moves.entries()) view.setUint32(at + SEARCH_MOVE_LIST + 4 * i, move, true)
}

/** Writes a request into the control block at `at`; no thread may be searching. */
export const writeControl = (view: DataView, at: number, request: ControlRequest): void => {
  view.setUint32(at + ROOT_POSITION, request.root, true)
  view.setUint32(at + TABLE, request.table, true)
  view.setUint32(at + CLUSTERS, request.clusters, true)
  view.setUint32(at + AGE, request.age % AGES, true)
  view.setUint32(at + THREADS, request.threads, true)
  view.setUint32(at + ARENAS, request.arenas, true)
  view.setUint32(at + MULTI_PV, request.multiPv, true)
  view.setUint32(at + PARAMETERS, request.parameters, true)
  view.setUint32(at + NETWORK, request.network, true)
  view.setUint32(at + SEARCH_FLAGS, request.withoutSpecialMoves ? NO_SPECIAL_MOVES : 0, true)
  writeLimits(view, at, request)
  writeMoves(view, at, request.searchMoves)
  view.setInt32(at + PONDER, request.ponder ? 1 : 0, true)
  view.setInt32(at + STOP, request.stop ? 1 : 0, true)
}

const setFlag = (memory: ArrayBufferLike, address: number, value: number): void =>
  void Atomics.store(new Int32Array(memory, address, 1), 0, value)

/** Asks every thread to stop; they check this flag about every thousand nodes. */
export const raiseStop = (memory: ArrayBufferLike, at: number): void => setFlag(memory, at + STOP, 1)

/** Ends pondering: from now on the time limits apply. */
export const endPonder = (memory: ArrayBufferLike, at: number): void => setFlag(memory, at + PONDER, 0)
