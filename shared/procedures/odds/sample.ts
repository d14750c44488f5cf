/** A number that was sampled. */
export interface SampledNumber {
  readonly mean: number
  /** Two standard errors: in 95 of 100 cases the truth is this close to the mean. */
  readonly error: number
}

/**
 * What a large sample says about odds that are out of reach of an exact count: how often two throwings agree, as the
 * number of equally likely ranks that would agree as often.
 */
export interface Estimate {
  /** Where the numbers of the lot come from; the same again gives the same estimate. */
  readonly seed: string
  /** How many times it was thrown from beginning to end. */
  readonly throwings: number
  /** Different ranks, or pairs of armies, among them: a lower bound of their number. */
  readonly seen: number
  /**
   * The number of equally likely ranks that would repeat as often; the more unequal they are, the fewer. Undefined
   * where nothing came twice.
   */
  readonly equallyLikely: SampledNumber | undefined
  /** Average number of throws. */
  readonly expectedThrows: SampledNumber
}

/** What came of some throwings. */
export interface ThrowSample {
  /** How often each rank, or pair of armies, came. */
  readonly times: ReadonlyMap<string, number>
  readonly throwings: number
  /** The throws that each took, and their squares, added up. */
  readonly throws: number
  readonly squares: number
}

/** From the number of pairs and triples of trials with equal results, without bias. */
const equallyLikely = ({ times, throwings: n }: ThrowSample): SampledNumber | undefined => {
  let [pairs, triples] = [0, 0]
  for (const count of times.values()) {
    pairs += count * (count - 1)
    triples += count * (count - 1) * (count - 2)
  }
  if (pairs === 0) return undefined
  const twice = pairs / (n * (n - 1))
  const thrice = triples / (n * (n - 1) * (n - 2))
  const variance = (4 * Math.max(0, thrice - twice * twice)) / n + (2 * twice) / (n * n)
  return { mean: 1 / twice, error: (2 * Math.sqrt(variance)) / (twice * twice) }
}

/** Rounding error of a variance of zero, relative to the square of the mean. */
const ROUNDING = 1e-9

const expectedThrows = ({ throws, squares, throwings: n }: ThrowSample): SampledNumber => {
  const mean = throws / n
  const variance = squares / n - mean * mean
  return { mean, error: variance < ROUNDING * mean * mean ? 0 : 2 * Math.sqrt(variance / n) }
}

/** The estimates of a sample, drawn with this seed. */
export const estimateOf = (sample: ThrowSample, seed: string): Estimate => ({
  seed,
  throwings: sample.throwings,
  seen: sample.times.size,
  equallyLikely: equallyLikely(sample),
  expectedThrows: expectedThrows(sample),
})

const part = ({ mean, error }: SampledNumber): number => error / mean

const multiplied = (one: SampledNumber, other: SampledNumber): SampledNumber => {
  const mean = one.mean * other.mean
  return { mean, error: mean * Math.hypot(part(one), part(other)) }
}

/** Both armies where each player throws without regard to the other. */
export const independentEstimate = (white: Estimate, black: Estimate): Estimate => {
  const [ones, others] = [white.equallyLikely, black.equallyLikely]
  const throws = [white.expectedThrows, black.expectedThrows] as const
  return {
    ...white,
    seen: white.seen * black.seen,
    equallyLikely: ones && others && multiplied(ones, others),
    expectedThrows: {
      mean: throws[0].mean + throws[1].mean,
      error: Math.hypot(throws[0].error, throws[1].error),
    },
  }
}
