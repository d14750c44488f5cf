/**
 * How many pairs of games ended how: a pair is one start played with both colors, counted by the points that
 * the first engine took from it: 0, 1/2, 1, 1 1/2, 2. Games of a pair depend on each other, pairs do not, so
 * all that is said of certainty is said of pairs.
 */
export type PairCounts = readonly [number, number, number, number, number]

export const NO_PAIRS: PairCounts = [0, 0, 0, 0, 0]

/** The share of the points of two games. */
const SHARES = [0, 0.25, 0.5, 0.75, 1] as const

/** Ninety-five percent of a normal distribution lie within this many standard deviations. */
const WITHIN_95 = 1.959963984540054

/** Share of points from 0 to 1 that a difference in Elo promises, by the logistic curve. */
export const scoreOfElo = (elo: number): number => 1 / (1 + 10 ** (-elo / 400))

/** The difference in Elo that promises a share of points; infinite at 0 and 1. */
export const eloOfScore = (score: number): number => {
  if (score <= 0) return -Infinity
  // Adding 0 makes -0 an ordinary one.
  return score >= 1 ? Infinity : -400 * Math.log10(1 / score - 1) + 0
}

/** Counts one pair more; `points` are those of the first engine, 0 to 2 by halves. */
export const withPair = (counts: PairCounts, points: number): PairCounts => {
  const [a, b, c, d, e] = counts.map((count, index) => (index === 2 * points ? count + 1 : count))
  return [a!, b!, c!, d!, e!]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** Pairs in all. */
export const pairTotal = (counts: PairCounts): number => sum(counts)

const meanOf = (counts: readonly number[]): number =>
  sum(counts.map((count, index) => count * SHARES[index]!)) / sum(counts)

const varianceOf = (counts: readonly number[], mean: number): number =>
  sum(counts.map((count, index) => count * (SHARES[index]! - mean) ** 2)) / sum(counts)

/**
 * The standard normal distribution: the chance of a value of at most `x`. Exact to 1e-7.
 *
 * @see Abramowitz and Stegun, Handbook of Mathematical Functions, 7.1.26 (error function)
 */
export const normalBelow = (x: number): number => {
  if (x === 0) return 0.5
  const z = Math.abs(x) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * z)
  const tail =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  const above = (tail * Math.exp(-z * z)) / 2
  return x > 0 ? 1 - above : above
}

/** What pairs say of the difference between two engines, from the first one's view. */
export interface EloEstimate {
  /** Share of the points, 0 to 1. */
  readonly score: number
  /** Infinite if one side took all points. */
  readonly elo: number
  /** Half the width of the interval in which the truth lies in 95 of 100 cases; infinite where it has no end. */
  readonly error: number
  readonly low: number
  readonly high: number
  /** The chance that the first engine is the stronger one, 0 to 1. */
  readonly superiority: number
  /** Elo in units of the games' own scatter, and half the width of its 95 % interval; comparable between tests. */
  readonly normalized: number
  readonly normalizedError: number
}

/** 800 / ln 10: an advantage of a whole standard deviation a game in normalized Elo. */
const NORMALIZED_UNIT = 800 / Math.LN10

const superiorityOf = (distance: number, deviation: number): number => {
  if (deviation > 0) return normalBelow(distance / deviation)
  return distance === 0 ? 0.5 : distance > 0 ? 1 : 0
}

/** Pairs that never happened must not make certain what a few pairs cannot show. */
const UNSEEN = 1e-3

const withoutZeros = (counts: PairCounts): readonly number[] => counts.map(count => Math.max(count, UNSEEN))

/** Estimates the difference from the scatter of the pairs; undefined without any. */
export const estimateElo = (counts: PairCounts): EloEstimate | undefined => {
  const pairs = pairTotal(counts)
  if (pairs === 0) return undefined
  const score = meanOf(counts)
  const variance = varianceOf(counts, score)
  const deviation = Math.sqrt(variance / pairs)
  const low = eloOfScore(score - WITHIN_95 * deviation)
  const high = eloOfScore(score + WITHIN_95 * deviation)
  const scatter = Math.sqrt(2 * variance)
  return {
    score,
    elo: eloOfScore(score),
    error: pairs > 1 && deviation > 0 ? (high - low) / 2 : Infinity,
    low,
    high,
    superiority: superiorityOf(score - 0.5, deviation),
    normalized: score === 0.5 ? 0 : ((score - 0.5) / scatter) * NORMALIZED_UNIT,
    normalizedError: (WITHIN_95 / Math.sqrt(2 * pairs)) * NORMALIZED_UNIT,
  }
}

/** A test between two claims about the difference in Elo. */
export interface Sprt {
  readonly elo0: number
  /** Greater than `elo0`. */
  readonly elo1: number
  /** Chance of accepting `elo1` though `elo0` is true. */
  readonly alpha: number
  /** Chance of accepting `elo0` though `elo1` is true. */
  readonly beta: number
}

/** The state of a test: the logarithm of how much likelier `elo1` is than `elo0`, and where it ends. */
export interface SprtState {
  readonly llr: number
  readonly lower: number
  readonly upper: number
  /** Which claim is accepted; undefined as long as games must go on. */
  readonly accepted?: 'elo0' | 'elo1'
}

/** Halvings that take an interval of any width to the precision of numbers. */
const HALVINGS = 100

/** Where a falling function passes zero between two places where it is +infinity and -infinity. */
const zeroOfFalling = (from: number, to: number, f: (x: number) => number): number => {
  let [low, high] = [from, to]
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2
    if (f(middle) > 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/**
 * The likeliest distribution with the mean `score`: that of the counts, each share bent by how far it is
 * from the mean (a Lagrange multiplier).
 */
const likeliestWith = (counts: readonly number[], score: number): readonly number[] => {
  const pairs = sum(counts)
  const bent = (x: number): readonly number[] =>
    counts.map((count, index) => count / pairs / (1 + x * (SHARES[index]! - score)))
  const surplus = (x: number): number => sum(bent(x).map((share, index) => share * (SHARES[index]! - score)))
  return bent(zeroOfFalling(-1 / (1 - score), 1 / score, surplus))
}

/**
 * The generalized sequential probability ratio test on pairs: claims about the mean, the distribution
 * otherwise as the games show it.
 *
 * @see https://www.cantate.be/Fishtest/GSPRT_approximation.pdf
 */
export const sprtState = ({ elo0, elo1, alpha, beta }: Sprt, counts: PairCounts): SprtState => {
  const lower = Math.log(beta / (1 - alpha))
  const upper = Math.log((1 - beta) / alpha)
  if (pairTotal(counts) === 0) return { llr: 0, lower, upper }
  const seen = withoutZeros(counts)
  const under0 = likeliestWith(seen, scoreOfElo(elo0))
  const under1 = likeliestWith(seen, scoreOfElo(elo1))
  const llr = sum(seen.map((count, index) => count * Math.log(under1[index]! / under0[index]!)))
  if (llr >= upper) return { llr, lower, upper, accepted: 'elo1' }
  return llr <= lower ? { llr, lower, upper, accepted: 'elo0' } : { llr, lower, upper }
}
