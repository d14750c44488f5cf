import type { Color } from '../../board/color'
import { chain, err, map, ok, type Result } from '../../result'
import { ranksIn, takeCensus, wholeWeight, type Census } from './census'
import { fraction, fractionText, quotient, type Fraction } from '../model/fraction'
import type { OnProgress } from './follow'
import { FREE } from '../model/ground'
import type { Equipment, Procedure } from '../model/procedure'
import { spreadOf, type Spread } from './spread'
import { scriptOf } from '../model/state'
import { lastChecks, walkProcedure } from './walk'
import { tooManyRanks, type WalkFault } from './walkFault'

/** Probability of each rank, or pair of ranks, in alphabetical order of their FEN letters. They add up to 1. */
export type Outcomes = ReadonlyMap<string, Fraction>

/** How likely the ranks of a census are, exactly. */
export interface CensusOdds extends Spread {
  /** Some of the least and of the most likely ones. */
  readonly least: readonly string[]
  readonly most: readonly string[]
  /** Only where they can be listed. */
  readonly outcomes?: Outcomes
}

/** How likely the ranks of one player are, exactly: letters from the army's left edge, `.` for an empty square. */
export interface RankOdds extends CensusOdds {
  /** Average number of throws; a toss of several coins is one, and one that is too high counts. */
  readonly expectedThrows: Fraction
}

/** The odds of what was counted; not of nothing. */
export const oddsOfCensus = (census: Census): CensusOdds => {
  const { heaps, weights } = census
  const whole = wholeWeight(census)
  const sorted = [...heaps].sort(([one], [other]) => (one < other ? -1 : 1))
  const shares = new Map(sorted.map(([weight]) => [weight, fraction(weight, whole)]))
  const ranksAt = (index: number) => sorted.at(index)![1].ranks.toSorted()
  return {
    ...spreadOf(sorted.map(([weight, { times }]) => ({ share: shares.get(weight)!, times }))),
    least: ranksAt(0),
    most: ranksAt(-1),
    ...(weights && {
      outcomes: new Map(weights.map(([rank, weight]) => [rank, shares.get(weight)!])),
    }),
  }
}

const factorial = (count: number): number => (count < 2 ? 1 : count * factorial(count - 1))

/** An upper bound of the ranks that can arise at any step of a procedure without swaps. */
const mostRanks = ({ rank, pieces }: Procedure): number =>
  Object.values(pieces).reduce((all, count) => all / factorial(count), factorial(rank.split(FREE).length - 1))

/**
 * A player's ranks with their weights; the fault is that no rank passes the last checks, or `tooManyRanks` where they
 * are out of reach.
 */
export const censusOf = (
  procedure: Procedure,
  player: Color,
  tell?: OnProgress,
): Result<Census, WalkFault> => {
  const census = takeCensus({ procedure, whose: player, atMost: mostRanks(procedure), tell })
  if (census === undefined) return err(tooManyRanks)
  const script = scriptOf(procedure)
  const { step } = script.tasks[Math.max(census.done, lastChecks(script))] ?? { step: 0 }
  return ranksIn(census) > 0 ? ok(census) : err({ kind: 'walk', reason: 'neverMet', player, step })
}

/**
 * The exact distribution of a player's rank. A throw that is too high is thrown again and changes no probability;
 * what a check refuses is thrown again, so that the rest is conditional on passing, and the throws are those of one
 * attempt divided by the chance that it succeeds.
 */
export const rankOdds = (
  procedure: Procedure,
  equipment: Equipment = procedure.equipment[0],
  player: Color = 'white',
  tell?: OnProgress,
): Result<RankOdds, WalkFault> => {
  const throws = walkProcedure({ procedure, equipment: [equipment], player }, lastChecks(scriptOf(procedure)))
  return chain(throws, attempt =>
    map(censusOf(procedure, player, tell), census => ({
      ...oddsOfCensus(census),
      expectedThrows: quotient(attempt, fraction(wholeWeight(census), census.total)),
    })),
  )
}

/** Probabilities as a record of fractions in lowest terms. */
export const outcomesRecord = (
  outcomes: Iterable<readonly [string, Fraction]>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Array.from(outcomes, ([rank, share]) => [rank, fractionText(share)]))

/** How many ranks, or pairs of them, have each probability. */
export const classesRecord = ({ classes }: Pick<Spread, 'classes'>): readonly unknown[] =>
  classes.map(({ share, times }) => ({ probability: fractionText(share), positions: times }))

/** The figures that the odds of ranks and of pairs have in common. */
export const figuresRecord = (
  odds: Pick<RankOdds, 'positions' | 'min' | 'max' | 'ratio' | 'entropyBits' | 'expectedThrows'>,
): Readonly<Record<string, unknown>> => ({
  positions: odds.positions,
  min: fractionText(odds.min),
  max: fractionText(odds.max),
  ratio: odds.ratio,
  entropyBits: odds.entropyBits,
  expectedThrows: fractionText(odds.expectedThrows),
})

/** The odds as `backrank odds --json` writes them: each rank, or how many have each probability. */
export const oddsRecord = (id: string, odds: RankOdds): Readonly<Record<string, unknown>> => ({
  procedure: id,
  ...figuresRecord(odds),
  ...(odds.outcomes ? { outcomes: outcomesRecord(odds.outcomes) } : { classes: classesRecord(odds) }),
})
