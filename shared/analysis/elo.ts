/**
 * How many pairs of games ended with each result. A pair is one start played with both colors; results are the points of the
 * first engine: 0, 1/2, 1, 1 1/2, 2. The games of a pair depend on each other but pairs do not, so all statements about certainty
 * are based on pairs.
 */
export type PairCounts = readonly [number, number, number, number, number]

export const NO_PAIRS: PairCounts = [0, 0, 0, 0, 0]

/** The share of the points for each result of a pair. */
const SHARES = [0, 0.25, 0.5, 0.75, 1] as const

/** How many standard deviations contain 95 percent of a normal distribution. */
const WITHIN_95 = 1.959963984540054

/** The expected share of points, 0 to 1, for a difference in Elo, by the logistic curve. */
export const scoreOfElo = (elo: number): number => 1 / (1 + 10 ** (-elo / 400))

/** The difference in Elo for an expected share of points; infinite at 0 and 1. */
export const eloOfScore = (score: number): number => {
  if (score <= 0) return -Infinity
  // Adding 0 turns -0 into 0.
  return score >= 1 ? Infinity : -400 * Math.log10(1 / score - 1) + 0
}

/** Counts one more pair; `points` are the first engine's, 0 to 2 in steps of a half. */
export const withPair = (counts: PairCounts, points: number): PairCounts => {
  const [a, b, c, d, e] = counts.map((count, index) => (index === 2 * points ? count + 1 : count))
  return [a!, b!, c!, d!, e!]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

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

/** What the pairs say about the difference between two engines, from the first one's view. */
export interface EloEstimate {
  /** The share of the points, 0 to 1. */
  readonly score: number
  /** Infinite if one side took all points. */
  readonly elo: number
  /** Half the width of the interval that contains the truth in 95 of 100 cases; infinite if the interval is unbounded. */
  readonly error: number
  readonly low: number
  readonly high: number
  /** The probability that the first engine is the stronger one, 0 to 1. */
  readonly superiority: number
  /**
   * The difference in normalized Elo, which is measured in units of the scatter of the games, and half the width of its 95 %
   * interval; comparable between tests.
   */
  readonly normalized: number
  readonly normalizedError: number
}

/** 800 / ln 10: the normalized Elo of an advantage of one standard deviation per game. */
const NORMALIZED_UNIT = 800 / Math.LN10

const superiorityOf = (distance: number, deviation: number): number => {
  if (deviation > 0) return normalBelow(distance / deviation)
  return distance === 0 ? 0.5 : distance > 0 ? 1 : 0
}

/** The least count of a result, so that results that never occurred do not suggest a certainty that a few pairs cannot give. */
const UNSEEN = 1e-3

const withoutZeros = (counts: PairCounts): readonly number[] => counts.map(count => Math.max(count, UNSEEN))

/** Estimates the difference from the pairs and their scatter; undefined if there are none. */
export const estimateElo = (counts: PairCounts): EloEstimate | undefined => {
  const pairs = sum(counts)
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

/** A test between two hypotheses about the difference in Elo. */
export interface Sprt {
  readonly elo0: number
  /** Greater than `elo0`. */
  readonly elo1: number
  /** The probability of accepting `elo1` although `elo0` is true. */
  readonly alpha: number
  /** The probability of accepting `elo0` although `elo1` is true. */
  readonly beta: number
}

/** The state of a test: the log-likelihood ratio of `elo1` to `elo0`, and the bounds that end the test. */
export interface SprtState {
  readonly llr: number
  readonly lower: number
  readonly upper: number
  /** Which hypothesis is accepted; undefined as long as the test goes on. */
  readonly accepted?: 'elo0' | 'elo1'
}

/** Enough halvings to bring an interval of any width down to the precision of numbers. */
const HALVINGS = 100

/** The zero of a falling function between two places at which it is +infinity and -infinity. */
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
 * The likeliest distribution with the mean `score`: the observed one, with each share adjusted by its distance from the mean (a
 * Lagrange multiplier).
 */
const likeliestWith = (counts: readonly number[], score: number): readonly number[] => {
  const pairs = sum(counts)
  const bent = (x: number): readonly number[] =>
    counts.map((count, index) => count / pairs / (1 + x * (SHARES[index]! - score)))
  const surplus = (x: number): number => sum(bent(x).map((share, index) => share * (SHARES[index]! - score)))
  return bent(zeroOfFalling(-1 / (1 - score), 1 / score, surplus))
}

/**
 * The generalized sequential probability ratio test on pairs. The hypotheses are about the mean; the rest of the distribution is
 * taken from the games.
 *
 * @see https://www.cantate.be/Fishtest/GSPRT_approximation.pdf
 */
export const sprtState = ({ elo0, elo1, alpha, beta }: Sprt, counts: PairCounts): SprtState => {
  const lower = Math.log(beta / (1 - alpha))
  const upper = Math.log((1 - beta) / alpha)
  if (sum(counts) === 0) return { llr: 0, lower, upper }
  const seen = withoutZeros(counts)
  const under0 = likeliestWith(seen, scoreOfElo(elo0))
  const under1 = likeliestWith(seen, scoreOfElo(elo1))
  const llr = sum(seen.map((count, index) => count * Math.log(under1[index]! / under0[index]!)))
  if (llr >= upper) return { llr, lower, upper, accepted: 'elo1' }
  return llr <= lower ? { llr, lower, upper, accepted: 'elo0' } : { llr, lower, upper }
}
