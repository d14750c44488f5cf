import { afterAll, describe, expect, test } from 'vitest'
import type { Color } from '@shared/board/color'
import { PROCEDURES } from '@shared/procedures/catalogue'
import { fraction, fractionText, sum, type Fraction } from '@shared/procedures/model/fraction'
import { groundOf, isCornerDark } from '@shared/procedures/model/ground'
import type { Equipment, Procedure } from '@shared/procedures/model/procedure'
import { sharedSteps } from '@shared/procedures/model/state'
import { canSettle, settledCensus } from '@shared/procedures/odds/census'
import { checkProcedure } from '@shared/procedures/odds/checkProcedure'
import { oddsOfCensus, oddsRecord } from '@shared/procedures/odds/odds'
import { areAlike, pairOddsOf } from '@shared/procedures/odds/pairOdds'
import { equipmentName } from '@shared/procedures/words/names'
import { unwrap } from '@shared/result'
import { rankLetters } from '@shared/setup/ranks/rank'
import { randomRanksOf } from '@shared/setup/ranks/randomRanks'
import { allRanks } from '@shared/setup/ranks/ranks'
import { variantById, type VariantId } from '@shared/variants'
import { startShare } from '../../../renderer/features/dice/odds/oddsReport'
import { readingWords } from '../../../renderer/features/dice/sheet/readingWords'
import { stepSentence } from '../../../renderer/features/dice/sheet/stepWords'
import { follow, readStep } from '../../support/sheetReader'
import { readReading } from '../../support/sheetReadings'
import { classTexts, listedOdds, wholeOf } from '../../support/throwing'

/*
 * What holds for every procedure that comes with the program. Its odds are worked out once for all of these tests, as
 * the largest take a second.
 */

/** The number of ranks, the smallest and the largest probability, their ratio, and the expected throws. */
type Documented = readonly [
  positions: number,
  min: string,
  max: string,
  ratio: number,
  expectedThrows: string,
]

/** The odds of procedures from documents; the expected throws are worked out by hand from the rerolls of each choice. */
const DOCUMENTED: Readonly<Record<string, Documented>> = {
  // 6/4 + 6/4 + 1 + 6/5 + 6/4
  'fischer-random-1': [960, '1/960', '1/960', 1, '67/10'],
  // 1 + 1 + 1 + (1 + 7/3 + 7/3 + 1)/4 + 4/3
  'fischer-random-2': [960, '1/1152', '1/768', 1.5, '6/1'],
  'modern-random': [15_120, '1/21600', '1/7200', 3, '297/25'],
  // 1 + 6/4, then 1 + (6/3 + 6/4)/2, then 1 + 6/5 + 6/4
  'ajax-random': [1680, '1/1920', '1/1440', 4 / 3, '179/20'],
  // the same bishops, then 1 + 6/5 + 6/4 + 6/3
  'english-random-1': [5040, '1/5760', '1/4320', 4 / 3, '219/20'],
  // 8/8 + 8/7 + 8/6 + 8/5 + 4/4 + 4/3
  'english-random-2': [5040, '1/5040', '1/5040', 1, '778/105'],
  'capablanca-random-1a': [84_000, '1/108000', '1/54000', 2, '31/3'],
  'capablanca-random-1b': [151_200, '1/216000', '1/86400', 2.5, '749/60'],
  'korean-random': [36, '1/36', '1/36', 1, '4/1'],
  // 6/4 + 6/4 + 1
  'fischer-benko': [96, '1/96', '1/96', 1, '4/1'],
  'half-random-transcendental': [96, '1/96', '1/96', 1, '4/1'],
  // 6/4 + 1 + 1
  beautiful: [48, '1/48', '1/48', 1, '7/2'],
}

/** The numbers of ranks of our own procedures, which give all of them the same chance. */
const FAIR: Readonly<Record<string, number>> = {
  chess960: 960,
  'double-chess960': 960,
  transcendental: 2880,
  'contemporary-random': 1680,
  'arrangement-random': 20,
  'capablanca-random': 12_118,
  'modern-capablanca-random': 151_200,
}

/** The only procedure that gives ranks which are not starts of its system. */
const WITH_OTHERS = 'capablanca-random-1a'

/** The ranks that a side can have after the random part of a setup. */
const variantRanks = (id: VariantId): readonly string[] => {
  const variant = variantById(id)
  const thrown = randomRanksOf(variant)
  const ranks = thrown ? Array.from(thrown.numbers(), number => thrown.at(number)!) : [...allRanks(variant)]
  return ranks.map(rank => rankLetters(variant.army, rank)).sort()
}

/** The odds of a player's rank, derived from the sheet alone. */
const oddsBySheet = (procedure: Procedure, equipment: Equipment, player: Color) => {
  const ground = groundOf(procedure)
  const choices = procedure.steps.flatMap(step => readStep(stepSentence(ground, step)))
  const rules = readingWords(procedure).find(({ equipment: one }) => one === equipment)!
  expect(rules.title).toBe(`With ${equipmentName(equipment)}`)
  const reading = readReading(rules.title, rules.lines.join(' '))
  const found = follow(procedure.rank, choices, reading, isCornerDark(ground, player))
  const all = [...found.values()].reduce((sum, weight) => sum + weight, 0n)
  return { all, weights: new Map(Array.from(found, ([rank, weight]) => [rank.replaceAll('?', '.'), weight])) }
}

const isShare = (share: Fraction | undefined, weight: bigint, all: bigint): boolean =>
  share !== undefined && weight * share.q === all * share.p

/** The sum of fractions that have few different values. */
const total = (fractions: Iterable<Fraction>): Fraction => {
  const times = new Map<Fraction, bigint>()
  for (const share of fractions) times.set(share, (times.get(share) ?? 0n) + 1n)
  return [...times].reduce((all, [{ p, q }, count]) => sum(all, fraction(p * count, q)), fraction(0n, 1n))
}

describe.each(PROCEDURES.map(procedure => [procedure.id, procedure] as const))(
  'the procedure %s',
  { timeout: 60_000 },
  (id, procedure) => {
    const [usual] = procedure.equipment
    const known = new Map<Color, ReturnType<typeof listedOdds>>()
    afterAll(() => known.clear())

    const oddsOf = (player: Color) => {
      const odds = known.get(player) ?? listedOdds(procedure, usual, player)
      known.set(player, odds)
      return odds
    }

    test('always ends, and its odds add up to 1', () => {
      expect(checkProcedure(procedure).ok).toBe(true)
      const { outcomes } = oddsOf('white')
      expect(fractionText(total(outcomes.values()))).toBe('1/1')
      expect([...outcomes.keys()].join()).toBe([...outcomes.keys()].sort().join())
    })

    test('has odds of both armies that add up to 1, and White’s are those of the single rank', () => {
      const pairs = unwrap(pairOddsOf(procedure))
      expect(fractionText(wholeOf(pairs))).toBe('1/1')
      expect(areAlike(pairs.white, oddsOf('white'))).toBe(true)
    })

    test(`gives ${id === WITH_OTHERS ? 'more than' : 'exactly'} the ranks of its system`, () => {
      const { outcomes, positions } = oddsOf('white')
      const starts = variantRanks(procedure.variant!)
      const given = [...outcomes.keys()]
      if (id !== WITH_OTHERS) expect(given.join()).toBe(starts.join())
      expect(startShare(procedure, usual, positions)).toEqual(
        id === WITH_OTHERS ? { starts: 12_118, ranks: 84_000 } : undefined,
      )
    })

    const documented = DOCUMENTED[id]
    if (documented)
      test(`has ${documented[0]} ranks with the odds of its document`, () => {
        const [positions, min, max, ratio, expectedThrows] = documented
        const { outcomes, entropyBits, ...record } = oddsRecord(id, oddsOf('white'))
        expect(record).toEqual({ procedure: id, positions, min, max, ratio, expectedThrows })
        expect(Object.keys(outcomes as object)).toHaveLength(positions)
        expect(entropyBits).toBeLessThanOrEqual(Math.log2(positions) + 1e-9)
      })

    const fair = FAIR[id]
    if (fair !== undefined)
      test(`is fair to all of its ${fair} ranks`, () => {
        const { min, max, ratio, entropyBits } = oddsOf('white')
        expect([fractionText(min), fractionText(max), ratio]).toEqual([`1/${fair}`, `1/${fair}`, 1])
        expect(entropyBits).toBeCloseTo(Math.log2(fair), 9)
      })

    if (canSettle(procedure, 'white'))
      test('has exactly the listed ranks by a census', () => {
        for (const player of ['white', 'black'] as const) {
          const { classes } = oddsOfCensus(settledCensus(procedure, player)!)
          expect(classTexts(classes)).toEqual(classTexts(oddsOf(player).classes))
        }
      })

    test.each(procedure.equipment)(
      'has the same odds by its printed sheet for %s, read back sentence by sentence',
      equipment => {
        const players: readonly Color[] =
          procedure.second.kind === 'own' && sharedSteps(procedure) === 0 ? ['white', 'black'] : ['white']
        for (const player of players) {
          const { outcomes } = oddsOf(player)
          const { all, weights } = oddsBySheet(procedure, equipment, player)
          const wrong = [...weights].filter(([rank, weight]) => !isShare(outcomes.get(rank), weight, all))
          expect(wrong.slice(0, 3)).toEqual([])
          expect(weights.size).toBe(outcomes.size)
        }
      },
    )
  },
)

test('every procedure with documented or even odds is in the catalogue', () => {
  const ids = PROCEDURES.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining([...Object.keys(DOCUMENTED), ...Object.keys(FAIR), WITH_OTHERS]))
})
