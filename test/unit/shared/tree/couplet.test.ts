import { describe, expect, test } from 'vitest'
import { coupletScore, halvesText, nextCouplet, readCouplet } from '@shared/tree/couplet'

describe('a couplet', () => {
  test.each([
    ['3.1', { number: 3, game: 1 }],
    [' 12.2 ', { number: 12, game: 2 }],
    ['3.3', undefined],
    ['3', undefined],
    ['', undefined],
  ] as const)('is read from the tag %j', (value, place) => {
    expect(readCouplet(value)).toEqual(place)
  })

  test.each([
    ['1-0', '1/2-1/2', [1.5, 0.5], 2],
    ['1-0', '1-0', [1, 1], 2],
    ['0-1', '1-0', [0, 2], 2],
    ['1/2-1/2', '*', [0.5, 0.5], 1],
    ['*', '*', [0, 0], 0],
  ] as const)('of %s and %s is scored as a whole, with colors reversed', (first, second, points, played) => {
    expect(coupletScore(first, second)).toEqual({ points, played })
  })

  test('gets a number that is not in use', () => {
    expect([nextCouplet([]), nextCouplet(['3.1', '3.2', 'x', '1.1'])]).toEqual([1, 4])
  })

  test('has its points written in halves', () => {
    expect([0, 0.5, 1, 1.5].map(halvesText)).toEqual(['0', '½', '1', '1½'])
  })
})
