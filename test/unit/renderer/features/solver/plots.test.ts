import { describe, expect, test } from 'vitest'
import { dotColumns } from '../../../../../renderer/features/solver/arrayDots'
import { expectedText } from '../../../../../renderer/features/solver/expectedText'
import { axisOf, shareOn, tickText } from '../../../../../renderer/features/solver/solverAxis'
import { worthText } from '../../../../../renderer/text/worthText'

describe('a value axis', () => {
  test('contains all values, has round ticks, and shows mates at its edge', () => {
    const axis = axisOf([-62, 86, 1e9 - 300])
    expect(axis.ticks).toEqual([0, 500, 1000, 1500])
    expect(shareOn(axis, -62)).toBeGreaterThan(0)
    expect(shareOn(axis, 1e9 - 300)).toBe(1)
  })

  test('is never narrower than a few hundredths', () => {
    const axis = axisOf([10, 10])
    expect(axis.to - axis.from).toBeGreaterThanOrEqual(40)
  })

  test('counts every array once', () => {
    const values = Array.from({ length: 500 }, (_, index) => index % 97)
    const columns = dotColumns(values, axisOf(values))
    expect(columns.reduce((sum, { count }) => sum + count, 0)).toBe(500)
  })
})

test('an expected line has turn numbers', () => {
  const fen = '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R2R[QNNKqrnnk] b - - 0 1'
  expect(expectedText(fen, ['N@e8', 'N@d1', 'R@a8'])).toBe('1…\u00a0N@e8 2.\u00a0N@d1 R@a8')
})

test.each([
  [86, '+0.86'],
  [-0.4, '+0.00'],
  [-169.6, '−1.70'],
  [1e9 - 500, '#5'],
  [-1e9 + 300, '#−3'],
])('%d centipawns are written as %s', (value, text) => {
  expect(worthText(value)).toBe(text)
})

test.each([
  [0, '0'],
  [-50, '−0.5'],
  [25, '+0.25'],
  [1000, '+10'],
])('an axis tick at %i is labeled %s', (value, text) => {
  expect(tickText(value)).toBe(text)
})
