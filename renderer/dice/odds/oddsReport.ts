import { map, type Result } from '@shared/result'
import { compare, fractionText, toNumber, type Fraction } from '@shared/procedures/fraction'
import { oddsOf, type Odds } from '@shared/procedures/odds'
import type { Equipment, Procedure } from '@shared/procedures/procedure'
import type { WalkFault } from '@shared/procedures/walk'
import { verdict } from '@shared/procedures/words/verdict'

/** Bars of the chart. */
export const BARS = 48

/** So many of the least and of the most likely ranks are named. */
const NAMED = 3

/** What is told of the odds of one player's rank; small, however many ranks there are. */
export interface OddsReport {
  /** What they come to, in words. */
  readonly verdict: string
  readonly ranks: number
  /** Probabilities as fractions in lowest terms. */
  readonly min: string
  readonly max: string
  readonly ratio: number
  readonly entropyBits: number
  /** Average number of throws, exact and rounded. */
  readonly expectedThrows: string
  readonly throws: number
  /** The ranks in order from the least to the most likely in so many parts: their mean over the fair share. */
  readonly bars: readonly number[]
  /** Some of the ranks with the least and with the greatest probability. */
  readonly least: readonly string[]
  readonly most: readonly string[]
  /** How many ranks have these probabilities. */
  readonly leastCount: number
  readonly mostCount: number
}

const withShare = ({ outcomes }: Odds, share: Fraction): readonly string[] =>
  Array.from(outcomes).flatMap(([rank, other]) => (compare(other, share) === 0 ? [rank] : []))

/** Mean of `sorted` between two places, which may lie between ranks. */
const meanBetween = (sorted: readonly number[], from: number, until: number): number => {
  const first = Math.floor(from)
  const part = sorted.slice(first, Math.max(first + 1, Math.ceil(until)))
  return part.reduce((sum, share) => sum + share, 0) / part.length
}

const barsOf = ({ outcomes }: Odds): readonly number[] => {
  const sorted = Array.from(outcomes.values(), share => toNumber(share) * outcomes.size).sort((a, b) => a - b)
  const bars = Math.min(BARS, sorted.length)
  return Array.from({ length: bars }, (_, bar) =>
    meanBetween(sorted, (bar * sorted.length) / bars, ((bar + 1) * sorted.length) / bars),
  )
}

const reportOf = (odds: Odds): OddsReport => {
  const least = withShare(odds, odds.min)
  const most = withShare(odds, odds.max)
  return {
    verdict: verdict(odds),
    ranks: odds.outcomes.size,
    min: fractionText(odds.min),
    max: fractionText(odds.max),
    ratio: odds.ratio,
    entropyBits: odds.entropyBits,
    expectedThrows: fractionText(odds.expectedThrows),
    throws: toNumber(odds.expectedThrows),
    bars: barsOf(odds),
    least: least.slice(0, NAMED),
    most: most.slice(0, NAMED),
    leastCount: least.length,
    mostCount: most.length,
  }
}

/** Works out the odds of White's rank. `tell` hears how many moves are done, and of how many. */
export const oddsReport = (
  procedure: Procedure,
  equipment: Equipment,
  tell?: (done: number, all: number) => void,
): Result<OddsReport, WalkFault> => map(oddsOf(procedure, equipment, 'white', tell), reportOf)
