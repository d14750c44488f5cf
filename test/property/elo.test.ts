import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eloOfScore, estimateElo, scoreOfElo, sprtState, type PairCounts } from '@shared/analysis/elo'

/** The pairs with the two engines exchanged. */
const swapSides = ([a, b, c, d, e]: PairCounts): PairCounts => [e, d, c, b, a]

const count = fc.integer({ min: 0, max: 5000 })
const pairs: fc.Arbitrary<PairCounts> = fc
  .tuple(count, count, count, count, count)
  .filter(counts => counts.some(one => one > 0))

test('exchanging the engines mirrors the estimate', () => {
  fc.assert(
    fc.property(pairs, counts => {
      const here = estimateElo(counts)!
      const there = estimateElo(swapSides(counts))!
      expect(there.score).toBeCloseTo(1 - here.score, 9)
      expect(there.superiority).toBeCloseTo(1 - here.superiority, 6)
      if (Number.isFinite(here.elo)) expect(there.elo).toBeCloseTo(-here.elo, 6)
      if (Number.isFinite(here.error)) expect(there.error).toBeCloseTo(here.error, 5)
    }),
  )
})

test('a test of the opposite hypotheses with the engines exchanged has the opposite LLR', () => {
  const elo = fc.double({ min: -50, max: 50, noNaN: true })
  const width = fc.double({ min: 0.5, max: 30, noNaN: true })
  fc.assert(
    fc.property(pairs, elo, width, (counts, elo0, more) => {
      const elo1 = elo0 + more
      const errors = { alpha: 0.05, beta: 0.05 }
      const { llr } = sprtState({ elo0, elo1, ...errors }, counts)
      const there = sprtState({ elo0: -elo1, elo1: -elo0, ...errors }, swapSides(counts))
      expect(there.llr).toBeCloseTo(-llr, 4)
    }),
  )
})

test('more points make the higher hypothesis more likely', () => {
  fc.assert(
    fc.property(pairs, counts => {
      const [a, b, c, d, e] = counts
      const errors = { alpha: 0.05, beta: 0.05 }
      const sprt = { elo0: 0, elo1: 5, ...errors }
      const better: PairCounts = [0, a, b, c, d + e]
      expect(sprtState(sprt, better).llr).toBeGreaterThanOrEqual(sprtState(sprt, counts).llr - 1e-6)
    }),
  )
})

test('the conversions between Elo and score are inverse to each other', () => {
  fc.assert(
    fc.property(fc.double({ min: -1500, max: 1500, noNaN: true }), elo => {
      expect(eloOfScore(scoreOfElo(elo))).toBeCloseTo(elo, 6)
    }),
  )
})
