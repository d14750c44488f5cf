import type { Color } from '../../board/color'
import { map, type Result } from '../../result'
import { rankOfKey } from './fillingKey'
import { compare, fraction, fractionText, quotient, type Fraction } from '../model/fraction'
import { EMPTY, FREE, type RankText } from '../model/ground'
import type { Equipment, Procedure } from '../model/procedure'
import { spreadOf, type Spread } from './spread'
import { walk, type Walked, type WalkFault } from './walk'

/** How likely the ranks of one player are, exactly. */
export interface CountedOdds extends Spread {
  /** Average number of throws; a toss of several coins is one, and one that is too high counts. */
  readonly expectedThrows: Fraction
  /** Some of the least and of the most likely ranks. */
  readonly least: readonly string[]
  readonly most: readonly string[]
  /**
   * Probability of each rank that can arise, in the alphabetical order of the ranks in FEN letters from the
   * army's left edge, `.` for an empty square. They add up to 1. Only where they can be listed.
   */
  readonly outcomes?: ReadonlyMap<string, Fraction>
}

/** The same with every rank. */
export interface Odds extends CountedOdds {
  readonly outcomes: ReadonlyMap<string, Fraction>
}

const sumOf = (weights: Iterable<bigint>): bigint => {
  let total = 0n
  for (const weight of weights) total += weight
  return total
}

/** How many ranks have each weight, the lightest first. */
const timesOf = (weights: Iterable<bigint>): readonly (readonly [weight: bigint, times: number])[] => {
  const times = new Map<bigint, number>()
  for (const weight of weights) times.set(weight, (times.get(weight) ?? 0) + 1)
  return [...times].sort(([one], [other]) => (one < other ? -1 : 1))
}

/** So many of the least and of the most likely ranks are named. */
export const NAMED = 3

const withShare = (outcomes: ReadonlyMap<string, Fraction>, share: Fraction): readonly string[] => {
  const found: string[] = []
  for (const [rank, other] of outcomes) {
    if (compare(other, share) === 0) found.push(rank)
    if (found.length === NAMED) break
  }
  return found
}

const byRank = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1

/** A rank as it is told: squares that nothing was put on are empty. */
export const writtenRank = (rank: RankText): string => rank.replaceAll(FREE, EMPTY)

/**
 * The odds at the end of a walk. What a check refuses is thrown anew, so that the rest is conditional on
 * passing; the expected throws are those of one attempt divided by the chance that it succeeds.
 */
export const oddsOfWalk = ({ layer, throws }: Walked): Odds => {
  const kept = sumOf(layer.weights.values())
  const times = timesOf(layer.weights.values())
  const shares = new Map(times.map(([weight]) => [weight, fraction(weight, kept)] as const))
  const listed = Array.from(
    layer.weights,
    ([key, weight]) => [writtenRank(rankOfKey(key)), shares.get(weight)!] as const,
  )
  const outcomes = new Map(listed.sort(byRank))
  const spread = spreadOf(times.map(([weight, ranks]) => ({ share: shares.get(weight)!, times: ranks })))
  return {
    ...spread,
    expectedThrows: quotient(throws, fraction(kept, layer.total)),
    least: withShare(outcomes, spread.min),
    most: withShare(outcomes, spread.max),
    outcomes,
  }
}

/** Hears how many tasks are worked out, and of how many. */
export type TellProgress = (done: number, all: number) => void

/**
 * The exact distribution of a player's rank. A throw that is too high is thrown again and changes no
 * probability.
 */
export const oddsOf = (
  procedure: Procedure,
  equipment: Equipment = procedure.equipment[0],
  player: Color = 'white',
  tell: TellProgress = () => undefined,
): Result<Odds, WalkFault> => map(walk({ procedure, equipment: [equipment], player, tell }), oddsOfWalk)

/** Probabilities as a record of fractions in lowest terms. */
export const outcomesRecord = (
  outcomes: Iterable<readonly [string, Fraction]>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Array.from(outcomes, ([rank, share]) => [rank, fractionText(share)]))

/** How many ranks, or pairs of them, have each probability. */
export const classesRecord = ({ classes }: Pick<Spread, 'classes'>): readonly unknown[] =>
  classes.map(({ share, times }) => ({ probability: fractionText(share), positions: times }))

/** The odds as `backrank odds --json` writes them: each rank, or how many have each probability. */
export const oddsRecord = (id: string, odds: CountedOdds): Readonly<Record<string, unknown>> => ({
  procedure: id,
  positions: odds.positions,
  min: fractionText(odds.min),
  max: fractionText(odds.max),
  ratio: odds.ratio,
  entropyBits: odds.entropyBits,
  expectedThrows: fractionText(odds.expectedThrows),
  ...(odds.outcomes ? { outcomes: outcomesRecord(odds.outcomes) } : { classes: classesRecord(odds) }),
})
