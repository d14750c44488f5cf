import { describe, expect, test } from 'vitest'
import type { CountStep, TreeStep } from '../../../../electron/selfTest/steps'
import { newTally, plannedRows, timeLeft, weightOf } from '../../../../electron/selfTest/tally'

const tree = (over: Partial<TreeStep> = {}): TreeStep => ({
  kind: 'tree',
  variant: 'chess',
  what: 'the array',
  fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  options: [],
  depth: 5,
  expected: 1_000_000,
  endsPosition: true,
  ...over,
})

const count = (over: Partial<CountStep> = {}): CountStep => ({
  kind: 'count',
  variant: 'chess',
  what: 'starts',
  check: { kind: 'starts', count: 1 },
  ...over,
})

test('a row is planned for each system, in the order of the steps', () => {
  const steps = [
    count(),
    tree({ depth: 4, endsPosition: false, expected: 5 }),
    tree({ expected: 7 }),
    count({ variant: 'ajax-random' }),
  ]
  expect(plannedRows(steps)).toMatchObject([
    { variant: 'chess', positions: 1, counts: 1, expected: 12, found: 0, positionsDone: 0, countsDone: 0 },
    { variant: 'ajax-random', positions: 0, counts: 1, expected: 0 },
  ])
})

describe('progress', () => {
  test('is weighted by leaves', () => {
    const [small, large] = [tree({ expected: 1_000_000 }), tree({ expected: 3_000_000 })]
    const tally = newTally([small, large])
    expect(tally.done()).toBe(0)
    tally.add(small, 1_000_000, 10)
    tally.finish(small, { expected: 1_000_000, found: 1_000_000 })
    expect(tally.done()).toBeCloseTo(0.25, 2)
    tally.add(large, 1_500_000, 10)
    expect(tally.done()).toBeCloseTo(0.625, 2)
    tally.finish(large, { expected: 3_000_000, found: 3_000_000 })
    expect(tally.done()).toBe(1)
  })

  test('never exceeds the share of a tree that is larger than its reference says', () => {
    const steps = [tree({ expected: 10 }), tree({ expected: 1_000_000 })] as const
    const tally = newTally(steps)
    tally.add(steps[0], 900_000, 10)
    expect(tally.done()).toBeLessThan(0.01)
    expect(tally.rows()[0]?.found).toBe(900_000)
  })

  test('gives weight to counts, too', () => {
    expect(weightOf(count())).toBeGreaterThan(0)
    expect(
      weightOf(count({ variant: 'chess960', check: { kind: 'round-trips', of: 'starts', each: 100 } })),
    ).toBeGreaterThan(weightOf(count({ check: { kind: 'round-trips', of: 'starts', each: 100 } })))
  })

  test('is complete without steps', () => {
    expect(newTally([]).done()).toBe(1)
  })
})

describe('a finished step', () => {
  test('is counted in its row', () => {
    const steps = [count(), tree()] as const
    const tally = newTally(steps)
    expect(tally.finish(steps[0], { expected: 1, found: 1 })).toBeUndefined()
    tally.add(steps[1], 1_000_000, 12)
    expect(tally.finish(steps[1], { expected: 1_000_000, found: 1_000_000 })).toBeUndefined()
    expect(tally.rows()).toMatchObject([
      { countsDone: 1, positionsDone: 1, found: 1_000_000, milliseconds: 12, differences: 0 },
    ])
  })

  test('returns its difference, which its row counts', () => {
    const step = tree()
    const tally = newTally([step])
    const divided = { fen: step.fen, options: [], depth: 5, divide: [{ uci: 'a2a3', nodes: 3 }] }
    expect(tally.finish(step, { expected: 4, found: 3, tree: divided })).toEqual({
      variant: 'chess',
      what: 'the array',
      expected: 4,
      found: 3,
      tree: divided,
    })
    expect(tally.rows()[0]?.differences).toBe(1)
  })
})

test.each([
  ['at a quarter, three times what has passed', 0.25, 1000, 3000],
  ['at the end, none', 1, 8000, 0],
  ['before there is a pace, unknown', 0.01, 100, undefined],
  ['with nothing done, unknown', 0, 5000, undefined],
])('time left %s', (_, done, elapsed, left) => {
  expect(timeLeft(done, elapsed)).toBe(left)
})
