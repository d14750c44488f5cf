import type { Color } from '../board/color'
import { map, type Result } from '../result'
import { rankOfKey } from './fillingKey'
import { fraction, fractionText, quotient, type Fraction } from './fraction'
import { EMPTY, FREE } from './ground'
import type { Equipment, Procedure } from './procedure'
import { spreadOf, type Spread } from './spread'
import { walk, type Walked, type WalkFault } from './walk'

/** How likely each rank of one player is, exactly. */
export interface Odds extends Spread {
  /** Average number of throws; a toss of several coins is one, and one that is too high counts. */
  readonly expectedThrows: Fraction
  /**
   * Probability of each rank that can arise, in the alphabetical order of the ranks in FEN letters from the
   * army's left edge, `.` for an empty square. They add up to 1.
   */
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

const byRank = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1

/**
 * The odds at the end of a walk. What a check refuses is thrown anew, so that the rest is conditional on
 * passing; the expected throws are those of one attempt divided by the chance that it succeeds.
 */
export const oddsOfWalk = ({ layer, throws }: Walked): Odds => {
  const kept = sumOf(layer.weights.values())
  const times = timesOf(layer.weights.values())
  const shares = new Map(times.map(([weight]) => [weight, fraction(weight, kept)] as const))
  const outcomes = Array.from(
    layer.weights,
    ([key, weight]) => [rankOfKey(key).replaceAll(FREE, EMPTY), shares.get(weight)!] as const,
  )
  return {
    ...spreadOf(times.map(([weight, ranks]) => ({ share: shares.get(weight)!, times: ranks }))),
    expectedThrows: quotient(throws, fraction(kept, layer.total)),
    outcomes: new Map(outcomes.sort(byRank)),
  }
}

/** Hears how many moves are worked out, and of how many. */
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

/** The odds as `backrank odds --json` writes them. */
export const oddsRecord = (id: string, odds: Odds): Readonly<Record<string, unknown>> => ({
  procedure: id,
  positions: odds.outcomes.size,
  min: fractionText(odds.min),
  max: fractionText(odds.max),
  ratio: odds.ratio,
  entropyBits: odds.entropyBits,
  expectedThrows: fractionText(odds.expectedThrows),
  outcomes: outcomesRecord(odds.outcomes),
})
