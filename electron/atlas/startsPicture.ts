import type { ValuedStart } from '@shared/atlas/fairness'
import type { StartFilter } from '@shared/atlas/startFilter'
import {
  featuredPlaces,
  firstPlaces,
  placesInRange,
  matchingPlaces,
  type StartTable,
} from '@shared/atlas/startTable'
import { countValues, distributionOf, type ValueCounts } from '@shared/atlas/valueCounts'
import type { ListedStart, StartsPicture, ValuedDraw } from '@shared/ipc/starts'
import { makeFen } from '@shared/notation/fen/fen'
import { unwrap } from '@shared/result'
import { drawDistinctNumbers } from '@shared/setup/starts/distinctStarts'
import { seededRandom } from '@shared/setup/starts/random'
import { rankStrips } from '@shared/setup/starts/rankStrip'
import { startCount, startSetup } from '@shared/setup/starts/starts'
import type { VariantId } from '@shared/variants'
import type { VariantDefinition } from '@shared/variants/variant'
import type { KnownStarts } from './atlasShelf'

/** Of a bar of the histogram, in centipawns. */
const BIN_WIDTH = 10

/** Starts in a list. */
const LISTED = 60

/** Lines of a table. */
const MAX_LINES = 1_000_000

/** A start with its ranks. */
export const listedStart = (variant: VariantDefinition, { number, value }: ValuedStart): ListedStart => ({
  number,
  value,
  ...rankStrips(variant, unwrap(startSetup(variant, number))),
})

const startAt = ({ starts: { numbers, values } }: StartTable, place: number): ValuedStart => ({
  number: numbers[place]!,
  value: values[place]!,
})

const binsOf = ({ least, counts }: ValueCounts): StartsPicture['bins'] => {
  if (counts.length === 0) return { from: 0, width: BIN_WIDTH, counts: [] }
  const first = Math.floor(least / BIN_WIDTH)
  const last = Math.floor((least + counts.length - 1) / BIN_WIDTH)
  const bins = new Array<number>(last - first + 1).fill(0)
  counts.forEach((count, place) => (bins[Math.floor((least + place) / BIN_WIDTH) - first]! += count))
  return { from: first * BIN_WIDTH, width: BIN_WIDTH, counts: bins }
}

/** What there is to see of a system's starts. */
export const startsPicture = (
  { facts, table, all, featuresOf }: KnownStarts,
  filter: StartFilter,
): StartsPicture => {
  const { variant, starts } = table
  const having = featuredPlaces(table, filter)
  const featured = countValues(starts.values, having)
  const places = placesInRange(table, having, filter)
  const listOf = (order: 'even' | 'white' | 'black') =>
    firstPlaces(table, places, order, LISTED).map(place => listedStart(variant, startAt(table, place)))
  return {
    variant: variant.id as VariantId,
    atlas: facts,
    all: all(),
    featured: featured.total > 0 ? distributionOf(featured) : null,
    matching: places.length,
    bins: binsOf(featured),
    features: featuresOf(filter.side === 'black' ? 'black' : 'white'),
    lists: { even: listOf('even'), white: listOf('white'), black: listOf('black') },
  }
}

/** Draws one of the starts that match, the first that a round with the same seed has; undefined if none does. */
export const drawOf = ({ table }: KnownStarts, filter: StartFilter, seed: string): ValuedDraw | undefined => {
  const places = matchingPlaces(table, filter)
  const [first] = places
  if (first === undefined) return undefined
  const { numbers, values } = table.starts
  const placeOf = new Int32Array(startCount(table.variant)).fill(-1)
  for (const place of places) placeOf[numbers[place]!] = place
  const admitted = { count: places.length, has: (number: number) => placeOf[number]! >= 0 }
  const [number = first] = drawDistinctNumbers(seededRandom(seed), 1, startCount(table.variant), admitted)
  const start = { number, value: values[placeOf[number]!]! }
  return {
    ...listedStart(table.variant, start),
    fen: makeFen(table.variant, unwrap(startSetup(table.variant, start.number))),
    matching: places.length,
  }
}

/** The starts that match, a line each: number, ranks, and the value in centipawns from White's view. */
export const startsCsv = ({ table, facts }: KnownStarts, filter: StartFilter): string => {
  const lines = Array.from(matchingPlaces(table, filter).subarray(0, MAX_LINES), place => {
    const { number, white, black, value } = listedStart(table.variant, startAt(table, place))
    return `${number},${white},${black},${value}\n`
  })
  // The column name keeps the mark of an estimate when the table is copied elsewhere.
  return `number,white,black,${facts.estimatedFrom === null ? 'value' : 'estimated value'}\n${lines.join('')}`
}
