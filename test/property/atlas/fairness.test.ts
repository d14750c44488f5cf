import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DISTANCES, PERCENTILES, type ValuedStarts } from '@shared/atlas/fairness'
import { fairnessOf } from '@shared/atlas/fairnessOf'
import { histogramOf } from '@shared/atlas/histogram'

const values = fc.array(fc.oneof(fc.integer({ min: -3000, max: 3000 }), fc.integer({ min: -60, max: 120 })), {
  minLength: 1,
  maxLength: 200,
})

const startsOf = (list: readonly number[]): ValuedStarts => ({
  numbers: list.map((_, place) => 3 * place + 1),
  values: Int16Array.from(list),
})

/** The value below which this percentage lies, by walking from value to value in small steps. */
const slowPercentile = (list: readonly number[], percentile: number): number => {
  const sorted = [...list].sort((one, other) => one - other)
  let at = 0
  while ((at + 1) * 100 <= percentile * (sorted.length - 1)) at += 1
  const rest = (percentile * (sorted.length - 1) - at * 100) / 100
  return rest === 0 ? sorted[at]! : sorted[at]! * (1 - rest) + sorted[at + 1]! * rest
}

test('mean, deviation, percentiles, shares and extremes are those of a slow reference', () => {
  fc.assert(
    fc.property(values, list => {
      const { starts, mean, sd, percentiles, within, best, worst } = fairnessOf(startsOf(list))
      expect(starts).toBe(list.length)
      expect(mean).toBeCloseTo(list.reduce((sum, value) => sum + value, 0) / list.length, 6)
      // The variance by all pairs, without a mean.
      const pairs = list.flatMap(one => list.map(other => (one - other) ** 2))
      const variance = pairs.reduce((sum, square) => sum + square, 0) / (2 * list.length ** 2)
      expect(sd).toBeCloseTo(Math.sqrt(variance), 6)
      for (const percentile of PERCENTILES)
        expect(percentiles[percentile]).toBeCloseTo(slowPercentile(list, percentile), 6)
      for (const distance of DISTANCES)
        expect(within[distance]).toBeCloseTo(
          list.filter(value => value >= -distance && value <= distance).length / list.length,
          9,
        )
      expect(best).toEqual({ number: 3 * list.indexOf(Math.max(...list)) + 1, value: Math.max(...list) })
      expect(worst).toEqual({ number: 3 * list.indexOf(Math.min(...list)) + 1, value: Math.min(...list) })
    }),
  )
})

test('exchanging the sides mirrors everything', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: -3000, max: 3000 }), { minLength: 1 }), list => {
      const white = fairnessOf(startsOf(list))
      const black = fairnessOf(startsOf(list.map(value => -value)))
      expect(black.mean).toBeCloseTo(-white.mean, 9)
      expect(black.sd).toBeCloseTo(white.sd, 9)
      expect(black.within).toEqual(white.within)
      for (const percentile of PERCENTILES)
        expect(black.percentiles[(100 - percentile) as typeof percentile]).toBeCloseTo(
          -white.percentiles[percentile],
          9,
        )
      expect([black.best.number, black.worst.number]).toEqual([white.worst.number, white.best.number])
    }),
  )
})

test('an empty list of starts is an error', () => {
  expect(() => fairnessOf({ numbers: [], values: [] })).toThrow(RangeError)
})

test('a histogram has each value once, in bins that follow one another', () => {
  fc.assert(
    fc.property(values, list => {
      const { width, bins } = histogramOf(list)
      expect(bins.length).toBeLessThanOrEqual(20)
      expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(list.length)
      for (const [place, { from, count }] of bins.entries()) {
        expect(from).toBe(bins[0]!.from + place * width)
        expect(from % width === 0).toBe(true)
        expect(count).toBe(list.filter(value => value >= from && value < from + width).length)
      }
      expect(bins[0]!.count).toBeGreaterThan(0)
      expect(bins.at(-1)!.count).toBeGreaterThan(0)
    }),
  )
})

test('the histogram of no values is empty', () => {
  expect(histogramOf([]).bins).toEqual([])
})
