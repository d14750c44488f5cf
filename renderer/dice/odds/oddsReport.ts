import { map, type Result } from '@shared/result'
import { compare, fractionText, toNumber, type Fraction } from '@shared/procedures/fraction'
import { oddsOf, type Odds, type TellProgress } from '@shared/procedures/odds'
import { areAlike, pairOddsOf, type Bond, type PairOdds } from '@shared/procedures/pairOdds'
import type { Equipment, Procedure } from '@shared/procedures/procedure'
import type { ShareClass, Spread } from '@shared/procedures/spread'
import type { WalkFault } from '@shared/procedures/walk'
import { describeWalk } from '@shared/procedures/words/faults'
import { pairVerdict, verdict } from '@shared/procedures/words/verdict'

/** Bars of the chart. */
export const BARS = 48

/** So many of the least and of the most likely ranks are named. */
const NAMED = 3

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

/** What is told of the odds of a procedure. */
export interface OddsReport extends RankReport {
  /** Both armies together, and how they hang on each other; or a sentence that says why not. */
  readonly both: (SpreadReport & { readonly bond: Bond }) | string
  /** What Black's odds come to by himself, where they are not White's. */
  readonly blackVerdict: string | undefined
}

const withShare = ({ outcomes }: Odds, share: Fraction): readonly string[] => {
  const found: string[] = []
  for (const [rank, other] of outcomes) {
    if (compare(other, share) === 0) found.push(rank)
    if (found.length === NAMED) break
  }
  return found
}

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

const rankReport = (odds: Odds): RankReport => ({
  ...spreadReport(odds, verdict(odds)),
  least: withShare(odds, odds.min),
  most: withShare(odds, odds.max),
})

const reportOf = (odds: PairOdds): OddsReport => {
  const { white, black, bond } = odds
  return {
    ...rankReport(white),
    both: { ...spreadReport(odds, pairVerdict(odds)), bond },
    blackVerdict: bond === 'follows' || areAlike(white, black) ? undefined : verdict(black),
  }
}

/**
 * Works out the odds of White's rank, and of both armies; where only these are too many, of the rank alone.
 * `tell` hears how many moves are done, and of how many.
 */
export const oddsReport = (
  procedure: Procedure,
  equipment: Equipment,
  tell?: TellProgress,
): Result<OddsReport, WalkFault> => {
  const both = pairOddsOf(procedure, equipment, tell)
  if (both.ok || both.error.reason !== 'tooManyPairs') return map(both, reportOf)
  const why = describeWalk(procedure, both.error)
  return map(oddsOf(procedure, equipment), odds => ({
    ...rankReport(odds),
    both: why,
    blackVerdict: undefined,
  }))
}
