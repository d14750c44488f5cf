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

/** How the values of starts are distributed, in centipawns from White's view. */
export interface Fairness {
  readonly starts: number
  readonly mean: number
  /** Standard deviation of these starts, not an estimate for others. */
  readonly sd: number
  /** Between two values a percentile lies in proportion. */
  readonly percentiles: Readonly<Record<Percentile, number>>
  /** The share of starts, 0 to 1, whose value is at most so far from 0. */
  readonly within: Readonly<Record<Distance, number>>
  /** The start with the highest value for White, the lowest number among equals. */
  readonly best: ValuedStart
  /** The start with the lowest value for White, the lowest number among equals. */
  readonly worst: ValuedStart
}

const sumOf = (values: ArrayLike<number>, term: (value: number) => number): number => {
  let sum = 0
  for (let place = 0; place < values.length; place++) sum += term(values[place]!)
  return sum
}

/** The place of the first value that no other is better than. */
const placeOfBest = (
  values: ArrayLike<number>,
  isBetter: (one: number, other: number) => boolean,
): number => {
  let best = 0
  for (let place = 1; place < values.length; place++)
    if (isBetter(values[place]!, values[best]!)) best = place
  return best
}

const percentileOf = (sorted: Float64Array, percentile: number): number => {
  const at = (percentile / 100) * (sorted.length - 1)
  const low = sorted[Math.floor(at)]!
  return low + (at - Math.floor(at)) * (sorted[Math.ceil(at)]! - low)
}

/**
 * How fair these starts are. Takes a second for eight million of them.
 *
 * @param starts at least one
 */
export const fairnessOf = ({ numbers, values }: ValuedStarts): Fairness => {
  const count = values.length
  if (count === 0) throw new RangeError('no starts have no fairness')
  const mean = sumOf(values, value => value) / count
  const sorted = Float64Array.from(values).sort()
  const startAt = (place: number): ValuedStart => ({ number: numbers[place]!, value: values[place]! })
  const shareWithin = (distance: number): number =>
    sumOf(values, value => (Math.abs(value) <= distance ? 1 : 0)) / count
  return {
    starts: count,
    mean,
    sd: Math.sqrt(sumOf(values, value => (value - mean) ** 2) / count),
    percentiles: Object.fromEntries(
      PERCENTILES.map(percentile => [percentile, percentileOf(sorted, percentile)]),
    ) as Fairness['percentiles'],
    within: Object.fromEntries(
      DISTANCES.map(distance => [distance, shareWithin(distance)]),
    ) as Fairness['within'],
    best: startAt(placeOfBest(values, (one, other) => one > other)),
    worst: startAt(placeOfBest(values, (one, other) => one < other)),
  }
}
