import { describe, expect, test } from 'vitest'
import { aNode } from '../../../../support/aNode'
import { graphFacts, type GraphReport } from '../../../../../renderer/features/report/graph/graphFacts'
import {
  areaPath,
  graphRuns,
  linePath,
  plyAt,
  xAt,
  yAt,
} from '../../../../../renderer/features/report/graph/graphGeometry'

const GROUND = { width: 400, height: 84 }

const value = (points: number, isBrought = false) => ({ points, isBrought })

describe('the geometry of the graph', () => {
  test('spreads plies from edge to edge, with White’s wins at the top', () => {
    expect([0, 2, 4].map(ply => xAt(ply, 4, GROUND))).toEqual([0, 200, 400])
    expect(xAt(0, 0, GROUND)).toBe(200)
    expect([100, 50, 0].map(points => yAt(points, GROUND))).toEqual([2, 42, 82])
  })

  test('finds the ply nearest to the pointer, never one beyond the game', () => {
    expect([-50, 0, 49, 51, 400, 999].map(x => plyAt(x, 4, GROUND))).toEqual([0, 0, 0, 1, 4, 4])
    expect(plyAt(10, 4, { width: 0, height: 0 })).toBe(0)
  })

  test('leaves a gap for an unknown value', () => {
    const values = new Map([0, 1, 3, 4].map(ply => [ply, value(50)]))
    const runs = graphRuns({ plies: 4, setup: 0, values }, GROUND)
    expect(runs.map(({ points }) => points.map(({ x }) => x))).toEqual([
      [0, 100],
      [300, 400],
    ])
  })

  test('draws no line for the setup', () => {
    const values = new Map([0, 1, 2, 3, 4].map(ply => [ply, value(50)]))
    const runs = graphRuns({ plies: 4, setup: 2, values }, GROUND)
    expect(runs.map(({ points }) => points[0]!.x)).toEqual([200])
  })

  test('joins two sources of values at a point', () => {
    const values = new Map([
      [0, value(50)],
      [1, value(60)],
      [2, value(70, true)],
    ])
    const runs = graphRuns({ plies: 2, setup: 0, values }, GROUND)
    expect(runs.map(({ isBrought }) => isBrought)).toEqual([false, true])
    expect(runs[0]!.points.at(-1)).toEqual(runs[1]!.points[0])
  })

  test('closes the area on the line of equal chances', () => {
    const run = {
      isBrought: false,
      points: [
        { x: 0, y: 2 },
        { x: 10, y: 82 },
      ],
    }
    expect(linePath(run)).toBe('M0 2L10 82')
    expect(areaPath(run, GROUND)).toBe('M0 42L0 2L10 82L10 42Z')
  })
})

describe('the facts for the graph', () => {
  const said = (text: string, nags: readonly number[] = []) =>
    aNode('a1a2', { nags, comments: [{ style: 'brace', text }] })
  const line = [aNode(''), said('[%eval 0.00]'), said('[%eval #3,20]', [4]), said('good', [2])]

  test('come from the file, with its glyphs on moves that have a value', () => {
    const facts = graphFacts(line, undefined)!
    expect(facts).toMatchObject({ plies: 3, setup: 0, borders: [] })
    expect([...facts.values]).toEqual([
      [1, { points: 50, score: { kind: 'cp', value: 0 }, isBrought: true }],
      [2, { points: 100, score: { kind: 'mate', value: 3 }, isBrought: true }],
    ])
    expect(facts.marks).toEqual([{ ply: 2, judgment: 'blunder' }])
  })

  test('prefer the values of a report to those of the file', () => {
    const moves = ([1, 2, 3] as const).map(ply => ({
      ply,
      phase: ply < 3 ? 'opening' : 'endgame',
      ...(ply === 3 && { judgment: 'mistake' }),
    })) as unknown as GraphReport['moves']
    const examined: GraphReport['examined'] = new Map([[2, { kind: 'ended', winner: 'black' }]])
    const facts = graphFacts(line, { examined, moves })!
    expect(facts.values.get(2)).toEqual({ points: 0, isBrought: false })
    expect(facts.values.get(1)!.isBrought).toBe(true)
    expect(facts.borders).toEqual([2])
    // The report's verdicts count: it drops the blunder of the file, and its mistake has no value yet.
    expect(facts.marks).toEqual([])
  })

  test('are undefined when no value or only one is known', () => {
    expect(graphFacts([aNode(''), said('quiet')], undefined)).toBeUndefined()
    expect(graphFacts([aNode(''), said('[%eval 0.3]')], undefined)).toBeUndefined()
  })

  test('count the plies of the setup', () => {
    const placed = aNode('Na1', { kind: 'placement' })
    expect(graphFacts([aNode(''), placed, placed, ...line.slice(1)], undefined)!.setup).toBe(2)
  })
})
