import type { Position } from '../core/position'
import { decodeMove, encodeMove } from '../core/moveCode'
import { reserve } from '../core/arena'
import { loadCore, type Core } from '../core/load'
import type { Move } from '@shared/board/move'
import { writeControl } from './controlBlock'
import { CLUSTER_BYTES, clustersOf } from './hashTable'
import { sharedClock } from './sharedClock'
import { readFound, type RawFound } from './threadArena'
import { layWeights, type Weights } from './weights'

/** How far a search on the calling thread goes. At least one of the first two must be set. */
export interface SoloLimits {
  /** Plies. */
  readonly depth?: number
  readonly nodes?: number
  /** Ends with a mate in so many moves. */
  readonly mate?: number
  readonly multiPv?: number
  readonly searchMoves?: readonly Move[]
  readonly withoutSpecialMoves?: boolean
}

/** What such a search has found, in the core's own numbers. */
export interface SoloAnswer extends RawFound {
  /** Absent where there is no legal move. */
  readonly move?: Move
}

/**
 * A search that runs on the thread that asks and blocks it: for generators, tuners and tests, which have nothing
 * else to do and want the same answer each time.
 */
export interface SoloSearch {
  /** Positions must be made in this core. */
  readonly core: Core
  readonly weights: Weights
  readonly table: { readonly address: number; readonly clusters: number }
  think(position: Position, limits: SoloLimits): SoloAnswer
  /** Forgets hash table and histories, as for a new game. */
  forget(): void
}

/** Room for weights, table and positions. */
const MOST_BYTES = 1 << 30

/**
 * Lays out a search in a memory of its own.
 *
 * @param lay puts the weights of the evaluation into that memory
 */
export const soloSearch = (
  corePath?: string,
  hashMiB = 16,
  lay: (core: Core) => Weights = layWeights,
): SoloSearch => {
  const core = loadCore(corePath, MOST_BYTES, { clock: sharedClock, report: () => undefined })
  const control = reserve(core, core.exports.controlBytes(), 64)
  const arena = reserve(core, core.exports.threadBytes(), 64)
  const arenas = reserve(core, 4)
  const clusters = clustersOf(hashMiB)
  const table = reserve(core, clusters * CLUSTER_BYTES, CLUSTER_BYTES)
  const weights = lay(core)
  core.view.setUint32(arenas, arena, true)
  let generation = 0

  const forget = (): void => {
    core.bytes.fill(0, table, table + clusters * CLUSTER_BYTES)
    core.exports.prepareThread(arena, control, 0)
  }

  forget()
  return {
    core,
    weights,
    table: { address: table, clusters },
    forget,
    think: (
      position,
      { depth = 0, nodes = 0, mate = 0, multiPv = 1, searchMoves = [], withoutSpecialMoves = false },
    ) => {
      writeControl(core.view, control, {
        stop: false,
        ponder: false,
        root: position.address,
        table,
        clusters,
        generation: generation++,
        threads: 1,
        arenas,
        optimumMs: Number.POSITIVE_INFINITY,
        maximumMs: Number.POSITIVE_INFINITY,
        startMs: sharedClock(),
        nodes,
        depth,
        mate,
        multiPv,
        searchMoves: searchMoves.map(encodeMove),
        ...weights,
        withoutSpecialMoves,
      })
      const best = core.exports.think(arena) >>> 0
      const found = readFound(core.view, arena)
      return best === 0 ? found : { ...found, move: decodeMove(best) }
    },
  }
}
