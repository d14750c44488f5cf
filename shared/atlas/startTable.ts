import { arrayRanks, type RankPlaces } from '../setup/starts/arrayRanks'
import { isSameRank, reversedRank } from '../setup/ranks/rank'
import type { VariantDefinition } from '../variants/variant'
import type { ValuedStarts } from './fairness'
import { featuresOf, type RankFeatures } from './rankFeatures'
import { hasFeatures, type StartFilter } from './startFilter'

/** Starts of a system with values and ranks. A place is one in {@link ValuedStarts}. */
export interface StartTable {
  readonly variant: VariantDefinition
  readonly starts: ValuedStarts
  /** Of each rank that occurs. */
  readonly features: readonly RankFeatures[]
  /** By start number, the places of ranks in {@link features}. */
  readonly white: RankPlaces
  readonly black: RankPlaces
  /** All of them, ascending. */
  readonly places: Uint32Array
  /** For each rank the place of the same rank as the other side has it where starts are alike for both. */
  readonly twins: Int32Array
}

/** Puts starts together with their ranks. */
export const startTable = (variant: VariantDefinition, starts: ValuedStarts): StartTable => {
  const { ranks, white, black } = arrayRanks(variant)
  const twin = (place: number): number =>
    variant.start.black === 'reversed'
      ? ranks.findIndex(rank => isSameRank(rank, reversedRank(ranks[place]!)))
      : place
  return {
    variant,
    starts,
    features: ranks.map(rank => featuresOf(variant, rank)),
    white,
    black,
    places: Uint32Array.from(starts.numbers, (_, place) => place),
    twins: Int32Array.from(ranks, (_, place) => twin(place)),
  }
}

/** Whether both sides have the same rank. */
const isAlike = ({ white, black, twins }: StartTable, number: number): boolean =>
  twins[white[number]!] === black[number]

const NO_FEATURES: ReadonlySet<string> = new Set(['side', 'from', 'to'])

const hasNoFeature = (filter: StartFilter): boolean =>
  Object.keys(filter).every(field => NO_FEATURES.has(field))

/** The places whose ranks a filter lets pass, whatever their values; ascending. */
export const featuredPlaces = (table: StartTable, filter: StartFilter): Uint32Array => {
  if (hasNoFeature(filter)) return table.places
  const { white, black, starts, features } = table
  const passes = Uint8Array.from(features, rank => Number(hasFeatures(rank, filter)))
  const askWhite = filter.side !== 'black' ? 1 : 0
  const askBlack = filter.side !== 'white' ? 1 : 0
  const wanted = filter.ranks === undefined ? undefined : filter.ranks === 'same'
  const { numbers } = starts
  const found = new Uint32Array(numbers.length)
  let count = 0
  for (let place = 0; place < numbers.length; place++) {
    const number = numbers[place]!
    const has = (passes[white[number]!]! & askWhite) | (passes[black[number]!]! & askBlack)
    if (has === 1 && (wanted === undefined || isAlike(table, number) === wanted)) found[count++] = place
  }
  return found.subarray(0, count)
}

/** Those of some places whose values are in the range of a filter. */
export const placesInRange = (
  { starts: { values } }: StartTable,
  places: Uint32Array,
  { from, to }: StartFilter,
): Uint32Array => {
  if (from === undefined && to === undefined) return places
  const [least, most] = [from ?? -Infinity, to ?? Infinity]
  const found = new Uint32Array(places.length)
  let count = 0
  for (const place of places) {
    const value = values[place]!
    if (value >= least && value <= most) found[count++] = place
  }
  return found.subarray(0, count)
}

/** The places that a filter lets pass, ascending. */
export const matchingPlaces = (table: StartTable, filter: StartFilter): Uint32Array =>
  placesInRange(table, featuredPlaces(table, filter), filter)

/** An order of starts by their values. */
export const START_ORDERS = ['even', 'white', 'black'] as const
export type StartOrder = (typeof START_ORDERS)[number]

/** For each place a number that is the lower the earlier it comes. */
const keysOf = (values: ArrayLike<number>, places: Uint32Array, order: StartOrder): Int16Array => {
  const keys = new Int16Array(places.length)
  const sign = order === 'white' ? -1 : 1
  for (let at = 0; at < places.length; at++) {
    const value = values[places[at]!]!
    keys[at] = order === 'even' && value < 0 ? -value : sign * value
  }
  return keys
}

const KEYS = 65_536
const FIRST_KEY = -32_768

/** The key of the last that is among the first `count`, and how many with that key are. */
const lastKey = (keys: Int16Array, count: number): { readonly key: number; readonly room: number } => {
  const sizes = new Uint32Array(KEYS)
  for (const key of keys) sizes[key - FIRST_KEY]! += 1
  let room = count
  for (let at = 0; at < KEYS; at++) {
    const size = sizes[at]!
    if (size >= room) return { key: at + FIRST_KEY, room }
    room -= size
  }
  return { key: KEYS + FIRST_KEY, room: 0 }
}

/** The first places of an order, equal values by their numbers; picked without sorting all. */
export const firstPlaces = (
  { starts: { values } }: StartTable,
  places: Uint32Array,
  order: StartOrder,
  count: number,
): readonly number[] => {
  const keys = keysOf(values, places, order)
  const last = lastKey(keys, count)
  let { room } = last
  const picked: number[] = []
  for (let at = 0; at < keys.length; at++) {
    const isFirst = keys[at]! < last.key || (keys[at] === last.key && room-- > 0)
    if (isFirst) picked.push(at)
  }
  return picked.sort((a, b) => keys[a]! - keys[b]! || a - b).map(at => places[at]!)
}
