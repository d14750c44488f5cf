import { err, ok, type Result } from '@shared/result'
import { reserve } from '../../core/arena'
import { CONTROL_BYTES } from '../../core/layout/controlBlock'
import { EIGHT_LAYOUT, type BoardLayout } from '../../core/boardLayout'
import { loadCoreOf, type Core } from '../../core/load'
import { clustersOf } from './hashTable'
import type { PoolError, PoolSize } from './poolBounds'
import { layWeights, type Weights } from './weights'

/*
 * The memory of a pool: what the core needs for itself, the control block, an arena for each thread that the machine
 * allows, room for the positions of a long game, and at the end the hash table, which can thus grow in place. Untouched
 * memory costs nothing, so all room is reserved at once.
 */

const PAGE = 65_536
const MIB = 1024 * 1024

/** Enough for about 130,000 positions of a game, and for the records of the rules. */
const ROOM_FOR_POSITIONS = 32 * MIB

/** Enough for the tables of the core, the weights and the control block. */
const ROOM_BESIDE = 64 * MIB

/**
 * More than an arena takes: histories are indexed by pieces and squares, and larger boards have twice as many of those.
 */
const roomForThread = (layout: BoardLayout): number => (layout === EIGHT_LAYOUT ? 8 : 16) * MIB

export interface PoolMemory {
  readonly core: Core
  readonly control: number
  /** The address of the list of arenas, and the addresses in that list. */
  readonly arenaList: number
  readonly arenas: readonly number[]
  readonly weights: Weights
  readonly table: number
  /** The size of the hash table in clusters; 0 before the first {@link resizeTable}. */
  clusters: number
  /** The number of bytes from the start of the table that may not be zero. */
  dirtyBytes: number
}

const layArenas = (core: Core, threads: number): readonly number[] =>
  Array.from({ length: threads }, () => reserve(core, core.exports.threadBytes(), 64))

const writeList = (core: Core, at: number, addresses: readonly number[]): void => {
  for (const [i, address] of addresses.entries()) core.view.setUint32(at + 4 * i, address, true)
}

/** The table begins behind the room for positions, which the core goes on allocating before it. */
const layTable = (core: Core): number => {
  const room = reserve(core, ROOM_FOR_POSITIONS, 64)
  const table = Math.ceil(core.top / PAGE) * PAGE
  core.top = room
  return table
}

const roomFor = (layout: BoardLayout, { threads, hashMiB }: PoolSize): number =>
  hashMiB * MIB + threads * roomForThread(layout) + ROOM_FOR_POSITIONS + ROOM_BESIDE

/** Loads the core for the boards of a layout and lays out everything but the hash table; throws if the core's file is missing. */
export const layOutMemory = (corePath: string, layout: BoardLayout, most: PoolSize): PoolMemory => {
  const core = loadCoreOf(layout, corePath, roomFor(layout, most))
  const control = reserve(core, CONTROL_BYTES, 64)
  const arenaList = reserve(core, 4 * most.threads)
  const arenas = layArenas(core, most.threads)
  const weights = layWeights(core)
  const table = layTable(core)
  writeList(core, arenaList, arenas)
  return { core, control, arenaList, arenas, weights, table, clusters: 0, dirtyBytes: 0 }
}

/** Resizes the hash table. Its content becomes worthless and must be cleared; memory is never given back. */
export const resizeTable = (memory: PoolMemory, hashMiB: number): Result<void, PoolError> => {
  const { core, table } = memory
  const missing = table + hashMiB * MIB - core.memory.buffer.byteLength
  try {
    if (missing > 0) core.memory.grow(Math.ceil(missing / PAGE))
  } catch (refusal) {
    return err({ kind: 'memoryRefused', askedMiB: hashMiB, detail: String(refusal) })
  }
  // The views of the memory do not grow with it.
  core.bytes = Buffer.from(core.memory.buffer)
  core.view = new DataView(core.memory.buffer)
  memory.clusters = clustersOf(hashMiB)
  return ok(undefined)
}

/** Throws if the positions of a game have outgrown their room and would run into the hash table. */
export const checkRoom = ({ core, table }: PoolMemory): void => {
  if (core.top > table) throw new Error('the game is too long for the search')
}
