import { describe, expect, test } from 'vitest'
import { unwrap } from '@shared/result'
import { settledCensus, wholeWeight, type Census } from '@shared/procedures/odds/census'
import { fraction, fractionText } from '@shared/procedures/model/fraction'
import { oddsOfCensus } from '@shared/procedures/odds/odds'
import { pairOddsOf } from '@shared/procedures/odds/pairOdds'
import type { Procedure, Step } from '@shared/procedures/model/procedure'
import { readProcedure } from '@shared/procedures/model/readProcedure'
import type { Whose } from '@shared/procedures/odds/rows'
import { classTexts, listedOdds, procedureOf } from '../../../../support/throwing'

const counted = (procedure: Procedure, whose: Whose): readonly string[] =>
  classTexts(oddsOfCensus(settledCensus(procedure, whose)!).classes)

/** Procedures in which pieces of one kind are placed separately, depend on each other and are checked. */
const TANGLED: readonly (readonly [string, readonly Step[]])[] = [
  [
    'knights before and after the queen, who goes by one of them',
    [
      { kind: 'place', piece: 'knight' },
      { kind: 'place', piece: 'queen', where: [{ kind: 'otherColor', piece: 'knight' }] },
      { kind: 'place', piece: 'bishop' },
      { kind: 'place', piece: 'knight' },
      { kind: 'place', piece: 'bishop', where: [{ kind: 'otherColor', piece: 'bishop' }] },
      { kind: 'kingAndRooksLast' },
    ],
  ],
  [
    'a king right of the first rook, and a check on bishops and king',
    [
      { kind: 'place', piece: 'rook', where: [{ kind: 'inner' }] },
      { kind: 'place', piece: 'king', where: [{ kind: 'rightOf', piece: 'rook' }] },
      { kind: 'place', piece: 'knight' },
      { kind: 'place', piece: 'bishop' },
      { kind: 'place', piece: 'queen' },
      { kind: 'place', piece: 'bishop' },
      { kind: 'place', piece: 'knight' },
      { kind: 'place', piece: 'rook' },
      {
        kind: 'check',
        conditions: [{ kind: 'oppositeColors', roles: ['bishop', 'bishop'] }, { kind: 'kingBetweenRooks' }],
      },
    ],
  ],
  [
    'pairs that mirror each other, bishops by the color thrown',
    [
      { kind: 'mirrored', piece: 'knight', partner: 'knight' },
      { kind: 'bishopsFree' },
      { kind: 'place', piece: 'queen', where: [{ kind: 'wing', side: 'left' }] },
      { kind: 'fill', pieces: ['rook', 'king', 'rook'] },
    ],
  ],
]

const tangled = (steps: readonly Step[]): Procedure =>
  unwrap(
    readProcedure({
      id: 'tangled',
      name: 'Tangled',
      rank: '????????',
      pieces: { king: 1, queen: 1, rook: 2, bishop: 2, knight: 2 },
      equipment: ['dice'],
      steps,
      second: { kind: 'own', turns: 'after' },
    }),
  )

describe('a census', () => {
  test.each(TANGLED.map(([name, steps]) => [name, tangled(steps)] as const))(
    'counts exactly the listed ranks of %s',
    (_, procedure) => {
      for (const player of ['white', 'black'] as const) {
        const listed = listedOdds(procedure, procedure.equipment[0], player)
        expect(counted(procedure, player)).toEqual(classTexts(listed.classes))
      }
    },
    60_000,
  )

  test('gives up to three ranks of each weight', () => {
    const procedure = tangled(TANGLED[0]![1])
    const { outcomes } = listedOdds(procedure)
    const census: Census = settledCensus(procedure, 'white')!
    const whole = wholeWeight(census)
    for (const [weight, { ranks, times }] of census.heaps) {
      expect(ranks).toHaveLength(Math.min(3, times))
      for (const rank of ranks)
        expect(fractionText(outcomes.get(rank)!)).toBe(fractionText(fraction(weight, whole)))
    }
  })

  test('is undefined for a procedure that swaps pieces', () => {
    expect(settledCensus(procedureOf('arrangement-random'), 'white')).toBeUndefined()
  })
})

describe('counted pairs', () => {
  test.each([1, 2, 3])('match the listed pairs with %i shared steps', shared => {
    const procedure: Procedure = {
      ...tangled([
        { kind: 'mirrored', piece: 'knight', partner: 'knight' },
        { kind: 'bishopsOpposite', first: 'dark' },
        { kind: 'place', piece: 'queen', where: [{ kind: 'wing', side: 'left' }] },
        { kind: 'kingInside' },
        { kind: 'rooksAroundKing' },
      ]),
      second: { kind: 'own', turns: 'after', shared },
    }
    const listed = unwrap(pairOddsOf(procedure))
    expect(listed.pairs).toBeDefined()
    expect(counted(procedure, 'both')).toEqual(classTexts(listed.classes))
  })

  test('are unavailable if an army does not show what was shared', () => {
    const steps: readonly Step[] = [
      { kind: 'place', piece: 'knight' },
      { kind: 'place', piece: 'knight' },
      { kind: 'bishopsFree' },
      { kind: 'place', piece: 'queen' },
      { kind: 'kingAndRooksLast' },
    ]
    const procedure: Procedure = { ...tangled(steps), second: { kind: 'own', turns: 'after', shared: 1 } }
    expect(settledCensus(procedure, 'both')).toBeUndefined()
    expect(pairOddsOf(procedure)).toMatchObject({
      ok: false,
      error: { reason: 'tooManyPairs', limit: 600_000 },
    })
  })
})
