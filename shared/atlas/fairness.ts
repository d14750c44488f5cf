/** Stands for a start that has no value yet where values are kept in two bytes each. */
export const NO_VALUE = -32_768

/** Starts with their values: the value at a place is that of the start whose number stands at the same place. */
export interface ValuedStarts {
  /** Start numbers, ascending. */
  readonly numbers: ArrayLike<number>
  /** Whole centipawns, White's view. */
  readonly values: ArrayLike<number>
}

/** A start and its value in centipawns, White's view. */
export interface ValuedStart {
  readonly number: number
  readonly value: number
}

/** Percentiles that are told. */
export const PERCENTILES = [1, 5, 25, 50, 75, 95, 99] as const
type Percentile = (typeof PERCENTILES)[number]

/** Distances from equality, in centipawns, within which starts are counted. */
export const DISTANCES = [25, 50, 100] as const
type Distance = (typeof DISTANCES)[number]

/** How values of starts are distributed, in centipawns from White's view. */
export interface Distribution {
  readonly starts: number
  readonly mean: number
  /** Standard deviation of these starts, not an estimate for others. */
  readonly sd: number
  /** Between two values a percentile lies in proportion. */
  readonly percentiles: Readonly<Record<Percentile, number>>
  /** The share of starts, 0 to 1, whose value is at most so far from 0. */
  readonly within: Readonly<Record<Distance, number>>
}
