import { describe, expect, test } from 'vitest'
import { rankLetters } from '@shared/setup/ranks/rank'
import { randomRanksOf } from '@shared/setup/ranks/randomRanks'
import { allRanks } from '@shared/setup/ranks/ranks'
import { PROCEDURES } from '@shared/procedures/catalogue'
import { checkProcedure } from '@shared/procedures/odds/checkProcedure'
import { fraction, fractionText, sum, type Fraction } from '@shared/procedures/model/fraction'
import { oddsRecord } from '@shared/procedures/odds/odds'
import type { Equipment } from '@shared/procedures/model/procedure'
import { summarizeSpread, oddsVerdict } from '@shared/procedures/words/verdict'
import { variantById, type VariantId } from '@shared/variants'
import { byAllThrows, listedOdds, procedureOf } from '../../../../support/throwing'

type Odds = ReturnType<typeof listedOdds>

const WORKED_OUT = new Map<string, Odds>()

/** Odds of the catalogue, computed only once because the largest take a second. */
const odds = (id: string, equipment: Equipment = procedureOf(id).equipment[0]): Odds => {
  const key = `${id} ${equipment}`
  const found = WORKED_OUT.get(key) ?? listedOdds(procedureOf(id), equipment)
  WORKED_OUT.set(key, found)
  return found
}

const shares = ({ outcomes }: Odds): Readonly<Record<string, string>> =>
  Object.fromEntries(Array.from(outcomes, ([rank, share]) => [rank, fractionText(share)]))

/** The sum of fractions that have few different values. */
const total = (fractions: Iterable<Fraction>): Fraction => {
  const times = new Map<string, { share: Fraction; count: bigint }>()
  for (const share of fractions) {
    const key = fractionText(share)
    times.set(key, { share, count: (times.get(key)?.count ?? 0n) + 1n })
  }
  return [...times.values()].reduce(
    (all, { share, count }) => sum(all, fraction(share.p * count, share.q)),
    fraction(0n, 1n),
  )
}

/** The ranks that a side can have after the random part of a setup. */
const variantRanks = (id: VariantId): readonly string[] => {
  const variant = variantById(id)
  const thrown = randomRanksOf(variant)
  const ranks = thrown ? Array.from(thrown.numbers(), number => thrown.at(number)!) : [...allRanks(variant)]
  return ranks.map(rank => rankLetters(variant.army, rank)).sort()
}

/** Smallest and largest probability, their ratio, expected throws. */
type Rest = readonly [min: string, max: string, ratio: number, expectedThrows: string]

// The expected throws are worked out by hand from the rerolls of each choice.
describe('the odds of the procedures in the documents', () => {
  test.each<[id: string, positions: number, ...Rest]>([
    // 6/4 + 6/4 + 1 + 6/5 + 6/4
    ['fischer-random-1', 960, '1/960', '1/960', 1, '67/10'],
    // 1 + 1 + 1 + (1 + 7/3 + 7/3 + 1)/4 + 4/3
    ['fischer-random-2', 960, '1/1152', '1/768', 1.5, '6/1'],
    ['modern-random', 15_120, '1/21600', '1/7200', 3, '297/25'],
    // 1 + 6/4, then 1 + (6/3 + 6/4)/2, then 1 + 6/5 + 6/4
    ['ajax-random', 1680, '1/1920', '1/1440', 4 / 3, '179/20'],
    // the same bishops, then 1 + 6/5 + 6/4 + 6/3
    ['english-random-1', 5040, '1/5760', '1/4320', 4 / 3, '219/20'],
    // 8/8 + 8/7 + 8/6 + 8/5 + 4/4 + 4/3
    ['english-random-2', 5040, '1/5040', '1/5040', 1, '778/105'],
    ['capablanca-random-1a', 84_000, '1/108000', '1/54000', 2, '31/3'],
    ['capablanca-random-1b', 151_200, '1/216000', '1/86400', 2.5, '749/60'],
    ['korean-random', 36, '1/36', '1/36', 1, '4/1'],
    // 6/4 + 6/4 + 1
    ['fischer-benko', 96, '1/96', '1/96', 1, '4/1'],
    ['half-random-transcendental', 96, '1/96', '1/96', 1, '4/1'],
    // 6/4 + 1 + 1
    ['beautiful', 48, '1/48', '1/48', 1, '7/2'],
  ])(
    '%s: %i ranks',
    (id, positions, ...[min, max, ratio, expectedThrows]) => {
      const { outcomes, entropyBits, ...record } = oddsRecord(id, odds(id))
      expect(record).toEqual({ procedure: id, positions, min, max, ratio, expectedThrows })
      expect(Object.keys(outcomes as object)).toHaveLength(positions)
      expect(entropyBits).toBeLessThanOrEqual(Math.log2(positions) + 1e-9)
    },
    30_000,
  )
})

describe('every procedure of the catalogue', () => {
  test.each(PROCEDURES.map(procedure => [procedure.id, procedure] as const))(
    '%s always ends, and its odds add up to 1',
    (_, procedure) => {
      expect(checkProcedure(procedure).ok).toBe(true)
      const { outcomes } = odds(procedure.id)
      expect(fractionText(total(outcomes.values()))).toBe('1/1')
      expect([...outcomes.keys()].join()).toBe([...outcomes.keys()].sort().join())
    },
    30_000,
  )

  const forTheVariant = PROCEDURES.filter(({ id }) => id !== 'capablanca-random-1a')

  test.each(forTheVariant.map(procedure => [procedure.id, procedure.variant!] as const))(
    '%s gives exactly the ranks of %s',
    (id, variant) => {
      expect([...odds(id).outcomes.keys()].join()).toBe(variantRanks(variant).join())
    },
    30_000,
  )

  const fair = [
    ['chess960', 960],
    ['double-chess960', 960],
    ['transcendental', 2880],
    ['contemporary-random', 1680],
    ['arrangement-random', 20],
    ['capablanca-random', 12_118],
    ['modern-capablanca-random', 151_200],
  ] as const

  test.each(fair)('%s, one of our own procedures, is fair to all of its %i ranks', (id, count) => {
    const found = odds(id)
    expect([fractionText(found.min), fractionText(found.max), found.ratio]).toEqual([
      `1/${count}`,
      `1/${count}`,
      1,
    ])
    expect(found.entropyBits).toBeCloseTo(Math.log2(count), 9)
  })
})

describe('equipment', () => {
  test.each(['fischer-random-2', 'korean-random', 'beautiful', 'english-random-1', 'fischer-benko'])(
    'changes the throws of %s, but no probability',
    id => {
      const [usual, ...others] = procedureOf(id).equipment.map(equipment => shares(odds(id, equipment)))
      expect(others).toEqual(others.map(() => usual))
    },
  )

  test('determines the expected throws by its rerolls', () => {
    const throws = (id: string, equipment: Equipment): string =>
      fractionText(odds(id, equipment).expectedThrows)
    // 4/3 + 1 on each wing
    expect(throws('korean-random', 'coins')).toBe('14/3')
    // 6/4 thrice, (6/4 + 3 + 3 + 6/4)/4 for the rooks, 6/3
    expect(throws('fischer-random-2', 'die')).toBe('35/4')
    // 1 + 1 + 1 + 6/5 + 1 with dice of 4, 4, 6, 6 and 4 sides
    expect(throws('fischer-random-1', 'dice')).toBe('26/5')
  })
})

describe('following every throw', () => {
  test.each<[string, Equipment]>([
    ['fischer-benko', 'die'],
    ['fischer-benko', 'coins'],
    ['beautiful', 'die'],
    ['korean-random', 'die'],
    ['korean-random', 'coins'],
    ['fischer-random-2', 'coins'],
    ['fischer-random-2', 'die'],
    ['arrangement-random', 'dice'],
    ['ajax-random', 'coins'],
  ])(
    'gives the odds of %s with %s',
    (id, equipment) => {
      const found = byAllThrows({ ...procedureOf(id), second: { kind: 'mirrored' } }, equipment)
      const ranks = Array.from(found, ([pair, share]) => [pair.split('/')[0], fractionText(share)] as const)
      expect(Object.fromEntries(ranks)).toEqual(shares(odds(id, equipment)))
    },
    30_000,
  )
})

describe('the verdict', () => {
  test.each([
    ['fischer-random-1', 'gives each of the 960 ranks with a chance of 1/960'],
    ['fischer-random-2', 'makes 384 of the 960 ranks 1.5 times as likely (1/768) as 576 others (1/1,152)'],
    ['ajax-random', 'makes 720 of the 1,680 ranks 1.333 times as likely (1/1,440) as 960 others (1/1,920)'],
  ])('is worded for %s', (id, sentence) => {
    expect(oddsVerdict(summarizeSpread(odds(id)), 'ranks')).toBe(sentence)
  })
})
