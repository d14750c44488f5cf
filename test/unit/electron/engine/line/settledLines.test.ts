import { expect, test } from 'vitest'
import type { EngineLine } from '@shared/analysis/analysis'
import { parseSquare } from '@shared/board/square'
import { settledLines } from '../../../../../electron/engine/line/settledLines'

type Shape = readonly [move: string, cp: number, bound?: 'lower' | 'upper']

const aMove = (uci: string) => ({
  kind: 'normal' as const,
  from: parseSquare(uci.slice(0, 2))!,
  to: parseSquare(uci.slice(2))!,
})

const listOf = (...shapes: readonly Shape[]): readonly EngineLine[] =>
  shapes.map(([uci, value, bound], place) => ({
    rank: place + 1,
    depth: 12,
    selDepth: 12,
    score: { kind: 'cp', value },
    ...(bound && { bound }),
    moves: [aMove(uci)],
  }))

const BEFORE = listOf(['e2e4', 30], ['d2d4', 20])

test.each<readonly [string, readonly Shape[], readonly Shape[]]>([
  [
    'a list of scores stands as it comes',
    [
      ['e2e4', -50],
      ['d2d4', -60],
    ],
    [
      ['e2e4', -50],
      ['d2d4', -60],
    ],
  ],
  [
    'a failed low keeps what was known',
    [
      ['e2e4', -272, 'upper'],
      ['d2d4', 20],
    ],
    [
      ['e2e4', 30],
      ['d2d4', 20],
    ],
  ],
  [
    'a failed high keeps what was known',
    [
      ['e2e4', 30],
      ['g1f3', 80, 'lower'],
    ],
    [
      ['e2e4', 30],
      ['d2d4', 20],
    ],
  ],
  [
    'a new score stands beside a line that waits',
    [
      ['e2e4', 25],
      ['g1f3', 9, 'upper'],
    ],
    [
      ['e2e4', 25],
      ['d2d4', 20],
    ],
  ],
  [
    'a fallen first line waits for those under it',
    [
      ['e2e4', -261],
      ['d2d4', -272, 'upper'],
    ],
    [
      ['e2e4', 30],
      ['d2d4', 20],
    ],
  ],
  [
    'a move that has risen waits for the line that it leaves',
    [
      ['d2d4', 40],
      ['e2e4', 10, 'upper'],
    ],
    [
      ['e2e4', 30],
      ['d2d4', 20],
    ],
  ],
])('%s', (_, next, shown) => {
  expect(settledLines(BEFORE, listOf(...next))).toEqual(listOf(...shown))
})

test('a bound is shown while no better score has been known', () => {
  const first = listOf(['e2e4', -9, 'upper'], ['d2d4', -20])
  expect(settledLines([], first)).toEqual(first)
})

/** An engine line with these moves. */
const lineOf = (moves: readonly string[], over: Partial<EngineLine> = {}): EngineLine => ({
  ...listOf(['e2e4', 30])[0]!,
  moves: moves.map(aMove),
  ...over,
})

test('a bound keeps the known moves and takes the new score', () => {
  const before = [lineOf(['e2e4', 'e7e5', 'g1f3'], { bound: 'lower' })]
  const [line] = settledLines(before, [
    lineOf(['e2e4'], { bound: 'upper', score: { kind: 'cp', value: -9 }, depth: 13 }),
  ])
  expect(line?.moves).toEqual(['e2e4', 'e7e5', 'g1f3'].map(aMove))
  expect(line).toMatchObject({ bound: 'upper', score: { value: -9 }, depth: 13 })
})

test('a bound of another move and an exact line are shown unchanged', () => {
  const before = [lineOf(['e2e4', 'e7e5', 'g1f3'], { bound: 'lower' })]
  const next = [lineOf(['d2d4'], { bound: 'lower' }), lineOf(['e2e4'], { rank: 2 })]
  expect(settledLines(before, next)).toEqual(next)
})

test('a mate ranks above any other score', () => {
  const mate: EngineLine = { ...listOf(['e2e4', 0])[0]!, score: { kind: 'mate', value: 3 } }
  const waiting = listOf(['e2e4', 30], ['d2d4', 20, 'upper'])[1]!
  expect(settledLines(BEFORE, [mate, waiting])).toEqual([mate, BEFORE[1]])
})

/** Lines with scores and depths, as an engine has sent them so far. */
const atDepths = (...shapes: readonly (readonly [move: string, cp: number, depth: number])[]) =>
  shapes.map(([uci, value, depth], place) => ({ ...listOf([uci, value])[0]!, rank: place + 1, depth }))

test('a worse line of the next depth does not rank above a better one of the previous depth', () => {
  const half = atDepths(['e2e4', 10, 13], ['d2d4', 20, 12])
  expect(settledLines(BEFORE, half)).toBe(BEFORE)
  const whole = atDepths(['e2e4', 10, 13], ['d2d4', 5, 13])
  expect(settledLines(BEFORE, whole)).toBe(whole)
})

test('a better line of the next depth is shown at once', () => {
  const half = atDepths(['e2e4', 35, 13], ['d2d4', 20, 12])
  expect(settledLines(BEFORE, half)).toBe(half)
})

test('a list that is not sent in the order of its scores is sorted', () => {
  const told = atDepths(['e2e4', 49, 12], ['d2d4', 53, 12], ['g1f3', 53, 12])
  const shown = settledLines([], told)
  expect(shown.map(({ rank, score }) => [rank, score.value])).toEqual([
    [1, 53],
    [2, 53],
    [3, 49],
  ])
  expect(shown.map(({ moves }) => moves[0])).toEqual(['d2d4', 'g1f3', 'e2e4'].map(aMove))
})

test('more lines than before are shown, in order', () => {
  const more = atDepths(['e2e4', 10, 13], ['d2d4', 20, 12], ['g1f3', 5, 12])
  expect(settledLines(BEFORE, more).map(({ score }) => score.value)).toEqual([20, 10, 5])
})
