import { describe, expect, test } from 'vitest'
import { unwrap } from '@shared/result'
import { drawRandomStart, drawStart, randomStart, seededRandom } from '@shared/setup/starts/random'
import { randomStartCount, randomStartSetup, startCount, startSetup } from '@shared/setup/starts/starts'
import { VARIANTS, variantById } from '@shared/variants'

const take = <T>(count: number, next: () => T): T[] => Array.from({ length: count }, next)

describe('a seed', () => {
  test('always gives the same numbers', () => {
    const { next } = seededRandom('backrank')
    expect(take(4, next)).toEqual([3274048824, 3038945273, 3558085899, 2528326656])
    expect(seededRandom('').next()).toBe(2011013853)
    expect(seededRandom('♜ É').next()).toBe(3960118654)
  })

  test('gives different numbers from any similar seed', () => {
    const seeds = [
      '',
      ' ',
      '0',
      '1',
      '00',
      'a',
      'A',
      'b',
      'ab',
      'ba',
      'ä',
      'ā',
      '♜',
      '🎲',
      '\u0000',
      '\ud800',
    ]
    expect(new Set(seeds.map(seed => take(2, seededRandom(seed).next).join())).size).toBe(seeds.length)
  })
})

/** Pearson's chi-square statistic of how often each of `count` numbers was drawn. */
const chiSquare = (drawn: readonly number[], count: number): number => {
  const expected = drawn.length / count
  const times = Array<number>(count).fill(0)
  for (const number of drawn) times[number]! += 1
  return times.reduce((sum, observed) => sum + (observed - expected) ** 2 / expected, 0)
}

describe('numbers below a bound', () => {
  // The bounds contain 99.9 % of the values that fair dice would give (chi-square, count - 1 degrees of freedom).
  test.each([
    [2, 10.83],
    [6, 20.52],
    [20, 43.82],
    [96, 143.34],
    [960, 1_098.6],
  ])('are uniform below %i', (count, bound) => {
    const random = seededRandom(`uniform below ${count}`)
    expect(
      chiSquare(
        take(count * 200, () => random.below(count)),
        count,
      ),
    ).toBeLessThan(bound)
  })

  test('are uniform in their upper part, where wrapping would show', () => {
    const random = seededRandom('no wrapping')
    const count = 3 * 2 ** 30
    const thirds = take(30_000, () => Math.floor(random.below(count) / 2 ** 30))
    expect(chiSquare(thirds, 3)).toBeLessThan(13.82)
  })

  test('reach both ends', () => {
    const random = seededRandom('both ends')
    expect(new Set(take(200, () => random.below(6)))).toEqual(new Set([0, 1, 2, 3, 4, 5]))
    expect(take(20, () => random.below(1))).toEqual(Array(20).fill(0))
    expect(take(100, () => random.below(2 ** 32)).some(number => number > 2 ** 31)).toBe(true)
  })

  test.each([0, -1, 1.5, NaN, Infinity, 2 ** 32 + 1])('cannot be drawn below %d', count => {
    expect(() => seededRandom('x').below(count)).toThrow(RangeError)
  })
})

describe.each(VARIANTS.map(variant => [variant.id, variant] as const))('a draw in %s', (_, variant) => {
  test('is the start with the number drawn, and the same for the same seed', () => {
    const draw = () => drawStart(variant, seededRandom('seed'))
    const { number, setup } = draw()
    expect(number).toBeLessThan(startCount(variant))
    expect(setup).toEqual(unwrap(startSetup(variant, number)))
    expect(draw()).toEqual({ number, setup })
  })

  test('leaves the players their part of the setup', () => {
    const drawn = drawRandomStart(variant, seededRandom('dice'))
    expect(drawn === undefined).toBe(randomStartCount(variant) === 0)
    if (drawn !== undefined) expect(drawn.setup).toEqual(unwrap(randomStartSetup(variant, drawn.number)))
    const expected = drawn ?? drawStart(variant, seededRandom('dice'))
    expect(randomStart(variant, seededRandom('dice'))).toEqual(expected)
  })
})

test('a draw respects the options', () => {
  const variant = variantById('arrangement-random')
  const random = seededRandom('options')
  for (const { number, setup } of take(50, () => drawStart(variant, random, ['curtailed']))) {
    expect(setup).toEqual(unwrap(startSetup(variant, number, ['curtailed'])))
  }
})
