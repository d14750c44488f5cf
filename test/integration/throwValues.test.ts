// @long
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { unwrap } from '@shared/result'
import { makeFen } from '@shared/notation/fen/fen'
import { seededRandom } from '@shared/setup/starts/random'
import { randomStartSetup } from '@shared/setup/starts/starts'
import { valueAt } from '@shared/solver/induction'
import { ROOT } from '@shared/solver/setupGraph'
import { variantById } from '@shared/variants'
import { openAtlasShelf } from '../../electron/atlas/atlasShelf'
import { askAtlases } from '../../electron/atlas/askAtlases'
import { numbersOfGraph } from '../../electron/atlas/graphNumbers'
import { arrayNumberOfFen } from '../../electron/atlas/arrayNumberOfFen'
import { openAtlas } from '../../electron/atlas/openAtlas'
import { shippedAtlasPath } from '../../electron/atlas/shippedAtlases'
import { startsService } from '../../electron/atlas/startsService'
import { readThrows } from '../../electron/atlas/throwFormat'
import { loadCore } from '../../electron/core/load'
import { knownSetup } from '../../electron/engine/setupSolver/knownSetup'
import { isAnythingKnown } from '../../electron/engine/setupSolver/solverQuestion'
import { openPosition } from '../../electron/rules/positions/openPosition'
import { setupGraphOf } from '../../electron/rules/setup/setupGraphOf'
import { anAtlasHeader, writeAnAtlas } from '../support/anAtlas'
import { CORE } from '../support/programs'

const VARIANT = variantById('fischer-benko')
const core = loadCore(CORE)
const values = Int16Array.from({ length: 921_600 }, (_, number) => ((number * 7919) % 401) - 180)
const none = () => Promise.resolve(undefined)
const dialogs = { chooseFile: none, chooseProgram: none, chooseTarget: none }

let folder = ''
const service = () =>
  startsService({ core, dialogs, shelf: openAtlasShelf(folder), folder, reading: () => 'sequential' })

const fenOf = (number: number, variant = VARIANT): string =>
  makeFen(variant, unwrap(randomStartSetup(variant, number)))

const graphOf = (number: number, variant = VARIANT) => {
  using position = unwrap(
    openPosition(core, { variant: variant.id, fen: fenOf(number, variant), options: [] }),
  ).position
  return unwrap(setupGraphOf(position))
}

afterAll(() => rmSync(folder, { recursive: true, force: true }))
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'backrank-'))
  writeAnAtlas(path.join(folder, 'double-chess960.atlas'), anAtlasHeader('double-chess960'), values)
})

describe('all throws of a system', () => {
  test('have the same values together as one by one, and are kept', async () => {
    const throws = unwrap(await service()['starts:throws']('fischer-benko'))
    expect(throws.values).toHaveLength(9216)
    const random = seededRandom('throws')
    const open = service()
    for (const number of [0, 9215, ...Array.from({ length: 10 }, () => random.below(9216))]) {
      const worth = (await open['starts:worth']('fischer-benko', [], fenOf(number)))!
      expect([throws.values[number], throws.means[number]]).toEqual([
        Math.round(worth.value),
        Math.round(worth.mean!),
      ])
    }
    const kept = path.join(folder, 'fischer-benko.sequential.throws')
    expect(existsSync(kept)).toBe(true)
    const again = unwrap(await service()['starts:throws']('fischer-benko'))
    expect(again).toEqual(throws)

    // A file of another atlas, or a damaged one, gives no values.
    const text = readFileSync(kept, 'utf8')
    const { atlas } = JSON.parse(text) as { atlas: string }
    expect(readThrows(atlas, text).ok).toBe(true)
    expect(readThrows('0'.repeat(64), text)).toEqual({ ok: false, error: 'otherAtlas' })
    for (const broken of [
      text.replace(/\d(?=,)/, '0'),
      text.slice(0, -9),
      text.replace('sequential', 'sequentia1'),
    ])
      if (broken !== text) expect(readThrows(atlas, broken)).toEqual({ ok: false, error: 'damaged' })
    writeFileSync(kept, 'nonsense')
    expect(unwrap(await service()['starts:throws']('fischer-benko')).values).toEqual(throws.values)
  })

  test('have placement shares that add up to at most all pieces', async () => {
    const { placements } = unwrap(await service()['starts:throws']('fischer-benko'))
    expect(placements.length).toBeGreaterThan(20)
    for (const color of ['white', 'black']) {
      const rooks = placements.filter(one => one.color === color && one.piece === 'R')
      const shares = rooks.reduce((sum, { share }) => sum + share, 0)
      expect(shares).toBeGreaterThan(0.5)
      expect(shares).toBeLessThanOrEqual(1.001)
    }
  })

  test('do not exist where nothing is thrown', async () => {
    expect(await service()['starts:throws']('chess960')).toEqual({ ok: false, error: { kind: 'noThrows' } })
  })
})

describe('an atlas tells the solver', () => {
  test('which arrays of a setup it knows, the same all at once as one by one', () => {
    const graph = graphOf(4532)
    const numbers = numbersOfGraph(VARIANT, [], graph)
    expect(numbers).toEqual(graph.arrays.map(({ fen }) => arrayNumberOfFen(VARIANT, [], fen)))
    const ask = askAtlases(openAtlasShelf(folder))
    const known = ask({ variant: VARIANT, options: [], graph, identity: 'somebody 1' })!
    expect(known.prior).toBeUndefined()
    expect(known.found).toEqual(
      numbers.map((number, array) => ({ array, nodes: 1000, value: values[number!] })),
    )
  })

  test('what a throw is worth before any search, the same as Starts', async () => {
    const ask = askAtlases(openAtlasShelf(folder))
    const identity = { eight: 'somebody 1', larger: 'none' }
    for (const number of [0, 4532]) {
      const setup = { variant: VARIANT, options: [], graph: graphOf(number) }
      const known = knownSetup(setup, identity, ask)
      expect(isAnythingKnown(known)).toBe(true)
      const { solved } = known.solver.expect({ reading: 'sequential', nodes: 1000 })
      const worth = (await service()['starts:worth']('fischer-benko', [], fenOf(number)))!
      expect(valueAt(solved, ROOT)).toBe(worth.value)
      expect(isAnythingKnown(knownSetup(setup, identity))).toBe(false)
    }
  })

  test('what an estimate expects, not marked as searched', async () => {
    const shelf = openAtlasShelf(path.join(folder, 'none'))
    const id = 'half-random-transcendental'
    const variant = variantById(id)
    const { nodes, engine } = unwrap(openAtlas(shippedAtlasPath({ system: id, options: [] }))).header
    const reading = 'sequential'
    const starts = startsService({
      core,
      dialogs,
      shelf,
      folder: path.join(folder, 'none'),
      reading: () => reading,
    })
    for (const number of [18, 9000]) {
      const setup = { variant, options: [], graph: graphOf(number, variant) }
      const known = knownSetup(setup, { eight: engine.identity, larger: 'none' }, askAtlases(shelf))
      expect(isAnythingKnown(known)).toBe(true)
      const { measured } = known.solver.knowledge
      expect(measured.prior?.values.length).toBe(setup.graph.arrays.length)
      expect(measured.nodes.filter(count => count > 0).length).toBeLessThan(setup.graph.arrays.length)
      const worth = (await starts['starts:worth'](id, [], fenOf(number, variant)))!
      expect(worth.isEstimate).toBe(true)
      const expected = valueAt(known.solver.expect({ reading, nodes }).solved, ROOT)
      // A search of this many nodes is biased by a few centipawns for White on average, and so is an estimate
      // from such searches.
      expect(Math.abs(expected - worth.value)).toBeLessThan(12)
    }
  })

  test('nothing about another engine, and nothing if there is no atlas', () => {
    const ask = askAtlases(openAtlasShelf(folder))
    const graph = graphOf(7)
    expect(ask({ variant: VARIANT, options: [], graph, identity: 'another' })).toBeUndefined()
    const other = variantById('pre-chess')
    expect(ask({ variant: other, options: [], graph, identity: 'somebody 1' })).toBeUndefined()
  })
})
