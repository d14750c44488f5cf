import { reserve } from '../../core/arena'
import { CONTROL_BYTES } from '../../core/layout/controlBlock'
import { CLUSTER_BYTES } from '../../core/layout/hashTable'
import { EIGHT_LAYOUT, type BoardLayout } from '../../core/boardLayout'
import { loadCoreOf, type Core } from '../../core/load'
import { moveCoderOf, type MoveCoder } from '../../core/moveCode'
import type { Position } from '../../core/position'
import type { SearchLimits } from '@shared/analysis/analysis'
import type { Move } from '@shared/board/move'
import { writeControl } from './controlBlock'
import { clustersOf } from './hashTable'
import { sharedClock } from './gatedClock'
import { readFound, type RawFound } from './threadArena'
import { layWeights, type Weights } from './weights'

/** The limits of a search on the calling thread. At least one of depth, nodes and time must be set. */
export interface SoloLimits extends SearchLimits {
  readonly multiPv?: number
  readonly searchMoves?: readonly Move[]
  readonly withoutSpecialMoves?: boolean
}

/** The result of such a search, in the core's own numbers. */
export interface SoloAnswer extends RawFound {
  /** Absent if there is no legal move. */
  readonly move?: Move
}

/**
 * A search that runs on the calling thread and blocks it: for generators, tuners and tests, which have nothing else to
 * do and want the same answer each time.
 */
export interface SoloSearch {
  /** The core in which positions must be made. */
  readonly core: Core
  readonly weights: Weights
  readonly table: { readonly address: number; readonly clusters: number }
  think(position: Position, limits: SoloLimits): SoloAnswer
  /**
   * Writes the limits of a search into the control block, for other search functions of the core; returns the address
   * of the arena.
   */
  prepare(position: Position, limits: SoloLimits): number
  /**
   * Clears the hash table and histories, as for a new game.
   *
   * @param clusters how much of the table is used, and cleared, from now on; all of it by default
   */
  forget(clusters?: number): void
}

/** One thread, and no clock unless a time limit is set. */
const ALONE = {
  stop: false,
  ponder: false,
  threads: 1,
  optimumMs: Number.POSITIVE_INFINITY,
  maximumMs: Number.POSITIVE_INFINITY,
} as const

/** The limits in the form that the control block needs. */
const limitsOf = (
  { encodeMove }: MoveCoder,
  { depth = 0, nodes = 0, mate = 0, multiPv = 1, searchMoves = [], withoutSpecialMoves = false }: SoloLimits,
) => ({
  depth,
  nodes,
  mate,
  multiPv,
  searchMoves: searchMoves.map(encodeMove),
  withoutSpecialMoves,
})

/** Room for the weights, the table and the positions. */
const MAX_BYTES = 1 << 30

/**
 * Allocates a search with a memory of its own.
 *
 * @param lay writes the weights of the evaluation into that memory
 * @param clock milliseconds; the search waits for it to answer
 * @param layout the boards that are searched
 */
export const soloSearch = (
  corePath?: string,
  hashMiB = 16,
  lay: (core: Core) => Weights = layWeights,
  clock: () => number = sharedClock,
  layout: BoardLayout = EIGHT_LAYOUT,
): SoloSearch => {
  const core = loadCoreOf(layout, corePath, MAX_BYTES, { clock, report: () => undefined })
  const control = reserve(core, CONTROL_BYTES, 64)
  const arena = reserve(core, core.exports.threadBytes(), 64)
  const arenas = reserve(core, 4)
  const clusters = clustersOf(hashMiB)
  const table = reserve(core, clusters * CLUSTER_BYTES, CLUSTER_BYTES)
  const weights = lay(core)
  core.view.setUint32(arenas, arena, true)
  let age = 0
  let used = clusters
  /** The number of clusters from the start of the table that may not be zero. */
  let dirty = 0

  const forget = (wanted = clusters): void => {
    core.bytes.fill(0, table, table + dirty * CLUSTER_BYTES)
    core.exports.prepareThread(arena, control, 0)
    dirty = 0
    used = Math.min(wanted, clusters)
  }

  const coderOf = ({ variant }: Position): MoveCoder => moveCoderOf(layout, variant.board)

  const prepare = (position: Position, limits: SoloLimits): number => {
    dirty = Math.max(dirty, used)
    writeControl(core.view, control, {
      ...ALONE,
      root: position.address,
      table,
      clusters: used,
      age: age++,
      arenas,
      startMs: clock(),
      ...weights,
      ...limitsOf(coderOf(position), limits),
      ...(limits.moveTimeMs !== undefined && { maximumMs: limits.moveTimeMs }),
    })
    return arena
  }

  forget()
  return {
    core,
    weights,
    table: { address: table, clusters },
    forget,
    prepare,
    think: (position, limits) => {
      const best = core.exports.think(prepare(position, limits)) >>> 0
      const found = readFound(core.view, arena)
      return best === 0 ? found : { ...found, move: coderOf(position).decodeMove(best) }
    },
  }
}
