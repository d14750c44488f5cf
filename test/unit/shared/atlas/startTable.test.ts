import { describe, expect, test } from 'vitest'
import { featureMeans } from '@shared/atlas/featureMeans'
import { featuresOf } from '@shared/atlas/rankFeatures'
import { hasFeatures, type StartFilter } from '@shared/atlas/startFilter'
import { NO_VALUE } from '@shared/atlas/fairness'
import {
  countStartValues,
  featuredStarts,
  firstStarts,
  startsCounted,
  startTable,
  type StartTable,
} from '@shared/atlas/startTable'
import { countsInRange, countValues } from '@shared/atlas/valueCounts'
import { arrayRanks } from '@shared/setup/starts/arrayRanks'
import { arrayAt } from '@shared/setup/starts/arrays'
import { startCount } from '@shared/setup/starts/starts'
import { VARIANTS, variantById, type VariantId } from '@shared/variants'

/** A table with values that follow from the numbers, spread from -300 to 300. */
const tableOf = (id: VariantId) => {
  const variant = variantById(id)
  return startTable(
    variant,
    Int16Array.from({ length: startCount(variant) }, (_, number) => ((number * 7919) % 601) - 300),
  )
}

/** The numbers of the starts that match, ascending. */
const matching = (table: StartTable, filter: StartFilter): readonly number[] => {
  const having = featuredStarts(table, filter)
  const counted = countsInRange(countStartValues(table, having), filter)
  const numbers = [...startsCounted(table, having, counted)]
  expect(numbers).toHaveLength(counted.total)
  return numbers
}

const rankOf = (id: VariantId, letters: string) => {
  const roles = { R: 'rook', N: 'knight', B: 'bishop', Q: 'queen', K: 'king' } as const
  return featuresOf(
    variantById(id),
    Array.from(letters, letter => roles[letter as keyof typeof roles]),
  )
}

describe('the features of a rank', () => {
  test('describe the orthodox rank', () => {
    expect(rankOf('chess960', 'RNBQKBNR')).toEqual({
      bishops: 'opposite',
      kings: [4],
      queens: [3],
      // The king moves two files, and so does the rook, from h to f.
      castling: 4,
      corners: ['rook', 'rook'],
    })
  })

  test.each([
    ['BQNRRBKN', 'bishops on unlike colors', { bishops: 'opposite' }],
    ['RKRBBQNN', 'a king on b that castles at once to c', { kings: [1] }],
  ] as const)('%s has %s', (letters, _, features) => {
    expect(rankOf('chess960', letters)).toMatchObject(features)
  })

  test('omit castling in a system without castling', () => {
    expect(rankOf('half-random-transcendental', 'RNBQKBNR').castling).toBeUndefined()
  })
})

test('arrayRanks gives the ranks of each array, in every system', () => {
  for (const variant of VARIANTS) {
    const { ranks, places } = arrayRanks(variant)
    const count = startCount(variant)
    for (let number = 0; number < count; number += Math.max(1, Math.floor(count / 50))) {
      const array = arrayAt(variant, number)!
      const white = places ? places.white[number]! : Math.floor(number / ranks.length)
      const black = places ? places.black[number]! : number % ranks.length
      expect([ranks[white], ranks[black]]).toEqual([array.white, array.black])
    }
  }
})

describe('starts that match a filter', () => {
  const FILTERS: readonly StartFilter[] = [
    { side: 'either' },
    { side: 'white', kings: [1, 6] },
    { side: 'black', kings: [1, 6], corner: 'bishop' },
    { side: 'either', queens: [3], castling: 1 },
    { side: 'white', ranks: 'same' },
    { side: 'white', ranks: 'unlike', from: -20, to: 20 },
  ]

  test.each(['chess960', 'arrangement', 'beautiful', 'ajax-random', 'contemporary-random'] as const)(
    'are the same as in a slow check of each array: %s',
    id => {
      const table = tableOf(id)
      const { variant } = table
      const reversed = variant.start.black === 'reversed'
      for (const filter of FILTERS) {
        const expected = Array.from({ length: startCount(variant) }, (_, number) => number).filter(number => {
          const { white, black } = arrayAt(variant, number)!
          const value = table.values[number]!
          const of = { white: featuresOf(variant, white), black: featuresOf(variant, black) }
          const has =
            filter.side === 'either'
              ? hasFeatures(of.white, filter) || hasFeatures(of.black, filter)
              : hasFeatures(of[filter.side], filter)
          const alike = JSON.stringify(reversed ? white.toReversed() : white) === JSON.stringify(black)
          const isLike = filter.ranks === undefined || alike === (filter.ranks === 'same')
          return has && isLike && value >= (filter.from ?? -300) && value <= (filter.to ?? 300)
        })
        expect(matching(table, filter)).toEqual(expected)
      }
    },
  )

  test.each(['even', 'white', 'black'] as const)('are sorted, equal ones by number: %s', order => {
    const table = tableOf('contemporary-random')
    const { values, known } = table
    const counted = countStartValues(table, known)
    const key = { even: Math.abs, white: (value: number) => -value, black: (value: number) => value }[order]
    const sorted = Array.from(values.keys()).sort((a, b) => key(values[a]!) - key(values[b]!) || a - b)
    expect(firstStarts(table, known, counted, order, 25)).toEqual(sorted.slice(0, 25))
    expect(firstStarts(table, known, counted, order, 1e6)).toEqual(sorted)
    // Ranges that exclude equality, and a filter that few starts match.
    for (const filter of [
      { side: 'either', from: 17, to: 90 },
      { side: 'either', from: -90, to: -17 },
      { side: 'either', queens: [2], corner: 'king', from: -250 },
    ] as const) {
      const having = featuredStarts(table, filter)
      const inRange = countsInRange(countStartValues(table, having), filter)
      const wanted = new Set(matching(table, filter))
      expect(firstStarts(table, having, inRange, order, 7)).toEqual(
        sorted.filter(number => wanted.has(number)).slice(0, 7),
      )
    }
    expect(firstStarts(table, known, countsInRange(counted, { from: 301 }), order, 7)).toEqual([])
  })
})

test('a start without a value is left out of sets, counts and means', () => {
  const whole = tableOf('double-chess960')
  const table = startTable(
    whole.variant,
    whole.values.map((value, number) => (number % 3 === 0 ? NO_VALUE : value)),
  )
  const filter = { side: 'black', kings: [2], ranks: 'unlike', from: -20, to: 200 } as const
  expect(matching(table, filter)).toEqual(matching(whole, filter).filter(number => number % 3 !== 0))
  const values = whole.values.filter((_, number) => number % 3 !== 0)
  expect(countStartValues(table, table.known)).toEqual(countValues(values))
  const [mean] = featureMeans(table, 'black')
  const kings = matching(table, { side: 'black', ...mean!.feature })
  expect(mean).toMatchObject({
    starts: kings.length,
    mean: kings.reduce((sum, number) => sum + table.values[number]!, 0) / kings.length,
  })
})

test('a filter treats both sides alike in one of the largest systems', () => {
  const table = tableOf('transcendental')
  const filter = { kings: [0, 7], queens: [3] } as const
  const [white, black, either] = (['white', 'black', 'either'] as const).map(
    side => countStartValues(table, featuredStarts(table, { side, ...filter })).total,
  )
  // With the queen on d, a king on a allows 9 pairs of bishops, one on h 8, each with 6 ways to place the rest.
  const having = 6 * (9 + 8)
  expect([white, black]).toEqual([having * 2880, having * 2880])
  expect(either).toBe(2 * having * 2880 - having ** 2)
  expect(countStartValues(table, featuredStarts(table, { side: 'white', ranks: 'same' })).total).toBe(2880)
})

test('the rank of the other side is found among 151,200 ranks', () => {
  const { ranks, twins } = tableOf('modern-capablanca-random')
  expect(twins).toHaveLength(151_200)
  const { white, black } = ranks.places!
  expect(white.every((rank, number) => twins[rank] === black[number])).toBe(true)
})

describe('means of features', () => {
  test('average the starts that have the feature', () => {
    const variant = variantById('chess960')
    // Kings on b and g are worth half a pawn; nothing else has any worth.
    const values = Int16Array.from({ length: 960 }, (_, number) =>
      [1, 6].includes(arrayAt(variant, number)!.white.indexOf('king')) ? 50 : 0,
    )
    const means = featureMeans(startTable(variant, values), 'white')
    const king = means.find(({ feature }) => feature.kings?.join() === '1,6')!
    expect(king).toMatchObject({ mean: 50, error: 0 })
    expect(means.find(({ feature }) => feature.kings?.join() === '3,4')).toMatchObject({ mean: 0, error: 0 })
    for (const { starts, error } of means) expect([starts > 0, error >= 0]).toEqual([true, true])
    // Bishops are always on opposite colors and ranks always the same: there is nothing to compare.
    expect(means.some(({ feature }) => feature.bishops ?? feature.ranks)).toBe(false)
  })

  test.each<[VariantId, readonly string[]]>([
    ['korean-random', ['rook', 'knight', 'elephant']],
    ['modern-random', ['rook', 'knight', 'bishop', 'queen', 'primeMinister']],
  ])('name every piece that some ranks of %s have in a corner', (id, roles) => {
    const corners = featureMeans(tableOf(id), 'white').flatMap(({ feature }) => feature.corner ?? [])
    expect(corners).toEqual(roles)
  })

  test('have the error of a mean over ranks, not over arrays', () => {
    const variant = variantById('double-chess960')
    const worth = (rank: number) => (rank * 7919) % 101
    const values = Int16Array.from({ length: 960 * 960 }, (_, number) => worth(Math.floor(number / 960)))
    const table = startTable(variant, values)
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
