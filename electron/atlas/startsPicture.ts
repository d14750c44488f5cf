import type { ValuedStart } from '@shared/atlas/fairness'
import type { StartFilter } from '@shared/atlas/startFilter'
import {
  countStartValues,
  featuredStarts,
  firstStarts,
  startsCounted,
  type StartSet,
} from '@shared/atlas/startTable'
import { countsInRange, distributionOf, type StartOrder, type ValueCounts } from '@shared/atlas/valueCounts'
import type { ListedStart, StartsPicture, ValuedDraw } from '@shared/ipc/starts'
import { makeFen } from '@shared/notation/fen/fen'
import { unwrap } from '@shared/result'
import { drawDistinctNumbers } from '@shared/setup/starts/distinctStarts'
import { seededRandom } from '@shared/setup/starts/random'
import { rankStrips } from '@shared/setup/starts/rankStrip'
import { startSetup } from '@shared/setup/starts/starts'
import type { VariantId } from '@shared/variants'
import type { VariantDefinition } from '@shared/variants/variant'
import type { KnownStarts } from './atlasShelf'

/** The width of a bar of the histogram, in centipawns. */
const BIN_WIDTH = 10

/** How many starts each list has. */
const LISTED = 60

/** The most lines of a table. */
const MAX_LINES = 1_000_000

/** A start with its ranks, for a list. */
export const listedStart = (variant: VariantDefinition, { number, value }: ValuedStart): ListedStart => ({
  number,
  value,
  ...rankStrips(variant, unwrap(startSetup(variant, number))),
})

const startWith = ({ table }: KnownStarts, number: number): ValuedStart => ({
  number,
  value: table.values[number]!,
})

/** The starts that match a filter. */
interface Matching {
  /** The starts that match everything except the range of values. */
  readonly having: StartSet
  readonly featured: ValueCounts
  /** The values of the starts that match everything. */
  readonly counted: ValueCounts
}

const matchingStarts = ({ table, counts }: KnownStarts, filter: StartFilter): Matching => {
  const having = featuredStarts(table, filter)
  const featured = having === table.known ? counts() : countStartValues(table, having)
  return { having, featured, counted: countsInRange(featured, filter) }
}

/** How many starts match. */
export const matchingCount = (known: KnownStarts, filter: StartFilter): number =>
  matchingStarts(known, filter).counted.total

const binsOf = ({ least, counts }: ValueCounts): StartsPicture['bins'] => {
  if (counts.length === 0) return { from: 0, width: BIN_WIDTH, counts: [] }
  const first = Math.floor(least / BIN_WIDTH)
  const last = Math.floor((least + counts.length - 1) / BIN_WIDTH)
  const bins = new Array<number>(last - first + 1).fill(0)
  counts.forEach((count, place) => (bins[Math.floor((least + place) / BIN_WIDTH) - first]! += count))
  return { from: first * BIN_WIDTH, width: BIN_WIDTH, counts: bins }
}

/** What the page shows of a system's starts. */
export const startsPicture = (known: KnownStarts, filter: StartFilter): StartsPicture => {
  const { facts, table, all, featuresOf } = known
  const { having, featured, counted } = matchingStarts(known, filter)
  const listOf = (order: StartOrder) =>
    firstStarts(table, having, counted, order, LISTED).map(number =>
      listedStart(table.variant, startWith(known, number)),
    )
  return {
    variant: table.variant.id as VariantId,
    atlas: facts,
    all: all(),
    featured: featured.total > 0 ? distributionOf(featured) : null,
    matching: counted.total,
    bins: binsOf(featured),
    features: featuresOf(filter.side === 'black' ? 'black' : 'white'),
    lists: { even: listOf('even'), white: listOf('white'), black: listOf('black') },
  }
}

/** Draws one of the starts that match, the same one that a round with this seed has first; undefined if none matches. */
export const drawOf = (known: KnownStarts, filter: StartFilter, seed: string): ValuedDraw | undefined => {
  const { variant, values } = known.table
  const { having, counted } = matchingStarts(known, filter)
  if (counted.total === 0) return undefined
  const most = counted.least + counted.counts.length - 1
  const has = (number: number): boolean =>
    having[number] === 1 && values[number]! >= counted.least && values[number]! <= most
  const admitted = { count: counted.total, has }
  const [number = 0] = drawDistinctNumbers(seededRandom(seed), 1, values.length, admitted)
  return {
    ...listedStart(variant, startWith(known, number)),
    fen: makeFen(variant, unwrap(startSetup(variant, number))),
    matching: counted.total,
  }
}

/** The starts that match, one on each line: number, ranks, and the value in centipawns from White's view. */
export const startsCsv = (known: KnownStarts, filter: StartFilter): string => {
  const { table, facts } = known
  const { having, counted } = matchingStarts(known, filter)
  // The name of the column says whether values are estimated, so that this is not lost when the table is copied.
  const lines = [`number,white,black,${facts.estimatedFrom === null ? 'value' : 'estimated value'}\n`]
  for (const number of startsCounted(table, having, counted)) {
    if (lines.length > MAX_LINES) break
    const { white, black, value } = listedStart(table.variant, startWith(known, number))
    lines.push(`${number},${white},${black},${value}\n`)
  }
  return lines.join('')
}
