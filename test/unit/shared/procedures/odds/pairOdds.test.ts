import { describe, expect, test } from 'vitest'
import { unwrap } from '@shared/result'
import { fractionText } from '@shared/procedures/model/fraction'
import { areAlike, pairOddsOf, pairOddsRecord } from '@shared/procedures/odds/pairOdds'
import type { Procedure } from '@shared/procedures/model/procedure'
import { readProcedure } from '@shared/procedures/model/readProcedure'
import { rankOdds } from '@shared/procedures/odds/odds'
import { describeWalk } from '@shared/procedures/words/faults'
import { summarizeSpread, oddsVerdict } from '@shared/procedures/words/verdict'
import { rankLetters } from '@shared/setup/ranks/rank'
import { ranksOf } from '@shared/setup/starts/startPosition'
import { startCount, startSetup } from '@shared/setup/starts/starts'
import { variantById } from '@shared/variants'
import { byAllThrows, listedOdds, procedureOf, wholeOf } from '../../../../support/throwing'

const pairTexts = (procedure: Procedure): readonly (readonly [string, string])[] =>
  Array.from(
    unwrap(pairOddsOf(procedure)).pairs!(),
    ([white, black, share]) => [`${white}/${black}`, fractionText(share)] as const,
  )

describe('both armies together', () => {
  test.each<[id: string, bond: string, pairs: number, min: string, max: string, throws: string]>([
    ['fischer-random-2', 'follows', 960, '1/1152', '1/768', '6/1'],
    ['modern-random', 'follows', 15_120, '1/21600', '1/7200', '297/25'],
    ['korean-random', 'follows', 36, '1/36', '1/36', '4/1'],
    ['capablanca-random', 'follows', 12_118, '1/12118', '1/12118', '183552/6059'],
    ['fischer-benko', 'independent', 9216, '1/9216', '1/9216', '8/1'],
    ['half-random-transcendental', 'independent', 9216, '1/9216', '1/9216', '8/1'],
    ['beautiful', 'independent', 2304, '1/2304', '1/2304', '7/1'],
    ['double-chess960', 'independent', 921_600, '1/921600', '1/921600', '67/5'],
    ['transcendental', 'independent', 8_294_400, '1/8294400', '1/8294400', '87/5'],
    // (1/5760)^2 and (1/4320)^2
    ['english-random-1', 'independent', 25_401_600, '1/33177600', '1/18662400', '219/10'],
    ['arrangement-random', 'shared', 80, '1/80', '1/80', '21/5'],
  ])('%s: %s, %i pairs from %s to %s', (id, ...expected) => {
    const { bond, positions, min, max, expectedThrows } = unwrap(pairOddsOf(procedureOf(id)))
    expect([bond, positions, ...[min, max, expectedThrows].map(fractionText)]).toEqual(expected)
  })

  test.each(['fischer-benko', 'beautiful', 'arrangement-random', 'korean-random', 'fischer-random-2'])(
    'in %s have the odds found by following every throw of both players',
    id => {
      const procedure = procedureOf(id)
      const followed = byAllThrows(procedure, procedure.equipment[0])
      expect(pairTexts(procedure)).toEqual(
        Array.from(followed, ([pair, share]) => [pair, fractionText(share)] as const).sort(
          ([one], [other]) => (one < other ? -1 : 1),
        ),
      )
    },
    30_000,
  )

  test('reverse Black’s rank in a procedure with reversed ranks', () => {
    const pairs = pairTexts(procedureOf('contemporary-random')).map(([pair]) => pair.split('/'))
    expect(pairs).toHaveLength(1680)
    expect(pairs.filter(([white, black]) => Array.from(white!).reverse().join('') !== black)).toEqual([])
  })

  test('in Arrangement Random are the 80 arrays of the system', () => {
    const variant = variantById('arrangement-random')
    const starts = Array.from({ length: startCount(variant) }, (_, number) => {
      const { white, black } = ranksOf(variant, unwrap(startSetup(variant, number)).board)
      return `${rankLetters(variant.army, white)}/${rankLetters(variant.army, black)}`
    })
    expect(pairTexts(procedureOf('arrangement-random')).map(([pair]) => pair)).toEqual(starts.sort())
  })
})

/** Nine squares whose corners are dark for White and light for Black: White has five dark squares, Black four. */
const UNLIKE: Procedure = unwrap(
  readProcedure({
    id: 'unlike',
    name: 'Unlike',
    rank: '?????????',
    pieces: { bishop: 2, queen: 1 },
    equipment: ['die'],
    steps: [
      { kind: 'place', piece: 'bishop', where: [{ kind: 'color', color: 'dark' }] },
      { kind: 'place', piece: 'bishop', where: [{ kind: 'color', color: 'dark' }] },
      { kind: 'place', piece: 'queen', where: [{ kind: 'color', color: 'light' }] },
    ],
    second: { kind: 'own', turns: 'alternate' },
  }),
)

/** The queen is placed once for both and then swapped by each: several ways lead to one pair of armies. */
const MOVED_QUEENS: Procedure = unwrap(
  readProcedure({
    id: 'moved-queens',
    name: 'Moved queens',
    rank: '???',
    pieces: { queen: 1, rook: 1, knight: 1 },
    equipment: ['die', 'coins'],
    steps: [
      { kind: 'place', piece: 'queen' },
      { kind: 'fill', pieces: ['rook', 'knight'] },
      {
        kind: 'swap',
        piece: 'queen',
        never: ['knight'],
        conditions: [{ kind: 'differsFrom', rank: 'NNN', files: 2 }],
      },
    ],
    second: { kind: 'own', turns: 'after', shared: 2 },
  }),
)

describe('armies of a user’s procedure', () => {
  test('are multiplied even if their odds differ', () => {
    const odds = unwrap(pairOddsOf(UNLIKE))
    expect(areAlike(odds.white, odds.black)).toBe(false)
    expect([odds.white.positions, odds.black.positions, odds.positions]).toEqual([40, 30, 1200])
    expect(fractionText(wholeOf(odds))).toBe('1/1')
  })

  test.each(['die', 'coins'] as const)(
    'may result from one shared rank in several ways, with %s',
    equipment => {
      const odds = unwrap(pairOddsOf(MOVED_QUEENS, equipment))
      const followed = byAllThrows(MOVED_QUEENS, equipment)
      const found = Array.from(odds.pairs!(), ([white, black, share]) => [
        `${white}/${black}`,
        fractionText(share),
      ])
      expect(Object.fromEntries(found)).toEqual(
        Object.fromEntries(Array.from(followed, ([pair, share]) => [pair, fractionText(share)])),
      )
      expect(odds.classes.length).toBeGreaterThan(1)
      expect(fractionText(wholeOf(odds))).toBe('1/1')
    },
  )

  test('are the same if they share all steps', () => {
    const carrillo = procedureOf('fischer-random-2')
    const { length: shared } = carrillo.steps
    const together: Procedure = { ...carrillo, second: { kind: 'own', turns: 'after', shared } }
    const odds = unwrap(pairOddsOf(together))
    expect([odds.bond, odds.positions, fractionText(odds.expectedThrows)]).toEqual(['shared', 960, '6/1'])
    const pairs = [...odds.pairs!()]
    expect(pairs.filter(([white, black]) => white !== black)).toEqual([])
    expect(new Map(pairs.map(([white, , share]) => [white, share]))).toEqual(listedOdds(carrillo).outcomes)
  })

  test('are counted if the shared steps give too many pairs to list', () => {
    const wide: Procedure = {
      ...procedureOf('english-random-2'),
      second: { kind: 'own', turns: 'after', shared: 1 },
    }
    const odds = unwrap(pairOddsOf(wide))
    // The king goes to one of eight squares for both; then there are 630 ranks for each, all equally likely.
    expect([odds.pairs, odds.positions, odds.classes.length]).toEqual([undefined, 8 * 630 ** 2, 1])
    // 3 coins once, then 8/7 + 8/6 + 8/5 + 4/4 + 4/3 for each
    expect(fractionText(odds.expectedThrows)).toBe('1451/105')
    expect(pairOddsRecord('wide', odds)).not.toHaveProperty('outcomes')
  })

  test('are rejected if they have more pairs than a number can hold', () => {
    const twelve: Procedure = {
      id: 'twelve',
      name: 'Twelve',
      rank: '????????????',
      pieces: {
        queen: 1,
        king: 1,
        archbishop: 1,
        chancellor: 1,
        primeMinister: 1,
        elephant: 1,
        guard: 1,
        cannon: 1,
        rook: 1,
        bishop: 1,
        knight: 2,
      },
      equipment: ['d12'],
      steps: [
        ...(['queen', 'king', 'archbishop', 'chancellor', 'primeMinister', 'elephant'] as const),
        ...(['guard', 'cannon', 'rook', 'bishop', 'knight', 'knight'] as const),
      ].map(piece => ({ kind: 'place', piece }) as const),
      second: { kind: 'own', turns: 'alternate' },
    }
    const odds = pairOddsOf(twelve)
    expect(!odds.ok && describeWalk(twelve, odds.error)).toBe(
      'more than 9,007,199,254,740,991 pairs of armies can arise; their odds are not worked out',
    )
    expect(unwrap(rankOdds(twelve)).positions).toBe(239_500_800)
  })
})

describe('the report on both armies', () => {
  test.each([
    ['fischer-benko', 'gives each of the 9,216 pairs of armies with a chance of 1/9,216'],
    [
      'fischer-random-2',
      'makes 384 of the 960 pairs of armies 1.5 times as likely (1/768) as 576 others (1/1,152)',
    ],
  ])('%s %s', (id, sentence) => {
    expect(oddsVerdict(summarizeSpread(unwrap(pairOddsOf(procedureOf(id)))), 'pairs')).toBe(sentence)
  })

  test('is written pair by pair, or army by army if there are many pairs', () => {
    const record = (id: string) => pairOddsRecord(id, unwrap(pairOddsOf(procedureOf(id))))
    expect(record('fischer-benko')).toMatchObject({
      procedure: 'fischer-benko',
      armies: 'independent',
      positions: 9216,
      classes: [{ probability: '1/9216', positions: 9216 }],
      outcomes: { '.BB.R.../..B..BR.': '1/9216' },
    })
    const many = record('english-random-1')
    expect('outcomes' in many).toBe(false)
    expect(many).toMatchObject({ white: { RNBQKBNR: '1/5760' }, black: { RNBQKBNR: '1/5760' } })
  })

  test('counts the steps of both players as its progress', () => {
    const told: string[] = []
    pairOddsOf(procedureOf('fischer-benko'), 'die', (done, all) => told.push(`${done}/${all}`))
    expect(told).toEqual(['0/6', '1/6', '2/6', '3/6', '4/6', '5/6'])
  })
})
