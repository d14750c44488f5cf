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

/** The probability of each rank, or pair of ranks, in alphabetical order of their FEN letters. They add up to 1. */
export type Outcomes = ReadonlyMap<string, Fraction>

/** The exact probabilities of the ranks of a census. */
export interface CensusOdds extends Spread {
  /** Some of the least likely ranks, and some of the most likely ones. */
  readonly least: readonly string[]
  readonly most: readonly string[]
  /** Only if the ranks can be listed. */
  readonly outcomes?: Outcomes
}

/** The exact probabilities of one player's ranks: letters from the army's left edge, `.` for an empty square. */
export interface RankOdds extends CensusOdds {
  /** The average number of throws. A toss of several coins is one throw, and throws that are too high count. */
  readonly expectedThrows: Fraction
}

/** The odds of a census, which must not be empty. */
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

/** An upper bound on the number of ranks that can arise at any step of a procedure without swaps. */
const mostRanks = ({ rank, pieces }: Procedure): number =>
  Object.values(pieces).reduce((all, count) => all / factorial(count), factorial(rank.split(FREE).length - 1))

/**
 * A player's ranks with their weights. The fault is that no rank passes the last checks, or `tooManyRanks` if there are too many
 * possibilities.
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
 * The exact distribution of a player's rank. A throw that is too high is repeated, which changes no probability. If a check fails, the rank
 * is thrown again, so the distribution is conditional on passing, and the number of throws is that of one attempt divided by the chance
 * that it succeeds.
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

/** The number of ranks, or pairs of them, with each probability. */
export const classesRecord = ({ classes }: Pick<Spread, 'classes'>): readonly unknown[] =>
  classes.map(({ share, times }) => ({ probability: fractionText(share), positions: times }))

/** The figures that are written for both ranks and pairs. */
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

/** The odds as `backrank odds --json` writes them: each rank, or the number of ranks with each probability. */
export const oddsRecord = (id: string, odds: RankOdds): Readonly<Record<string, unknown>> => ({
  procedure: id,
  ...figuresRecord(odds),
  ...(odds.outcomes ? { outcomes: outcomesRecord(odds.outcomes) } : { classes: classesRecord(odds) }),
})
