import { describe, expect, test } from 'vitest'
import { featureMeans } from '@shared/atlas/featureMeans'
import { featuresOf } from '@shared/atlas/rankFeatures'
import { hasFeatures, type StartFilter } from '@shared/atlas/startFilter'
import { firstPlaces, matchingPlaces, startTable } from '@shared/atlas/startTable'
import { arrayRanks } from '@shared/setup/starts/arrayRanks'
import { arrayAt } from '@shared/setup/starts/arrays'
import { startCount } from '@shared/setup/starts/starts'
import { VARIANTS, variantById, type VariantId } from '@shared/variants'

/** Values that follow from numbers and lie apart. */
const tableOf = (id: VariantId) => {
  const variant = variantById(id)
  const numbers = Array.from({ length: startCount(variant) }, (_, number) => number)
  return startTable(variant, { numbers, values: numbers.map(number => ((number * 7919) % 601) - 300) })
}

const rankOf = (id: VariantId, letters: string) => {
  const roles = { R: 'rook', N: 'knight', B: 'bishop', Q: 'queen', K: 'king' } as const
  return featuresOf(
    variantById(id),
    Array.from(letters, letter => roles[letter as keyof typeof roles]),
  )
}

describe('what a rank is like', () => {
  test('the orthodox rank', () => {
    expect(rankOf('chess960', 'RNBQKBNR')).toEqual({
      bishops: 'opposite',
      kings: [4],
      queens: [3],
      // The king goes two files, the rook from h to f two.
      castling: 4,
      corners: ['rook', 'rook'],
    })
  })

  test.each([
    ['BQNRRBKN', 'bishops on unlike colors', { bishops: 'opposite' }],
    ['RKRBBQNN', 'a king on b that castles at once to c', { kings: [1] }],
  ] as const)('%s: %s', (letters, _, features) => {
    expect(rankOf('chess960', letters)).toMatchObject(features)
  })

  test('has no castling where the system has none', () => {
    expect(rankOf('half-random-transcendental', 'RNBQKBNR').castling).toBeUndefined()
  })
})

test('the ranks of arrays are those that the arrays have, in every system', () => {
  for (const variant of VARIANTS) {
    const { ranks, white, black } = arrayRanks(variant)
    const count = startCount(variant)
    for (let number = 0; number < count; number += Math.max(1, Math.floor(count / 50))) {
      const array = arrayAt(variant, number)!
      expect(ranks[white[number]!]).toEqual(array.white)
      expect(ranks[black[number]!]).toEqual(array.black)
    }
  }
})

describe('starts that match', () => {
  const FILTERS: readonly StartFilter[] = [
    { side: 'either' },
    { side: 'white', kings: [1, 6] },
    { side: 'black', kings: [1, 6], corner: 'bishop' },
    { side: 'either', queens: [3], castling: 1 },
    { side: 'white', ranks: 'same' },
    { side: 'white', ranks: 'unlike', from: -20, to: 20 },
  ]

  test.each(['chess960', 'arrangement', 'beautiful', 'ajax-random', 'contemporary-random'] as const)(
    'are those that a slow look at each array finds: %s',
    id => {
      const table = tableOf(id)
      const { variant } = table
      const reversed = variant.start.black === 'reversed'
      for (const filter of FILTERS) {
        const expected = Array.from({ length: startCount(variant) }, (_, number) => number).filter(number => {
          const { white, black } = arrayAt(variant, number)!
          const value = table.starts.values[number]!
          const of = { white: featuresOf(variant, white), black: featuresOf(variant, black) }
          const has =
            filter.side === 'either'
              ? hasFeatures(of.white, filter) || hasFeatures(of.black, filter)
              : hasFeatures(of[filter.side], filter)
          const alike = JSON.stringify(reversed ? white.toReversed() : white) === JSON.stringify(black)
          const isLike = filter.ranks === undefined || alike === (filter.ranks === 'same')
          return has && isLike && value >= (filter.from ?? -300) && value <= (filter.to ?? 300)
        })
        expect(Array.from(matchingPlaces(table, filter))).toEqual(expected)
      }
    },
  )

  test.each(['even', 'white', 'black'] as const)('come in order, equal ones by number: %s', order => {
    const table = tableOf('contemporary-random')
    const places = matchingPlaces(table, { side: 'either' })
    const { values } = table.starts
    const key = { even: Math.abs, white: (value: number) => -value, black: (value: number) => value }[order]
    const sorted = Array.from(places).sort((a, b) => key(values[a]!) - key(values[b]!) || a - b)
    expect(firstPlaces(table, places, order, 25)).toEqual(sorted.slice(0, 25))
    expect(firstPlaces(table, places, order, 1e6)).toEqual(sorted)
  })
})

describe('means of features', () => {
  test('are those of the starts that have them, and say what a feature is worth', () => {
    const variant = variantById('chess960')
    const numbers = Array.from({ length: 960 }, (_, number) => number)
    // Kings on b and g are worth half a pawn, and nothing else is.
    const values = numbers.map(number =>
      [1, 6].includes(arrayAt(variant, number)!.white.indexOf('king')) ? 50 : 0,
    )
    const means = featureMeans(startTable(variant, { numbers, values }), 'white')
    const king = means.find(({ feature }) => feature.kings?.join() === '1,6')!
    expect(king).toMatchObject({ mean: 50, error: 0 })
    expect(means.find(({ feature }) => feature.kings?.join() === '3,4')).toMatchObject({ mean: 0, error: 0 })
    for (const { starts, error } of means) expect([starts > 0, error >= 0]).toEqual([true, true])
    // Bishops are always on unlike colors, ranks always the same: nothing to show.
    expect(means.some(({ feature }) => feature.bishops ?? feature.ranks)).toBe(false)
  })

  test.each<[VariantId, readonly string[]]>([
    ['korean-random', ['rook', 'knight', 'elephant']],
    ['modern-random', ['rook', 'knight', 'bishop', 'queen', 'primeMinister']],
  ])('name every piece that some ranks of %s have in a corner', (id, roles) => {
    const corners = featureMeans(tableOf(id), 'white').flatMap(({ feature }) => feature.corner ?? [])
    expect(corners).toEqual(roles)
  })

  test('have the error of a mean of ranks, not of arrays', () => {
    const variant = variantById('double-chess960')
    const numbers = Array.from({ length: 960 * 960 }, (_, number) => number)
    const worth = (rank: number) => (rank * 7919) % 101
    const table = startTable(variant, { numbers, values: numbers.map(one => worth(Math.floor(one / 960))) })
    const king = featureMeans(table, 'white').find(({ feature }) => feature.kings?.join() === '1,6')!
    const worths = table.features.flatMap(({ kings: [file] }, rank) =>
      file === 1 || file === 6 ? [worth(rank)] : [],
    )
    const mean = worths.reduce((sum, one) => sum + one, 0) / worths.length
    const variance = worths.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (worths.length - 1)
    expect(king.mean).toBeCloseTo(mean, 6)
    expect(king.error).toBeCloseTo(Math.sqrt(variance / worths.length), 6)
  })
})
