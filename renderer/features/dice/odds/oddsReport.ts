import { map, ok, type Result } from '@shared/result'
import { type Fraction, fractionText, toNumber } from '@shared/procedures/model/fraction'
import { rankOdds, type RankOdds } from '@shared/procedures/odds/odds'
import { areAlike, type Bond, type PairOdds, pairOddsOf } from '@shared/procedures/odds/pairOdds'
import type { Estimate } from '@shared/procedures/odds/estimate'
import type { ShareClass, Spread } from '@shared/procedures/odds/spread'
import type { WalkFault } from '@shared/procedures/odds/walkFault'
import { estimatePairs, estimateRank, isToBeSampled, type WeighPlan } from '@shared/procedures/odds/weigh'
import type { Equipment, Procedure } from '@shared/procedures/model/procedure'
import { type SpreadSummary, summarizeSpread } from '@shared/procedures/words/verdict'
import { rankCount } from '@shared/setup/ranks/ranks'
import { variantById } from '@shared/variants'

/** The number of ranks that a procedure can give, and how many of them are starts of its system. */
interface StartShare {
  readonly starts: number
  readonly ranks: number
}

/** The procedure that throws again until the rank is a start; undefined if that is not needed. */
const untilStart = (procedure: Procedure, ranks: number): Procedure | undefined => {
  const system = procedure.variant && variantById(procedure.variant)
  const checked = procedure.steps.some(({ kind }) => kind === 'check')
  if (!system || checked || rankCount(system) === ranks) return undefined
  const { conditions } = system.start
  return { ...procedure, steps: [...procedure.steps, { kind: 'check', conditions }] }
}

/**
 * The share of ranks that are starts. Undefined if all ranks of a procedure are starts (assumed if there are as many
 * as the system has), if it has a check of its own, or if there are too many ranks to go through.
 *
 * @param ranks how many it can give
 */
export const startShare = (
  procedure: Procedure,
  equipment: Equipment,
  ranks: number,
): StartShare | undefined => {
  const checked = untilStart(procedure, ranks)
  const odds = checked && rankOdds(checked, equipment)
  if (!odds?.ok || odds.value.positions === ranks) return undefined
  return { starts: odds.value.positions, ranks }
}

/** The number of bars in the chart. */
export const BARS = 48

/** The figures of ranks or of pairs of ranks, small however many there are. */
export interface SpreadReport extends SpreadSummary {
  readonly entropyBits: number
  /** Average number of throws, exact and rounded. */
  readonly expectedThrows: string
  readonly throws: number
  /** All starts in order of likelihood, cut into equal parts: the mean of each part as a multiple of the fair share. */
  readonly bars: readonly number[]
}

/** Why there are no odds. */
export interface Hindrance {
  readonly procedure: Procedure
  readonly fault: WalkFault
}

/** The odds of both armies together and how these depend on each other, or an estimate, or why there is neither. */
export type BothReport = (SpreadReport & { readonly bond: Bond }) | Estimate | Hindrance

/** The report on exact odds: the figures of White's rank, and of both armies. */
export interface ExactReport extends SpreadReport {
  readonly kind: 'exact'
  /** Some of the ranks with the least and with the greatest probability. */
  readonly least: readonly string[]
  readonly most: readonly string[]
  readonly both: BothReport
  /** Black's odds, if they differ from White's. */
  readonly black: SpreadSummary | undefined
  /** How many of the ranks are starts, if not all are. */
  readonly starts: StartShare | undefined
}

/** The figures if exact odds are out of reach. */
export interface EstimateReport {
  readonly kind: 'estimate'
  readonly rank: Estimate
  /** Both armies together; undefined if one follows from the other. */
  readonly both: Estimate | Hindrance | undefined
}

/** The odds of a procedure. */
export type OddsReport = ExactReport | EstimateReport

/** The mean height of a bar between two places in the order, which need not be whole numbers. */
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

const spreadReport = (odds: Spread & { readonly expectedThrows: Fraction }): SpreadReport => ({
  ...summarizeSpread(odds),
  entropyBits: odds.entropyBits,
  expectedThrows: fractionText(odds.expectedThrows),
  throws: toNumber(odds.expectedThrows),
  bars: barsOf(odds),
})

const exactReport = (
  { procedure, equipment }: WeighPlan,
  white: RankOdds,
  both: BothReport,
  black?: SpreadSummary,
): ExactReport => ({
  kind: 'exact',
  ...spreadReport(white),
  least: white.least,
  most: white.most,
  both,
  black,
  starts: startShare(procedure, equipment, white.positions),
})

const pairReport = (plan: WeighPlan, odds: PairOdds): ExactReport => {
  const { white, black, bond } = odds
  const isOther = bond !== 'follows' && !areAlike(white, black)
  const both = { ...spreadReport(odds), bond }
  return exactReport(plan, white, both, isOther ? summarizeSpread(black) : undefined)
}

/** The figures of both armies if their odds are not exact; undefined if one army follows from the other. */
const bothInstead = (plan: WeighPlan, fault: WalkFault): Estimate | Hindrance | undefined => {
  const { procedure } = plan
  if (!isToBeSampled(fault)) return { procedure, fault }
  if (procedure.second.kind !== 'own') return undefined
  const estimate = estimatePairs(plan)
  return estimate.ok ? estimate.value : { procedure, fault: estimate.error }
}

/**
 * Works out the odds of White's rank and of both armies; estimates them from a large sample if they are out of reach.
 */
export const oddsReport = (plan: WeighPlan): Result<OddsReport, WalkFault> => {
  const { procedure, equipment, tell } = plan
  const pairs = pairOddsOf(procedure, equipment, (done, all) => tell?.({ unit: 'step', done, all }))
  if (pairs.ok) return ok(pairReport(plan, pairs.value))
  const { error } = pairs
  if (error.reason === 'tooManyRanks')
    return map(estimateRank(plan), rank => ({ kind: 'estimate', rank, both: bothInstead(plan, error) }))
  if (error.reason !== 'tooManyPairs') return pairs
  return map(rankOdds(procedure, equipment), white =>
    exactReport(plan, white, bothInstead(plan, error) ?? { procedure, fault: error }),
  )
}
