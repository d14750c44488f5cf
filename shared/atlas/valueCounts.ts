import { DISTANCES, PERCENTILES, type Distribution } from './fairness'

/** How often each whole value occurs. */
export interface ValueCounts {
  /** The value that the first count is of. */
  readonly least: number
  readonly counts: Uint32Array
  readonly total: number
}

/** Counts values: those at some places, or all. */
export const countValues = (values: ArrayLike<number>, places?: Uint32Array): ValueCounts => {
  const total = places?.length ?? values.length
  let least = Infinity
  let most = -Infinity
  for (let at = 0; at < total; at++) {
    const value = values[places ? places[at]! : at]!
    if (value < least) least = value
    if (value > most) most = value
  }
  if (total === 0) return { least: 0, counts: new Uint32Array(0), total }
  const counts = new Uint32Array(most - least + 1)
  for (let at = 0; at < total; at++) counts[values[places ? places[at]! : at]! - least]! += 1
  return { least, counts, total }
}

const sumOver = ({ least, counts }: ValueCounts, term: (value: number, count: number) => number): number => {
  let sum = 0
  for (let place = 0; place < counts.length; place++)
    if (counts[place]! > 0) sum += term(least + place, counts[place]!)
  return sum
}

/** The value at a place of the sorted list, from 0. */
const valueAt = ({ least, counts }: ValueCounts, wanted: number): number => {
  let before = 0
  for (let place = 0; place < counts.length; place++) {
    before += counts[place]!
    if (before > wanted) return least + place
  }
  return least + counts.length - 1
}

const percentileOf = (all: ValueCounts, percentile: number): number => {
  const at = (percentile / 100) * (all.total - 1)
  const low = valueAt(all, Math.floor(at))
  return low + (at - Math.floor(at)) * (valueAt(all, Math.ceil(at)) - low)
}

/** How many values are from `from` to `to`, both included. */
export const countBetween = (all: ValueCounts, from: number, to: number): number =>
  sumOver(all, (value, count) => (value >= from && value <= to ? count : 0))

/**
 * How values are distributed.
 *
 * @param all at least one value
 */
export const distributionOf = (all: ValueCounts): Distribution => {
  const mean = sumOver(all, (value, count) => value * count) / all.total
  return {
    starts: all.total,
    mean,
    sd: Math.sqrt(sumOver(all, (value, count) => (value - mean) ** 2 * count) / all.total),
    percentiles: Object.fromEntries(
      PERCENTILES.map(percentile => [percentile, percentileOf(all, percentile)]),
    ) as Distribution['percentiles'],
    within: Object.fromEntries(
      DISTANCES.map(distance => [distance, countBetween(all, -distance, distance) / all.total]),
    ) as Distribution['within'],
  }
}
