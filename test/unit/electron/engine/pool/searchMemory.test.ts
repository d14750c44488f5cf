import { describe, expect, test } from 'vitest'
import { unwrap } from '@shared/result'
import { startSetup } from '@shared/setup/starts/starts'
import { variantById } from '@shared/variants'
import { reserve } from '../../../../../electron/core/arena'
import { CONTROL_BYTES, PONDER, STOP } from '../../../../../electron/core/layout/controlBlock'
import { loadCore } from '../../../../../electron/core/load'
import { encodeMove } from '../../../../../electron/core/moveCode'
import { Position } from '../../../../../electron/core/position'
import {
  endPonder,
  raiseStop,
  writeControl,
  type ControlRequest,
} from '../../../../../electron/engine/pool/controlBlock'
import { clustersOf, hashFull } from '../../../../../electron/engine/pool/hashTable'
import { visitedNodes, readFound, resetNodes } from '../../../../../electron/engine/pool/threadArena'

/*
 * Core and host use the same offsets; a search in this thread shows whether they agree on what is there.
 */

const HASH_MIB = 1

const searchMemory = () => {
  const core = loadCore()
  const control = reserve(core, CONTROL_BYTES, 64)
  const arena = reserve(core, core.exports.threadBytes(), 64)
  const arenas = reserve(core, 4)
  const table = reserve(core, HASH_MIB * 1024 * 1024, 64)
  core.view.setUint32(arenas, arena, true)
  core.exports.prepareThread(arena, control, 0)
  const chess = variantById('chess')
  const position = unwrap(Position.from(core, chess, unwrap(startSetup(chess, 0))))
  const request: ControlRequest = {
    stop: false,
    ponder: false,
    root: position.address,
    table,
    clusters: clustersOf(HASH_MIB),
    age: 1,
    threads: 1,
    arenas,
    optimumMs: Infinity,
    maximumMs: Infinity,
    startMs: 0,
    nodes: 0,
    depth: 4,
    mate: 0,
    multiPv: 1,
    searchMoves: [],
    parameters: 0,
    network: 0,
    withoutSpecialMoves: false,
  }
  const think = (change: Partial<ControlRequest> = {}) => {
    resetNodes(core.memory.buffer, arena)
    writeControl(core.view, control, { ...request, ...change })
    const best = core.exports.think(arena)
    return { best, found: readFound(core.view, arena) }
  }
  return { core, control, arena, table, position, think }
}

describe('values that the host writes and the core reads', () => {
  test('the depth limit is observed', () => {
    const { found } = searchMemory().think({ depth: 3 })
    expect(found.depth).toBe(3)
    expect(found.lines[0]).toMatchObject({ depth: 3, bound: 'exact' })
  })

  test('the node limit is observed, give or take the nodes between two checks', () => {
    const { found } = searchMemory().think({ depth: 0, nodes: 5000 })
    expect(found.nodes).toBeGreaterThan(1000)
    expect(found.nodes).toBeLessThan(8000)
  })

  test('the requested number of lines is reported, the best first', () => {
    const { lines } = searchMemory().think({ multiPv: 3 }).found
    expect(lines).toHaveLength(3)
    expect(lines.map(({ score }) => score)).toEqual(lines.map(({ score }) => score).toSorted((a, b) => b - a))
  })

  test('only the requested moves are searched', () => {
    const { position, think } = searchMemory()
    const [, second, third] = position.legalMoves().map(encodeMove)
    const { best, found } = think({ searchMoves: [second!, third!], multiPv: 5 })
    expect([second, third]).toContain(best)
    expect(found.lines.map(({ moves }) => moves[0]).toSorted()).toEqual([second, third].toSorted())
  })

  test('a search that is stopped before it begins answers with a legal move', () => {
    const { position, think } = searchMemory()
    expect(position.legalMoves().map(encodeMove)).toContain(think({ stop: true, depth: 0 }).best)
  })

  test('the flags are set and cleared where the core reads them', () => {
    const { core, control, think } = searchMemory()
    think({ ponder: true })
    raiseStop(core.memory.buffer, control)
    endPonder(core.memory.buffer, control)
    expect([STOP, PONDER].map(flag => core.view.getInt32(control + flag, true))).toEqual([1, 0])
  })
})

describe('values that the core writes and the host reads', () => {
  test('the best move begins the best line', () => {
    const { best, found } = searchMemory().think()
    expect(found.best).toBe(best)
    expect(found.lines[0]!.moves[0]).toBe(best)
  })

  test('nodes are counted in the arena', () => {
    const { core, arena, think } = searchMemory()
    const { found } = think()
    expect(found.nodes).toBeGreaterThan(20)
    expect(visitedNodes(core.memory.buffer, arena)).toBe(found.nodes)
  })

  test('the table fills with entries of this search only', () => {
    const { core, table, think } = searchMemory()
    expect(hashFull(core.memory.buffer, table, 1)).toBe(0)
    think({ depth: 9 })
    expect(hashFull(core.memory.buffer, table, 1)).toBeGreaterThan(0)
    expect(hashFull(core.memory.buffer, table, 2)).toBe(0)
  })
})
