import { describe, expect, test } from 'vitest'
import {
  advanceArrangement,
  arrangementAt,
  arrangementCount,
  arrangementIndex,
} from '@shared/setup/ranks/permutations'

/** Every sequence with these counts, by trying all sequences of that length in order. */
const bruteForce = (counts: readonly number[]): number[][] => {
  const length = counts.reduce((sum, count) => sum + count, 0)
  const grow = (start: readonly number[]): number[][] =>
    start.length === length ? [[...start]] : counts.flatMap((_, symbol) => grow([...start, symbol]))
  return grow([]).filter(symbols =>
    counts.every((count, symbol) => symbols.filter(other => other === symbol).length === count),
  )
}

describe.each([[[1]], [[3]], [[1, 1, 1]], [[2, 1, 2]], [[5, 2, 1]], [[1, 0, 2]], [[]]])(
  'arrangements of %j',
  counts => {
    const expected = bruteForce(counts)

    test('are counted, listed in order and found again', () => {
      expect(arrangementCount(counts)).toBe(expected.length)
      expect(expected.map((_, index) => arrangementAt(counts, index))).toEqual(expected)
      expect(expected.map(symbols => arrangementIndex(counts, symbols))).toEqual(expected.map((_, i) => i))
    })

    test('follow one another and then start over', () => {
      const symbols = Uint8Array.from(expected[0]!)
      const walked = expected.map(() => {
        const here = [...symbols]
        return { here, more: advanceArrangement(symbols) }
      })
      expect(walked.map(({ here }) => here)).toEqual(expected)
      expect(walked.map(({ more }) => more)).toEqual(expected.map((_, i) => i < expected.length - 1))
      expect([...symbols]).toEqual(expected[0])
    })
  },
)

test.each([[[0, 0]], [[0, 1, 2]], [[0]], [[0, 1, 1]], [[0, 2]], [[-1, 0]]])(
  '%j is not an arrangement of one 0 and one 1',
  symbols => {
    expect(arrangementIndex([1, 1], symbols)).toBeUndefined()
  },
)
