import { map, ok, type Result } from '@shared/result'
import { fractionText, toNumber, type Fraction } from '@shared/procedures/fraction'
import type { CountedOdds } from '@shared/procedures/odds'
import { areAlike, pairOddsOf, type Bond, type PairOdds } from '@shared/procedures/pairOdds'
import { rankOdds } from '@shared/procedures/rankOdds'
import type { Estimate } from '@shared/procedures/sample'
import type { ShareClass, Spread } from '@shared/procedures/spread'
import type { WalkFault } from '@shared/procedures/walk'
import { estimatePairs, estimateRank, isToBeSampled, type WeighPlan } from '@shared/procedures/weigh'
import { describeWalk } from '@shared/procedures/words/faults'
import { pairVerdict, verdict } from '@shared/procedures/words/verdict'

/** Bars of the chart. */
export const BARS = 48

/** What is told of ranks, or of pairs of them; small, however many there are. */
export interface SpreadReport {
  /** What the odds come to, in words. */
  readonly verdict: string
  readonly positions: number
  /** Probabilities as fractions in lowest terms, and how many have them. */
  readonly min: string
  readonly max: string
  readonly leastCount: number
  readonly mostCount: number
  readonly ratio: number
  readonly entropyBits: number
  /** Average number of throws, exact and rounded. */
  readonly expectedThrows: string
  readonly throws: number
  /** All in order from the least to the most likely in so many parts: their mean over the fair share. */
  readonly bars: readonly number[]
}

/** What is told of one player's rank. */
export interface RankReport extends SpreadReport {
  /** Some of the ranks with the least and with the greatest probability. */
  readonly least: readonly string[]
  readonly most: readonly string[]
}

/** What is told of exact odds. */
export interface ExactReport extends RankReport {
  readonly kind: 'exact'
  /**
   * Both armies together, and how they hang on each other; or an estimate of them; or a sentence that says
   * why there is neither.
   */
  readonly both: (SpreadReport & { readonly bond: Bond }) | Estimate | string
  /** What Black's odds come to by himself, where they are not White's. */
  readonly blackVerdict: string | undefined
}

/** What is told where exact odds are out of reach. */
export interface EstimateReport {
  readonly kind: 'estimate'
  readonly rank: Estimate
  /** Both armies together; undefined where one follows from the other, a sentence where nothing is known. */
  readonly both: Estimate | string | undefined
}

/** What is told of the odds of a procedure. */
export type OddsReport = ExactReport | EstimateReport

/** Mean of a bar from one place in the order to another, which may lie between two. */
const meanBetween = (classes: readonly ShareClass[], from: number, until: number): number => {
  let begin = 0
  let total = 0
  for (const { share, times } of classes) {
    const part = Math.min(until, begin + times) - Math.max(from, begin)
    if (part > 0) total += part * toNumber(share)
    begin += times
  }
  return total / (until - from)
}

const barsOf = ({ classes, positions }: Spread): readonly number[] => {
  const bars = Math.min(BARS, positions)
  return Array.from(
    { length: bars },
    (_, bar) => positions * meanBetween(classes, (bar * positions) / bars, ((bar + 1) * positions) / bars),
  )
}

const spreadReport = (odds: Spread & { readonly expectedThrows: Fraction }, words: string): SpreadReport => ({
  verdict: words,
  positions: odds.positions,
  min: fractionText(odds.min),
  max: fractionText(odds.max),
  leastCount: odds.classes[0]!.times,
  mostCount: odds.classes.at(-1)!.times,
  ratio: odds.ratio,
  entropyBits: odds.entropyBits,
  expectedThrows: fractionText(odds.expectedThrows),
  throws: toNumber(odds.expectedThrows),
  bars: barsOf(odds),
})

const rankReport = (odds: CountedOdds): RankReport => ({
  ...spreadReport(odds, verdict(odds)),
  least: odds.least,
  most: odds.most,
})

const exactReport = (odds: PairOdds): ExactReport => {
  const { white, black, bond } = odds
  return {
    kind: 'exact',
    ...rankReport(white),
    both: { ...spreadReport(odds, pairVerdict(odds)), bond },
    blackVerdict: bond === 'follows' || areAlike(white, black) ? undefined : verdict(black),
  }
}

/** What is told of both armies where their odds are not exact; undefined where one follows from the other. */
const bothInstead = (plan: WeighPlan, fault: WalkFault): Estimate | string | undefined => {
  if (!isToBeSampled(fault)) return describeWalk(plan.procedure, fault)
  if (plan.procedure.second.kind !== 'own') return undefined
  const estimate = estimatePairs(plan)
  return estimate.ok ? estimate.value : describeWalk(plan.procedure, estimate.error)
}

/**
 * Works out the odds of White's rank, and of both armies; where these are out of reach, what a large sample
 * tells of them.
 */
export const oddsReport = (plan: WeighPlan): Result<OddsReport, WalkFault> => {
  const { procedure, equipment, tell } = plan
  const pairs = pairOddsOf(procedure, equipment, (done, all) => tell?.({ unit: 'step', done, all }))
  if (pairs.ok) return ok(exactReport(pairs.value))
  const { error } = pairs
  if (error.reason === 'tooManyRanks')
    return map(estimateRank(plan), rank => ({ kind: 'estimate', rank, both: bothInstead(plan, error) }))
  if (error.reason !== 'tooManyPairs') return pairs
  return map(rankOdds(procedure, equipment), odds => ({
    kind: 'exact',
    ...rankReport(odds),
    both: bothInstead(plan, error) ?? describeWalk(procedure, error),
    blackVerdict: undefined,
  }))
}
