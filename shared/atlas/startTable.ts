import type { Color } from '../board/color'
import { rankLetters, reversedRank, type Rank } from '../setup/ranks/rank'
import { arrayRanks, type ArrayRanks } from '../setup/starts/arrayRanks'
import type { VariantDefinition } from '../variants/variant'
import { NO_VALUE } from './fairness'
import { featuresOf, type RankFeatures } from './rankFeatures'
import { hasFeatures, type StartFilter } from './startFilter'
import { firstValues, trimmedCounts, type StartOrder, type ValueCounts } from './valueCounts'

/*
 * Systems have up to 8,294,400 starts. So a set of starts is an array of marks by start number, which a few passes over bytes
 * fill and count, and a start becomes an object only when it is shown.
 */

/** A set of starts, by start number: 1 for those in the set, 0 for the others. */
export type StartSet = Uint8Array

/** The starts of a system with their values and ranks. */
export interface StartTable {
  readonly variant: VariantDefinition
  /** By start number, in whole centipawns from White's view; meaningless for a start that is not in {@link known}. */
  readonly values: Int16Array
  /** The starts that have a value. */
  readonly known: StartSet
  /** Whether these are all starts of the system. */
  readonly isWhole: boolean
  readonly bounds: StretchBounds
  readonly ranks: ArrayRanks
  readonly features: readonly RankFeatures[]
  /** For each rank, the index of the rank that the other side has if both sides are set up alike. */
  readonly twins: Int32Array
}

/** The number of consecutive starts that share bounds. */
const STRETCH = 4096

/** The lowest and highest value of each stretch of starts. */
interface StretchBounds {
  readonly least: Int16Array
  readonly most: Int16Array
}

/** The starts that have a value, and the bounds of these values. */
const surveyed = (values: Int16Array): Pick<StartTable, 'known' | 'isWhole' | 'bounds'> => {
  const known = new Uint8Array(values.length).fill(1)
  const stretches = Math.ceil(values.length / STRETCH)
  const [least, most] = [new Int16Array(stretches), new Int16Array(stretches)]
  let missing = 0
  for (let stretch = 0; stretch < stretches; stretch++) {
    let [low, high] = [-NO_VALUE, NO_VALUE]
    const end = Math.min(values.length, (stretch + 1) * STRETCH)
    for (let number = stretch * STRETCH; number < end; number++) {
      const value = values[number]!
      if (value === NO_VALUE) {
        known[number] = 0
        missing += 1
      } else {
        if (value < low) low = value
        if (value > high) high = value
      }
    }
    least[stretch] = Math.min(low, -1 - NO_VALUE)
    most[stretch] = high
  }
  return { known, isWhole: missing === 0, bounds: { least, most } }
}

const twinsOf = ({ army, start }: VariantDefinition, ranks: readonly Rank[]): Int32Array => {
  if (start.black !== 'reversed') return Int32Array.from(ranks.keys())
  const places = new Map(ranks.map((rank, place) => [rankLetters(army, rank), place]))
  return Int32Array.from(ranks, rank => places.get(rankLetters(army, reversedRank(rank))) ?? -1)
}

/**
 * Makes the table of a system from the values of its starts.
 *
 * @param values by start number; `NO_VALUE` for a start that has none
 */
export const startTable = (variant: VariantDefinition, values: Int16Array): StartTable => {
  const found = arrayRanks(variant)
  const { ranks } = found
  return {
    variant,
    values,
    ...surveyed(values),
    ranks: found,
    features: ranks.map(rank => featuresOf(variant, rank)),
    twins: twinsOf(variant, ranks),
  }
}

/** The starts in which the rank of either side is marked. */
const withRank = (
  { values, ranks: { ranks, places } }: StartTable,
  white: Uint8Array,
  black: Uint8Array,
): StartSet => {
  const found = new Uint8Array(values.length)
  if (places)
    for (let number = 0; number < found.length; number++)
      found[number] = white[places.white[number]!]! | black[places.black[number]!]!
  else
    for (let rank = 0; rank < ranks.length; rank++) {
      const row = rank * ranks.length
      if (white[rank] === 1) found.fill(1, row, row + ranks.length)
      else found.set(black, row)
    }
  return found
}

/** The numbers of all starts of the system in which both sides have the same rank, ascending. */
export const alikeStarts = ({ values, twins, ranks: { ranks, places } }: StartTable): readonly number[] => {
  if (!places) return Array.from(twins, (twin, rank) => rank * ranks.length + twin)
  const found: number[] = []
  for (let number = 0; number < values.length; number++)
    if (twins[places.white[number]!] === places.black[number]) found.push(number)
  return found
}

/** The same, but only for the few starts in which both sides have the same rank. */
const alikeWithRank = (table: StartTable, white: Uint8Array, black: Uint8Array): StartSet => {
  const { values, known, ranks } = table
  const found = new Uint8Array(values.length)
  for (const number of alikeStarts(table)) {
    const { places } = ranks
    const ofWhite = places ? places.white[number]! : Math.floor(number / ranks.ranks.length)
    const ofBlack = places ? places.black[number]! : number % ranks.ranks.length
    found[number] = (white[ofWhite]! | black[ofBlack]!) & known[number]!
  }
  return found
}

const NO_FEATURES: ReadonlySet<string> = new Set(['side', 'from', 'to'])

const hasNoFeature = (filter: StartFilter): boolean =>
  Object.keys(filter).every(field => NO_FEATURES.has(field))

/** The starts whose ranks pass a filter, regardless of their values. */
export const featuredStarts = (table: StartTable, filter: StartFilter): StartSet => {
  const { known, isWhole, features } = table
  if (hasNoFeature(filter)) return known
  const passing = Uint8Array.from(features, rank => Number(hasFeatures(rank, filter)))
  const none = new Uint8Array(features.length)
  const white = filter.side === 'black' ? none : passing
  const black = filter.side === 'white' ? none : passing
  if (filter.ranks === 'same') return alikeWithRank(table, white, black)
  const having = withRank(table, white, black)
  if (!isWhole) for (let number = 0; number < having.length; number++) having[number]! &= known[number]!
  if (filter.ranks === 'unlike') for (const number of alikeStarts(table)) having[number] = 0
  return having
}

/** How many values two bytes can have. */
const VALUES = 65_536
const LEAST = -32_768

/** How often each value occurs in a set of starts. */
export const countStartValues = ({ values }: StartTable, set: StartSet): ValueCounts => {
  const counts = new Uint32Array(VALUES)
  for (let number = 0; number < values.length; number++) counts[values[number]! - LEAST]! += set[number]!
  return trimmedCounts(LEAST, counts)
}

/** For each rank of a side, the number of starts with it and the sum of their values. */
export interface RankSums {
  readonly sums: Float64Array
  readonly counts: Uint32Array
}

/** The sums of the values of all starts with each rank of a side, by rank index. */
export const sumsByRank = (
  { values, known, ranks: { ranks, places } }: StartTable,
  side: Color,
): RankSums => {
  const sums = new Float64Array(ranks.length)
  const counts = new Uint32Array(ranks.length)
  const add = (rank: number, number: number): void => {
    if (known[number] === 0) return
    sums[rank]! += values[number]!
    counts[rank]! += 1
  }
  if (places) places[side].forEach(add)
  else
    for (let white = 0, number = 0; white < ranks.length; white++)
      for (let black = 0; black < ranks.length; black++, number++)
        add(side === 'white' ? white : black, number)
  return { sums, counts }
}

/** The numbers of those starts of a set whose values are counted in `counts`, ascending. */
export function* startsCounted(
  { values }: StartTable,
  set: StartSet,
  { least, counts }: ValueCounts,
): Generator<number> {
  const most = least + counts.length - 1
  for (let number = 0; number < values.length; number++)
    if (set[number] === 1 && values[number]! >= least && values[number]! <= most) yield number
}

/**
 * The numbers of the first starts in an order, with equal values sorted by number; found without sorting all starts.
 *
 * @param counted how often each value occurs in the set, or only the counts of a range of values
 */
export const firstStarts = (
  { values, bounds }: StartTable,
  set: StartSet,
  counted: ValueCounts,
  order: StartOrder,
  count: number,
): readonly number[] => {
  const { keyOf, last, room, low, high } = firstValues(counted, order, count)
  const wanted = Math.min(count, counted.total)
  let left = room
  const picked: number[] = []
  const pickIn = (stretch: number): void => {
    const end = Math.min(values.length, (stretch + 1) * STRETCH)
    for (let number = stretch * STRETCH; number < end && picked.length < wanted; number++) {
      if (set[number] === 0) continue
      const value = values[number]!
      if (value < low || value > high) continue
      if (keyOf(value) < last || left-- > 0) picked.push(number)
    }
  }
  for (let stretch = 0; stretch < bounds.least.length && picked.length < wanted; stretch++)
    if (bounds.least[stretch]! <= high && bounds.most[stretch]! >= low) pickIn(stretch)
  return picked.sort((one, other) => keyOf(values[one]!) - keyOf(values[other]!) || one - other)
}
