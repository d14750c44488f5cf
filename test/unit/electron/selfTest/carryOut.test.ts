import { describe, expect, test } from 'vitest'
import { loadCore } from '../../../../electron/core/load'
import { carryOut, type RunProgress } from '../../../../electron/selfTest/carryOut'
import type { TestStep, TreeStep } from '../../../../electron/selfTest/steps'

const core = loadCore()

const KIWIPETE = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1'

const tree = (over: Partial<TreeStep> = {}): TreeStep => ({
  kind: 'tree',
  variant: 'chess',
  what: 'Kiwipete',
  fen: KIWIPETE,
  options: [],
  depth: 3,
  expected: 97_862,
  endsPosition: true,
  ...over,
})

/** A clock that advances by a second with each call. */
const fastClock = () => {
  let now = 0
  return () => (now += 1000)
}

const run = (steps: readonly TestStep[], isCancelled: () => boolean = () => false) => {
  const news: RunProgress[] = []
  const report = carryOut({
    core,
    steps,
    clock: fastClock(),
    isCancelled,
    report: progress => news.push(progress),
  })
  return { news, report }
}

test('an agreement is reported without differences', () => {
  expect(run([tree()]).report).toMatchObject({
    ending: 'finished',
    differences: [],
    rows: [{ variant: 'chess', positions: 1, positionsDone: 1, found: 97_862 }],
  })
})

describe('a difference', () => {
  test('comes with the number of leaves below each move', () => {
    const { report, news } = run([tree({ depth: 2, expected: 2040 })])
    const [difference] = report.differences
    expect(difference).toMatchObject({ what: 'Kiwipete', expected: 2040, found: 2039, tree: { depth: 2 } })
    const divide = difference?.tree?.divide ?? []
    expect(divide).toHaveLength(48)
    expect(divide.reduce((sum, { nodes }) => sum + nodes, 0)).toBe(2039)
    expect(divide[0]).toEqual({ uci: 'a1b1', nodes: 43 })
    expect(news.at(-1)?.differences).toEqual(report.differences)
  })

  test('does not stop the other steps', () => {
    const { report } = run([tree({ depth: 1, expected: 1 }), tree({ what: 'again' })])
    expect(report).toMatchObject({ ending: 'finished', rows: [{ positionsDone: 2, differences: 1 }] })
  })

  test.each<[what: string, over: Partial<TreeStep>, found: string]>([
    ['a FEN that cannot be read', { fen: 'hello' }, 'refused: board unknownPiece'],
    ['a position that cannot be', { fen: '8/8/8/8/8/8/8/8 w - - 0 1' }, 'refused: kings'],
    ['an option that does not exist', { options: ['hedgehogs'] }, 'no option hedgehogs'],
  ])('is reported for %s', (_, over, found) => {
    expect(run([tree(over)]).report.differences).toMatchObject([{ found, tree: { divide: [] } }])
  })
})

describe('giving up', () => {
  test('ends a large tree in the middle and keeps its count so far', () => {
    let asked = 0
    const { report } = run(
      [tree({ depth: 1, expected: 48 }), tree({ depth: 5, expected: 193_690_690 })],
      () => {
        asked += 1
        return asked > 60
      },
    )
    const [row] = report.rows
    expect(report.ending).toBe('cancelled')
    expect(row).toMatchObject({ positions: 2, positionsDone: 1, differences: 0 })
    expect(row?.found).toBeGreaterThan(48)
    expect(row?.found).toBeLessThan(193_690_690 / 4)
  })

  test('before the beginning does nothing', () => {
    expect(run([tree()], () => true).report).toMatchObject({ ending: 'cancelled', rows: [{ found: 0 }] })
  })
})

test('a tree below a single legal move is split, too', () => {
  const mirrored = tree({
    variant: 'arrangement',
    fen: 'rkbqnbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 2 king',
    depth: 8,
    expected: 1_000_000_000,
  })
  let parts = 0
  const { report } = run([mirrored], () => {
    parts += 1
    return parts > 5
  })
  expect(report.ending).toBe('cancelled')
  expect(report.rows[0]?.found).toBeLessThan(100_000_000)
})

test('progress has the current step and the time left', () => {
  const { news } = run([tree({ depth: 4, expected: 4_085_603 })])
  expect(news[0]).toMatchObject({ current: { variant: 'chess', what: 'Kiwipete', depth: 4 } })
  expect(news[0]?.leftMs).toBeGreaterThan(0)
  const shares = news.map(({ done }) => done)
  expect(shares).toEqual([...shares].sort((a, b) => a - b))
  expect(shares.at(-1)).toBe(1)
})
