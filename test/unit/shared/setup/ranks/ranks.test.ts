import { describe, expect, test } from 'vitest'
import { rankLetters } from '@shared/setup/ranks/rank'
import { allRanks, rankByNumber, rankCount, rankNumber } from '@shared/setup/ranks/ranks'
import { randomRanksOf } from '@shared/setup/ranks/randomRanks'
import { VARIANTS, variantById, type VariantId } from '@shared/variants'

test.each<[VariantId, number]>([
  ['chess', 1],
  ['chess960', 960],
  ['double-chess960', 960],
  ['fischer-benko', 960],
  ['half-random-transcendental', 2_880],
  ['pre-chess', 2_880],
  ['transcendental', 2_880],
  ['arrangement', 20],
  ['arrangement-random', 20],
  ['beautiful', 48],
  ['contemporary-random', 1_680],
  ['ajax-random', 1_680],
  ['english-random', 5_040],
  ['modern-random', 15_120],
  ['capablanca-random', 12_118],
  ['modern-capablanca-random', 151_200],
  ['korean-random', 36],
])('%s has %i ranks per side', (id, count) => {
  expect(rankCount(variantById(id))).toBe(count)
})

describe.each(VARIANTS.map(variant => [variant.id, variant] as const))('the ranks of %s', (_, variant) => {
  test('are listed with ascending numbers', () => {
    const numbers = Array.from(allRanks(variant), rank => rankNumber(variant, rank)!)
    expect(numbers).toHaveLength(rankCount(variant))
    expect(numbers.findIndex((number, place) => number <= (numbers[place - 1] ?? -1))).toBe(-1)
  })

  test('are in alphabetical order unless they have Scharnagl numbers', () => {
    if (variant.start.numbering === 'scharnagl') return
    const letters = Array.from(allRanks(variant), rank => rankLetters(variant.army, rank))
    expect(letters.findIndex((rank, place) => rank <= (letters[place - 1] ?? ''))).toBe(-1)
  })

  test.each([-1, 0.5, 1e9, NaN])('do not include number %d', number => {
    expect(rankByNumber(variant, number)).toBeUndefined()
  })

  test('do not include incomplete or other ranks', () => {
    const first = [...allRanks(variant)][0]!
    expect(rankNumber(variant, first.slice(1))).toBeUndefined()
    expect(rankNumber(variant, [...first, 'rook'])).toBeUndefined()
    expect(rankNumber(variant, first.with(0, undefined))).toBeUndefined()
    expect(rankNumber(variant, first.with(0, 'pawn'))).toBeUndefined()
    expect(rankNumber(variant, [])).toBeUndefined()
  })
})

test('the ranks of arrangement keep their Scharnagl numbers', () => {
  const numbers = [...allRanks(variantById('arrangement'))].map(rank =>
    rankNumber(variantById('arrangement'), rank),
  )
  expect(numbers).toEqual([
    406, 422, 437, 438, 454, 502, 518, 522, 533, 534, 537, 538, 550, 554, 694, 698, 710, 725, 726, 742,
  ])
})

describe('the random ranks', () => {
  test.each<[VariantId, number, string, string]>([
    ['fischer-benko', 96, '.....BBR', 'RBB.....'],
    ['half-random-transcendental', 96, '.....BBR', 'RBB.....'],
    ['pre-chess', 1, '........', '........'],
  ])('in %s are %i per side, from %s to %s', (id, count, first, last) => {
    const set = randomRanksOf(variantById(id))!
    const { army } = variantById(id)
    expect(set.count).toBe(count)
    expect(rankLetters(army, set.at(0)!)).toBe(first)
    expect(rankLetters(army, set.at(count - 1)!)).toBe(last)
    expect([...set.numbers()].map(number => set.numberOf(set.at(number)!))).toEqual([...set.numbers()])
  })

  test('exist only in systems with placement', () => {
    for (const variant of VARIANTS) {
      expect(randomRanksOf(variant) === undefined).toBe(variant.setupPhase?.kind !== 'placement')
    }
  })
})
