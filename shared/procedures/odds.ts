import type { Color } from '../board/color'
import { map, type Result } from '../result'
import { fraction, fractionText, quotient, toNumber, type Fraction } from './fraction'
import { EMPTY, FREE } from './ground'
import type { Equipment, Procedure } from './procedure'
import { rankOfKey, walk, type Walked, type WalkFault } from './walk'

/** How likely something is that can turn out in several ways, in short. */
export interface Spread {
  /** Probability of the least and of the most likely one. */
  readonly min: Fraction
  readonly max: Fraction
  /** `max / min`: 1 where all are equally likely. */
  readonly ratio: number
  /** Shannon entropy in bits; the binary logarithm of their number where all are equally likely. */
  readonly entropyBits: number
  /** Average number of throws; a toss of several coins is one, and one that is too high counts. */
  readonly expectedThrows: Fraction
}

/** How likely each rank of one player is, exactly. */
export interface Odds extends Spread {
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

/** What `times` ranks of one weight add to the entropy; together, so that equal ranks give a round number. */
const bitsOf = (weight: bigint, times: number, total: bigint): number =>
  toNumber(fraction(weight * BigInt(times), total)) * Math.log2(toNumber(fraction(total, weight)))

const byRank = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1

/**
 * The odds at the end of a walk. What a check refuses is thrown anew, so that the rest is conditional on
 * passing; the expected throws are those of one attempt divided by the chance that it succeeds.
 */
const oddsOfWalk = ({ layer, throws }: Walked): Odds => {
  const kept = sumOf(layer.weights.values())
  const times = timesOf(layer.weights.values())
  const shares = new Map(times.map(([weight]) => [weight, fraction(weight, kept)] as const))
  const outcomes = Array.from(
    layer.weights,
    ([key, weight]) => [rankOfKey(key).replaceAll(FREE, EMPTY), shares.get(weight)!] as const,
  )
  const [min, max] = [times[0]![0], times.at(-1)![0]]
  return {
    outcomes: new Map(outcomes.sort(byRank)),
    min: shares.get(min)!,
    max: shares.get(max)!,
    ratio: toNumber(fraction(max, min)),
    entropyBits: times.reduce((bits, [weight, ranks]) => bits + bitsOf(weight, ranks, kept), 0),
    expectedThrows: quotient(throws, fraction(kept, layer.total)),
  }
}

/**
 * The exact distribution of a player's rank. A throw that is too high is thrown again and changes no
 * probability. `tell` hears how many moves are worked out, and of how many.
 */
export const oddsOf = (
  procedure: Procedure,
  equipment: Equipment = procedure.equipment[0],
  player: Color = 'white',
  tell: (done: number, all: number) => void = () => undefined,
): Result<Odds, WalkFault> => map(walk({ procedure, equipment: [equipment], player, tell }), oddsOfWalk)

/** The odds as `backrank odds --json` writes them. */
export const oddsRecord = (id: string, odds: Odds): Readonly<Record<string, unknown>> => ({
  procedure: id,
  positions: odds.outcomes.size,
  min: fractionText(odds.min),
  max: fractionText(odds.max),
  ratio: odds.ratio,
  entropyBits: odds.entropyBits,
  expectedThrows: fractionText(odds.expectedThrows),
  outcomes: Object.fromEntries(Array.from(odds.outcomes, ([rank, share]) => [rank, fractionText(share)])),
})
