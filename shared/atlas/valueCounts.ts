import { DISTANCES, PERCENTILES, type Distribution } from './fairness'

/** How often each whole value occurs. */
export interface ValueCounts {
  /** The value to which the first count belongs. */
  readonly least: number
  readonly counts: Uint32Array
  readonly total: number
}

export const countValues = (values: ArrayLike<number>): ValueCounts => {
  let least = Infinity
  let most = -Infinity
  for (let at = 0; at < values.length; at++) {
    const value = values[at]!
    if (value < least) least = value
    if (value > most) most = value
  }
  if (values.length === 0) return { least: 0, counts: new Uint32Array(0), total: 0 }
  const counts = new Uint32Array(most - least + 1)
  for (let at = 0; at < values.length; at++) counts[values[at]! - least]! += 1
  return { least, counts, total: values.length }
}

const totalOf = (counts: Uint32Array): number => counts.reduce((sum, count) => sum + count, 0)

/** The counts of consecutive values, without those at both ends that do not occur. */
export const trimmedCounts = (least: number, counts: Uint32Array): ValueCounts => {
  const first = counts.findIndex(count => count > 0)
  if (first === -1) return { least: 0, counts: new Uint32Array(0), total: 0 }
  const trimmed = counts.subarray(first, counts.findLastIndex(count => count > 0) + 1)
  return { least: least + first, counts: trimmed, total: totalOf(trimmed) }
}

/** The counts of the values from `from` to `to`, both included; a missing bound does not limit. */
export const countsInRange = (
  all: ValueCounts,
  { from = -Infinity, to = Infinity }: { readonly from?: number; readonly to?: number },
): ValueCounts => {
  const { least, counts } = all
  const first = Math.max(0, from - least)
  const end = Math.min(counts.length, to - least + 1)
  return first === 0 && end === counts.length
    ? all
    : trimmedCounts(least + first, counts.subarray(first, Math.max(first, end)))
}

const sumOver = ({ least, counts }: ValueCounts, term: (value: number, count: number) => number): number => {
  let sum = 0
  for (let place = 0; place < counts.length; place++)
    if (counts[place]! > 0) sum += term(least + place, counts[place]!)
  return sum
}

/** The value at an index of the sorted list, from 0. */
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
 * The distribution of values.
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

/** An order of starts by their values: the most even first, or the best for a side. */
export const START_ORDERS = ['even', 'white', 'black'] as const
export type StartOrder = (typeof START_ORDERS)[number]

/** The values of the first starts in an order. */
interface FirstValues {
  /** The sort key of a value, from 0; a lower one comes earlier. */
  readonly keyOf: (value: number) => number
  /** The key of the last start that is included, and how many starts with this key are. */
  readonly last: number
  readonly room: number
  /** The lowest and the highest value whose key is at most `last`. */
  readonly low: number
  readonly high: number
}

/**
 * The values of the first `count` starts in an order.
 *
 * @param counted at least one value, unless `count` is 0
 */
export const firstValues = (
  { least, counts }: ValueCounts,
  order: StartOrder,
  count: number,
): FirstValues => {
  const most = least + counts.length - 1
  const keyOf = {
    even: (value: number) => Math.abs(value),
    white: (value: number) => most - value,
    black: (value: number) => value - least,
  }[order]
  const sizes = new Uint32Array(Math.max(keyOf(least), keyOf(most), 0) + 1)
  counts.forEach((size, place) => (sizes[keyOf(least + place)]! += size))
  let room = count
  let last = 0
  while (last < sizes.length - 1 && sizes[last]! < room) {
    room -= sizes[last]!
    last += 1
  }
  return {
    keyOf,
    last,
    room,
    low: order === 'white' ? most - last : order === 'even' ? Math.max(least, -last) : least,
    high: order === 'black' ? least + last : order === 'even' ? Math.min(most, last) : most,
  }
}
