import { describe, expect, test } from 'vitest'
import { unwrap } from '@shared/result'
import { procedureById } from '@shared/procedures/catalogue'
import {
  estimateOdds,
  type EstimatePlan,
  independentEstimate,
  type SampledNumber,
} from '@shared/procedures/odds/estimate'
import { toNumber } from '@shared/procedures/model/fraction'
import { rankOdds } from '@shared/procedures/odds/odds'
import { pairOddsOf } from '@shared/procedures/odds/pairOdds'
import type { Procedure } from '@shared/procedures/model/procedure'
import type { Spread } from '@shared/procedures/odds/spread'
import { weighPairs, weighRank, type WeighProgress } from '@shared/procedures/odds/weigh'
import { repeatsText, sampledText } from '@shared/procedures/words/verdict'

const estimate = (id: string, more: Partial<EstimatePlan> = {}) =>
  unwrap(
    estimateOdds({
      procedure: procedureById(id)!,
      equipment: procedureById(id)!.equipment[0],
      of: 'white',
      throwings: 20_000,
      ...more,
    }),
  )

/** The exact number of equally likely results that would repeat as often. */
const evenness = ({ classes }: Spread): number =>
  1 / classes.reduce((all, { share, times }) => all + times * toNumber(share) ** 2, 0)

/** Expects the mean within two reported errors of the truth: with the fixed seed, none may fall outside. */
const expectNear = ({ mean, error }: SampledNumber, truth: number): void => {
  expect(Math.abs(mean - truth)).toBeLessThan(2 * error)
  expect(error).toBeLessThan(truth / 10)
}

describe('an estimate', () => {
  test.each([
    'fischer-random-1',
    'fischer-random-2',
    'ajax-random',
    'modern-random',
    'capablanca-random',
    'arrangement-random',
  ])('for %s agrees with the exact odds', id => {
    const exact = unwrap(rankOdds(procedureById(id)!))
    const found = estimate(id)
    expectNear(found.equallyLikely!, evenness(exact))
    expect(Math.abs(found.expectedThrows.mean - toNumber(exact.expectedThrows))).toBeLessThanOrEqual(
      1e-9 + 2 * found.expectedThrows.error,
    )
    expect(found.seen).toBeLessThanOrEqual(exact.positions)
  })

  test('for both armies continues from the rank that they share', () => {
    const exact = unwrap(pairOddsOf(procedureById('arrangement-random')!))
    const found = estimate('arrangement-random', { of: 'both' })
    expectNear(found.equallyLikely!, evenness(exact))
    expect(found.seen).toBe(exact.positions)
  })

  test('for independent armies is the product of their estimates', () => {
    const exact = unwrap(pairOddsOf(procedureById('fischer-benko')!))
    const [white, black] = [
      estimate('fischer-benko'),
      estimate('fischer-benko', { of: 'black', seed: 'another' }),
    ]
    const found = independentEstimate(white, black)
    expectNear(found.equallyLikely!, evenness(exact))
    expect(found.expectedThrows.mean).toBeCloseTo(8, 1)
  })

  test('is the same with the same seed, and differs with another', () => {
    const with1 = estimate('ajax-random', { seed: '1', throwings: 2000 })
    expect(estimate('ajax-random', { seed: '1', throwings: 2000 })).toEqual(with1)
    expect(estimate('ajax-random', { seed: '2', throwings: 2000 }).equallyLikely).not.toEqual(
      with1.equallyLikely,
    )
  })

  test('reports that no result came twice', () => {
    const found = estimate('modern-capablanca-random', { throwings: 20 })
    expect(found.equallyLikely).toBeUndefined()
    expect(repeatsText(found, 'ranks')).toBe('all 20 trials gave different results')
  })

  test('fails at a dead end', () => {
    const procedure: Procedure = {
      ...procedureById('chess960')!,
      steps: [{ kind: 'place', piece: 'king' }, { kind: 'rooksAroundKing' }],
    }
    expect(estimateOdds({ procedure, equipment: 'die', of: 'white' })).toMatchObject({
      ok: false,
      error: { reason: 'deadEnd', step: 1 },
    })
  })
})

/** Pieces on any of twelve squares, then a queen that changes places: too many ranks to count. */
const MIXED: Procedure = {
  id: 'mixed',
  name: 'Mixed',
  rank: '????????????',
  pieces: {
    king: 1,
    queen: 1,
    rook: 2,
    bishop: 2,
    knight: 2,
    archbishop: 1,
    chancellor: 1,
    guard: 1,
    cannon: 1,
  },
  equipment: ['dice'],
  steps: [
    { kind: 'bishopsFree' },
    { kind: 'kingInside' },
    { kind: 'rooksAroundKing' },
    { kind: 'place', piece: 'queen' },
    { kind: 'place', piece: 'archbishop' },
    { kind: 'place', piece: 'chancellor' },
    { kind: 'place', piece: 'guard' },
    { kind: 'place', piece: 'cannon' },
    { kind: 'fill', pieces: ['knight', 'knight'] },
    { kind: 'swap', piece: 'queen', never: ['king', 'rook'], conditions: [{ kind: 'kingBetweenRooks' }] },
  ],
  second: { kind: 'mirrored' },
}

describe('weighing', () => {
  test('counts or lists ranks if it can, and reports its steps', () => {
    const told: WeighProgress[] = []
    const procedure = { ...MIXED, steps: MIXED.steps.slice(0, -1) }
    const weighed = unwrap(weighRank({ procedure, equipment: 'dice', tell: one => told.push(one) }))
    expect(weighed).toMatchObject({ kind: 'exact', odds: { positions: 19_958_400 } })
    expect(new Set(told.map(({ unit }) => unit))).toEqual(new Set(['step']))
  })

  test('estimates the odds otherwise, and reports its trials', () => {
    const told: WeighProgress[] = []
    const weighed = unwrap(
      weighPairs({ procedure: MIXED, equipment: 'dice', throwings: 5000, tell: one => told.push(one) }),
    )
    expect(weighed.kind).toBe('estimate')
    expect(told.at(-1)?.unit).toBe('throwing')
  }, 60_000)
})

test.each<[SampledNumber, string]>([
  [{ mean: 5_102_345, error: 61_234 }, '5,102,000 ± 61,000'],
  [{ mean: 10.7871, error: 0.01234 }, '10.787 ± 0.012'],
  [{ mean: 8, error: 0 }, '8'],
])('%j is reported as %s', (sampled, text) => {
  expect(sampledText(sampled)).toBe(text)
})
