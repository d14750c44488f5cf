import { describe, expect, test } from 'vitest'
import {
  eloOfScore,
  estimateElo,
  normalBelow,
  NO_PAIRS,
  scoreOfElo,
  sprtState,
  withPair,
  type PairCounts,
} from '@shared/analysis/elo'

describe('the logistic curve', () => {
  test.each([
    [0, 0.5],
    [100, 0.6400649998028851],
    [200, 0.7597469266479578],
    [400, 10 / 11],
    [-400, 1 / 11],
  ])('%i Elo correspond to a score of %d', (elo, score) => {
    expect(scoreOfElo(elo)).toBeCloseTo(score, 12)
    expect(eloOfScore(score)).toBeCloseTo(elo, 9)
  })

  test('gives infinite Elo for all points or none, and 0 Elo for half of them', () => {
    expect(eloOfScore(1)).toBe(Infinity)
    expect(eloOfScore(0)).toBe(-Infinity)
    expect(eloOfScore(0.5)).toBe(0)
  })
})

test.each([
  [0, 0.5],
  [1, 0.8413447460685429],
  [1.959963984540054, 0.975],
  [-1.6448536269514722, 0.05],
  [-3, 0.0013498980316300933],
])('computes the normal distribution up to %d', (x, share) => {
  expect(normalBelow(x)).toBeCloseTo(share, 6)
})

describe('an Elo estimate', () => {
  /*
   * Published by the testing network of Stockfish on 25 May 2025:
   * Elo: 0.08 ± 1.4 (95%) LOS: 54.2%, nElo: 0.15 ± 2.8 (95%)
   * https://github.com/official-stockfish/Stockfish/pull/6095
   */
  test('agrees with a published estimate', () => {
    const found = estimateElo([168, 7012, 15622, 7035, 163])!
    expect(found.elo.toFixed(2)).toBe('0.08')
    expect(found.error.toFixed(1)).toBe('1.4')
    expect((100 * found.superiority).toFixed(1)).toBe('54.2')
    expect(found.normalized.toFixed(2)).toBe('0.15')
    expect(found.normalizedError.toFixed(1)).toBe('2.8')
  })

  test('is undefined without pairs', () => {
    expect(estimateElo(NO_PAIRS)).toBeUndefined()
  })

  test('has an infinite error after one pair, and when one side scores all points', () => {
    expect(estimateElo([0, 0, 1, 0, 0])).toMatchObject({ elo: 0, error: Infinity, superiority: 0.5 })
    expect(estimateElo([0, 0, 0, 0, 9])).toMatchObject({ elo: Infinity, error: Infinity, superiority: 1 })
  })
})

describe('the sequential test', () => {
  /** Results published by the testing network of Stockfish, with log-likelihood ratios and bounds. */
  test.each<[pull: number, elo0: number, elo1: number, llr: string, pairs: PairCounts]>([
    [3331, -0.25, 1.25, '2.94', [115, 2196, 11328, 2317, 136]],
    [3331, 0.25, 1.25, '2.93', [14, 1030, 14318, 1163, 19]],
    [3209, -0.25, 1.25, '2.94', [253, 4282, 17604, 4431, 286]],
    [2971, -0.5, 1.5, '2.96', [17, 253, 1042, 337, 39]],
    [2971, 0.25, 1.75, '2.93', [11, 407, 3238, 513, 11]],
    [2920, -0.5, 1.5, '2.95', [665, 4806, 9333, 4893, 747]],
  ])('agrees with pull request %i of Stockfish', (_, elo0, elo1, llr, pairs) => {
    expect(sprtState({ elo0, elo1, alpha: 0.05, beta: 0.05 }, pairs).llr.toFixed(2)).toBe(llr)
  })

  const SPRT = { elo0: 0, elo1: 5, alpha: 0.05, beta: 0.05 }

  test('ends at the bounds of Wald', () => {
    const { lower, upper } = sprtState(SPRT, NO_PAIRS)
    expect([lower.toFixed(2), upper.toFixed(2)]).toEqual(['-2.94', '2.94'])
    const uneven = sprtState({ ...SPRT, alpha: 0.1, beta: 0.2 }, NO_PAIRS)
    expect(uneven.lower).toBeCloseTo(Math.log(0.2 / 0.9), 12)
    expect(uneven.upper).toBeCloseTo(Math.log(0.8 / 0.1), 12)
  })

  test('accepts the hypothesis that the games support, and continues without enough evidence', () => {
    expect(sprtState(SPRT, [0, 100, 800, 400, 0]).accepted).toBe('elo1')
    expect(sprtState(SPRT, [0, 400, 800, 100, 0]).accepted).toBe('elo0')
    expect(sprtState(SPRT, [1, 2, 5, 2, 1]).accepted).toBeUndefined()
    expect(sprtState(SPRT, NO_PAIRS)).toMatchObject({ llr: 0 })
  })
})

test('a pair is counted by its points', () => {
  expect(withPair(NO_PAIRS, 0)).toEqual([1, 0, 0, 0, 0])
  expect(withPair([1, 2, 3, 4, 5], 1.5)).toEqual([1, 2, 3, 5, 5])
})
