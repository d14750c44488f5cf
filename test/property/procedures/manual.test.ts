import { describe, expect, test } from 'vitest'
import { unwrap } from '@shared/result'
import { fractionText, type Fraction } from '@shared/procedures/model/fraction'
import { pairOddsOf } from '@shared/procedures/odds/pairOdds'
import type { Equipment } from '@shared/procedures/model/procedure'
import {
  bishopAnywhere,
  byCoins,
  byDie,
  byThrees,
  cornerColor,
  firstThree,
  followed,
  free,
  lastThree,
  leftOfKing,
  notOuter,
  otherColor,
  rightOfKing,
  theRest,
  throwFor,
  throwForPair,
  unless,
  type Cost,
  type Letters,
  type Line,
} from '../../support/manual'
import { listedOdds, procedureOf } from '../../support/throwing'

const empty = (width: number): Letters => Array<string>(width).fill('')

const onOppositeColors = (cost: Cost): readonly Line[] => [
  throwFor('B', cornerColor, cost),
  throwFor('B', otherColor, cost),
]

const anywhere = (cost: Cost): readonly Line[] => [bishopAnywhere(cost), bishopAnywhere(cost)]

const kingThenRooks = (cost: Cost): readonly Line[] => [
  throwFor('K', notOuter, cost),
  throwFor('R', leftOfKing, cost),
  throwFor('R', rightOfKing, cost),
]

const each = (letters: string, cost: Cost): readonly Line[] =>
  Array.from(letters, letter => throwFor(letter, free, cost))

const kingAndRooksLast = theRest('RKR')
const knightsLast = theRest('NN')

const wing = (squares: typeof firstThree, first: Cost): readonly Line[] => [
  throwFor('R', squares, first),
  throwFor('N', squares, byDie),
  throwFor('E', squares, byDie),
]

/** Each document's steps, line by line. */
const MANUALS: readonly (readonly [
  id: string,
  equipment: Equipment,
  begun: Letters,
  lines: readonly Line[],
])[] = [
  [
    'fischer-random-1',
    'die',
    empty(8),
    [...onOppositeColors(byDie), ...each('QNN', byDie), kingAndRooksLast],
  ],
  [
    'fischer-random-1',
    'coins',
    empty(8),
    [...onOppositeColors(byCoins), ...each('QNN', byCoins), kingAndRooksLast],
  ],
  [
    'fischer-random-2',
    'coins',
    empty(8),
    [...onOppositeColors(byCoins), ...kingThenRooks(byCoins), ...each('Q', byCoins), knightsLast],
  ],
  [
    'modern-random',
    'die',
    empty(9),
    [...anywhere(byDie), ...kingThenRooks(byDie), ...each('QM', byDie), knightsLast],
  ],
  [
    'modern-random',
    'coins',
    empty(9),
    [...anywhere(byCoins), ...kingThenRooks(byCoins), ...each('QM', byCoins), knightsLast],
  ],
  ['ajax-random', 'die', empty(8), [...anywhere(byDie), ...each('QNN', byDie), kingAndRooksLast]],
  ['english-random-1', 'die', empty(8), [...anywhere(byDie), ...each('KQRR', byDie), knightsLast]],
  ['english-random-2', 'coins', empty(8), [...each('KRRQBB', byCoins), knightsLast]],
  [
    'capablanca-random-1a',
    'die',
    empty(10),
    [...onOppositeColors(byDie), ...kingThenRooks(byDie), ...each('QAC', byDie), knightsLast],
  ],
  [
    'capablanca-random-1b',
    'coins',
    empty(10),
    [...anywhere(byCoins), ...kingThenRooks(byCoins), ...each('QAC', byCoins), knightsLast],
  ],
  [
    'korean-random',
    'die',
    ['', '', '', 'A', '.', 'A', '', '', ''],
    [...wing(firstThree, byThrees), ...wing(lastThree, byThrees)],
  ],
  [
    'korean-random',
    'coins',
    ['', '', '', 'A', '.', 'A', '', '', ''],
    [...wing(firstThree, byCoins), ...wing(lastThree, byCoins)],
  ],
  [
    'beautiful',
    'die',
    empty(8),
    [
      throwForPair('B', 'B', cornerColor, byDie),
      throwForPair('K', 'Q', free, byDie),
      throwForPair('R', 'R', rank => free(rank).slice(0, 2), byDie),
      knightsLast,
    ],
  ],
]

/** Whether a fraction equals `weight` out of `total`. */
const isShare = ({ p, q }: Fraction, weight: bigint, total: bigint): boolean => p * total === weight * q

describe('the documents, followed in plain loops', () => {
  test.each(MANUALS)(
    '%s with %s: the probabilities of ranks and the expected throws match the odds',
    (id, equipment, begun, lines) => {
      const { chances, total, throws } = followed(begun, lines)
      const { outcomes, expectedThrows } = listedOdds(procedureOf(id), equipment)
      expect([...outcomes.keys()]).toEqual([...chances.keys()].sort())
      expect([...outcomes].filter(([rank, share]) => !isShare(share, chances.get(rank)!, total))).toEqual([])
      expect(isShare(expectedThrows, throws, total)).toBe(true)
    },
    30_000,
  )
})

/** Whether the pawn on a file is guarded from its own file, from beside it, or from two files away. */
const isGuarded = (rank: Letters, file: number): boolean =>
  'RQCK'.includes(rank[file]!) ||
  [file - 1, file + 1].some(at => rank[at] !== undefined && 'BQAK'.includes(rank[at])) ||
  [file - 2, file + 2].some(at => rank[at] !== undefined && 'NAC'.includes(rank[at]))

const areApart = (rank: Letters): boolean => Math.abs(rank.lastIndexOf('B') - rank.indexOf('B')) > 1

/** Whether a rank meets the extra conditions of Capablanca Random; the steps ensure the others. */
const isCapablancaStart = (rank: Letters): boolean =>
  rank.every((_, file) => isGuarded(rank, file)) &&
  rank.filter((letter, file) => letter !== 'RNBQCKABNR'[file]).length >= 3

test('Capablanca Random in plain loops matches the odds: a rank that fails is thrown again', () => {
  const otherThanQueen = (rank: Letters) => free(rank).filter(at => (at - rank.indexOf('Q')) % 2 !== 0)
  const { chances, throws } = followed(empty(10), [
    ...onOppositeColors(byDie),
    unless(areApart),
    ...each('Q', byDie),
    throwFor('A', otherThanQueen, byDie),
    ...each('CNN', byDie),
    kingAndRooksLast,
    unless(isCapablancaStart),
  ])
  const kept = [...chances.values()].reduce((sum, weight) => sum + weight, 0n)
  const { outcomes, expectedThrows } = listedOdds(procedureOf('capablanca-random'))
  expect([...outcomes.keys()]).toEqual([...chances.keys()].sort())
  expect(chances.size).toBe(12_118)
  expect([...outcomes].filter(([rank, share]) => !isShare(share, chances.get(rank)!, kept))).toEqual([])
  expect(isShare(expectedThrows, throws, kept)).toBe(true)
})

/** The pairs of ranks, with the number of ways to each, if White and then Black throw at each line. */
const inTurn = (white: readonly Line[], black: readonly Line[]): ReadonlyMap<string, number> =>
  white.reduce<ReadonlyMap<string, number>>(
    (pairs, line, at) => {
      const next = new Map<string, number>()
      for (const [pair, ways] of pairs) {
        const [one, other] = pair.split('/').map(rank => rank.split(','))
        for (const mine of line(one!).ways)
          for (const yours of black[at]!(other!).ways) {
            const key = `${mine.rank.join(',')}/${yours.rank.join(',')}`
            next.set(key, (next.get(key) ?? 0) + ways)
          }
      }
      return next
    },
    new Map([[`${empty(8).join(',')}/${empty(8).join(',')}`, 1]]),
  )

const spelled = (pair: string): string =>
  pair
    .split('/')
    .map(rank =>
      rank
        .split(',')
        .map(letter => letter || '.')
        .join(''),
    )
    .join('/')

// The corner is dark for White and light for Black, and both begin with the light squares.
const LIGHT_DARK_ROOK = (light: typeof free, dark: typeof free): readonly Line[] => [
  throwFor('B', light, byDie),
  throwFor('B', dark, byDie),
  throwFor('R', free, byDie),
]

/** The ranks after a piece stays or changes places with one that may move; bishops remain on opposite colors. */
const exchanges = (rank: string, piece: string, never: string): readonly string[] =>
  Array.from(rank).flatMap((other, at) => {
    if (never.includes(other)) return []
    const from = rank.indexOf(piece)
    const next = Array.from(rank).with(from, other).with(at, piece)
    return (next.lastIndexOf('B') - next.indexOf('B')) % 2 === 0 ? [] : [next.join('')]
  })

describe('both armies, followed in plain loops', () => {
  test.each(['fischer-benko', 'half-random-transcendental'])(
    'in %s have 9,216 pairs, each with a chance of 1/9216',
    id => {
      const pairs = inTurn(LIGHT_DARK_ROOK(otherColor, cornerColor), LIGHT_DARK_ROOK(cornerColor, otherColor))
      expect(new Set(pairs.values())).toEqual(new Set([1]))
      const odds = unwrap(pairOddsOf(procedureOf(id)))
      const found = Array.from(odds.pairs!(), ([white, black]) => `${white}/${black}`)
      expect(found.toSorted()).toEqual([...pairs.keys()].map(spelled).sort())
      expect([odds.positions, fractionText(odds.min), fractionText(odds.max)]).toEqual([
        9216,
        '1/9216',
        '1/9216',
      ])
      expect(fractionText(odds.expectedThrows)).toBe('8/1')
    },
  )

  test('in Arrangement Random share the exchange of the king, but not that of the queen', () => {
    const pairs = exchanges('RNBQKBNR', 'K', 'R').flatMap(common => {
      const queens = exchanges(common, 'Q', 'RK')
      return queens.flatMap(white => queens.map(black => [`${white}/${black}`, queens.length] as const))
    })
    expect(pairs).toHaveLength(80)
    expect(new Set(pairs.map(([, queens]) => queens))).toEqual(new Set([4]))
    const odds = unwrap(pairOddsOf(procedureOf('arrangement-random')))
    expect(Array.from(odds.pairs!(), ([white, black]) => `${white}/${black}`)).toEqual(
      pairs.map(([pair]) => pair).sort(),
    )
    expect(odds.classes.map(({ share, times }) => [fractionText(share), times])).toEqual([['1/80', 80]])
    // 6/5 for the king, 6/4 for each queen
    expect(fractionText(odds.expectedThrows)).toBe('21/5')
  })
})
