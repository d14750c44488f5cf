/** Marks a start without a value where values are stored in two bytes each. */
export const NO_VALUE = -32_768

/** Starts and their values, in two lists with the same order. */
export interface ValuedStarts {
  /** Start numbers, ascending. */
  readonly numbers: ArrayLike<number>
  /** In whole centipawns from White's view. */
  readonly values: ArrayLike<number>
}

/** A start and its value in centipawns from White's view. */
export interface ValuedStart {
  readonly number: number
  readonly value: number
}

/** The percentiles that are reported. */
export const PERCENTILES = [1, 5, 25, 50, 75, 95, 99] as const
type Percentile = (typeof PERCENTILES)[number]

/** Distances from equality in centipawns; the starts within each are counted. */
export const DISTANCES = [25, 50, 100] as const
type Distance = (typeof DISTANCES)[number]

/** The distribution of the values of starts, in centipawns from White's view. */
export interface Distribution {
  readonly starts: number
  readonly mean: number
  /** The standard deviation of these starts themselves, not an estimate for a larger population. */
  readonly sd: number
  /** The percentiles, interpolated linearly between values. */
  readonly percentiles: Readonly<Record<Percentile, number>>
  /** The share of starts, 0 to 1, whose value is at most this far from 0. */
  readonly within: Readonly<Record<Distance, number>>
}
