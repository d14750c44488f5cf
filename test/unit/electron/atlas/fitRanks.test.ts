import { describe, expect, test } from 'vitest'
import { seededRandom } from '@shared/setup/starts/random'
import { variantById } from '@shared/variants'
import { fitQuality } from '../../../../electron/atlas/fitQuality'
import { fitRanks, type SearchedArrays } from '../../../../electron/atlas/fitRanks'
import {
  piecePlaces,
  valueByRanks,
  valuesByRanks,
  type PiecePlaces,
  type RankModel,
} from '../../../../electron/atlas/rankModel'

const FILES = 4

const permutations = (items: readonly number[]): readonly (readonly number[])[] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map(rest => [item, ...rest]))

/** All ranks of four different pieces. */
const RANKS = permutations([0, 1, 2, 3])
const PLACES: PiecePlaces = {
  ranks: RANKS.length,
  count: FILES * FILES,
  of: RANKS.map(rank => Uint16Array.from(rank, (piece, file) => piece * FILES + file)),
}
const ARRAYS = PLACES.ranks ** 2

/** A model with effects of ranks, pieces and pairs of opposing pieces, drawn with a seed. */
const someModel = (seed: string): RankModel => {
  const random = seededRandom(seed)
  const draw = (size: number) => random.below(2 * size + 1) - size
  const worth = Float64Array.from({ length: PLACES.count }, () => draw(40))
  const owner = PLACES.of.map(pieces => pieces.reduce((sum, piece) => sum + worth[piece]!, draw(10)))
  return {
    white: Float64Array.from(owner, value => 30 + value),
    black: Float64Array.from(owner, value => -value + draw(5)),
    crossed: Float64Array.from({ length: PLACES.count ** 2 }, () => draw(3)),
  }
}

/** A share of the arrays, with the values of a model plus noise. */
const sampleOf = (model: RankModel, share: number, noise: number, seed: string): SearchedArrays => {
  const random = seededRandom(seed)
  const numbers = Uint32Array.from({ length: ARRAYS }, (_, number) => number).filter(
    () => random.below(100) < 100 * share,
  )
  const values = Int16Array.from(numbers, number =>
    Math.round(valueByRanks(PLACES, model, number) + random.below(2 * noise + 1) - noise),
  )
  return { numbers, values }
}

const rootMeanSquare = (errors: readonly number[]): number =>
  Math.sqrt(errors.reduce((sum, error) => sum + error ** 2, 0) / errors.length)

describe('a fit over ranks', () => {
  test('predicts the values of arrays that were not searched', () => {
    const model = someModel('effects')
    const all = Array.from({ length: ARRAYS }, (_, number) => valueByRanks(PLACES, model, number))
    const spread = rootMeanSquare(all.map(value => value - 30))
    const searched = sampleOf(model, 0.3, 10, 'sample')
    const known = new Set(searched.numbers)
    const fitted = fitRanks(PLACES, searched)
    const errors = all.flatMap((value, number) =>
      known.has(number) ? [] : [value - valueByRanks(PLACES, fitted, number)],
    )
    expect(errors.length).toBeGreaterThan(300)
    expect(rootMeanSquare(errors)).toBeLessThan(spread / 4)
  })

  test('judges a rank never searched for White by its worth to Black', () => {
    const model = someModel('sides')
    const searched = sampleOf(model, 0.6, 0, 'sides')
    const isKept = (number: number) => Math.floor(number / PLACES.ranks) % 4 !== 0
    const kept = {
      numbers: searched.numbers.filter(isKept),
      values: searched.values.filter((_, place) => isKept(searched.numbers[place]!)),
    }
    const fitted = fitRanks(PLACES, kept)
    const errors = Array.from({ length: ARRAYS }, (_, number) => number)
      .filter(number => !isKept(number))
      .map(number => valueByRanks(PLACES, model, number) - valueByRanks(PLACES, fitted, number))
    expect(rootMeanSquare(errors)).toBeLessThan(20)
  })

  test('gives the same effects for the same values', () => {
    const searched = sampleOf(someModel('again'), 0.4, 15, 'again')
    expect(fitRanks(PLACES, searched)).toEqual(fitRanks(PLACES, searched))
  })

  test('estimates how far left-out values are off, including their noise', () => {
    const searched = sampleOf(someModel('quality'), 0.5, 30, 'quality')
    const { deviation, correlation } = fitQuality(PLACES, searched, some => fitRanks(PLACES, some))
    // Noise between -30 and 30 has a standard deviation of 17.6.
    expect(deviation).toBeGreaterThan(15)
    expect(deviation).toBeLessThan(30)
    expect(correlation).toBeGreaterThan(0.85)
  })
})

describe('the values of a model', () => {
  test('are the same one by one and all at once', () => {
    const model = someModel('all')
    const all = valuesByRanks(PLACES, model)
    for (const number of all.keys()) expect(all[number]).toBe(Math.round(valueByRanks(PLACES, model, number)))
  })

  test('exist only for systems whose sides have separate ranks', () => {
    expect(piecePlaces(variantById('double-chess960'))).toMatchObject({ ranks: 960, count: 40 })
    expect(piecePlaces(variantById('chess960'))).toBeUndefined()
    expect(piecePlaces(variantById('arrangement'))).toBeUndefined()
  })
})
