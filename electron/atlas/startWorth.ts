import type { ListedStart, StartWorth } from '@shared/ipc/starts'
import { makeFen, parseFen } from '@shared/notation/fen/fen'
import { swapped } from '@shared/setup/ranks/rank'
import { arrayNumber, type Ranks } from '@shared/setup/starts/arrays'
import { ranksOf } from '@shared/setup/starts/startPosition'
import type { Setup } from '@shared/board/setup'
import { isInSetup } from '@shared/setup/rights/ordinaryPosition'
import { countsInRange } from '@shared/atlas/valueCounts'
import { ROOT } from '@shared/solver/setupGraph'
import { solve, valueAt, type Reading } from '@shared/solver/induction'
import type { VariantDefinition } from '@shared/variants/variant'
import type { Core } from '../core/load'
import type { SearchQuestion } from '../engine/search/searcher'
import { openPosition } from '../rules/positions/openPosition'
import { setupGraphOf } from '../rules/setup/setupGraphOf'
import { arrayNumberOfFen } from './arrayNumberOfFen'
import type { KnownStarts } from './atlasShelf'
import { numbersOfGraph } from './graphNumbers'
import { listedStart } from './startsPicture'

/** How many neighbors are named. */
const NEIGHBORS = 3

/** A first position whose value is asked for. */
export type AskedWorth = Pick<SearchQuestion, 'variant' | 'options' | 'fen'>

/** The ranks after two pieces have changed places: on White's side, on Black's, or on both, on the same files or mirrored. */
function* exchanges({ white, black }: Ranks): Generator<Ranks> {
  for (let from = 0; from < white.length; from++)
    for (let to = from + 1; to < white.length; to++) {
      yield { white: swapped(white, from, to), black }
      yield { white, black: swapped(black, from, to) }
      yield { white: swapped(white, from, to), black: swapped(black, from, to) }
      const mirrored = (file: number) => black.length - 1 - file
      yield { white: swapped(white, from, to), black: swapped(black, mirrored(from), mirrored(to)) }
    }
}

const neighborsOf = (
  variant: VariantDefinition,
  { valueOf }: KnownStarts,
  setup: Setup,
  own: number,
): readonly ListedStart[] => {
  const found = new Map<number, number>()
  for (const ranks of exchanges(ranksOf(variant, setup.board))) {
    const number = arrayNumber(variant, ranks)
    const value = number === undefined ? undefined : valueOf(number)
    if (number !== undefined && number !== own && value !== undefined) found.set(number, value)
  }
  return [...found]
    .sort(([one, a], [other, b]) => Math.abs(a) - Math.abs(b) || one - other)
    .slice(0, NEIGHBORS)
    .map(([number, value]) => listedStart(variant, { number, value }))
}

const shareBelow = ({ counts }: KnownStarts, value: number): number =>
  countsInRange(counts(), { to: value - 1 }).total / counts().total

const worthOfArray = (
  { variant, options }: AskedWorth,
  known: KnownStarts,
  setup: Setup,
): StartWorth | undefined => {
  const number = arrayNumberOfFen(variant, options, makeFen(variant, setup))
  const value = number === undefined ? undefined : known.valueOf(number)
  if (number === undefined || value === undefined) return undefined
  return {
    value,
    error: known.facts.error,
    percentile: shareBelow(known, value),
    mean: null,
    isEstimate: known.facts.estimatedFrom !== null,
    neighbors: neighborsOf(variant, known, setup, number),
  }
}

/** The worth of a setup, solved over the values of its arrays as the solver does it; undefined if one of them is missing. */
const worthOfSetup = (
  core: Core,
  { variant, options, fen }: AskedWorth,
  { valueOf, facts }: KnownStarts,
  reading: Reading,
): StartWorth | undefined => {
  const opened = openPosition(core, { variant: variant.id, fen, options })
  if (!opened.ok) return undefined
  using position = opened.value.position
  const graph = setupGraphOf(position)
  if (!graph.ok) return undefined
  const values = Float64Array.from(
    numbersOfGraph(variant, options, graph.value),
    number => (number === undefined ? undefined : valueOf(number)) ?? NaN,
  )
  if (values.some(Number.isNaN)) return undefined
  return {
    value: valueAt(solve(graph.value, values, reading), ROOT),
    error: null,
    percentile: null,
    mean: values.reduce((sum, value) => sum + value, 0) / values.length,
    isEstimate: facts.estimatedFrom !== null,
    neighbors: [],
  }
}

/** The worth of a first position according to an atlas; undefined if the atlas does not know it. */
export const startWorth = (
  core: Core,
  asked: AskedWorth,
  known: KnownStarts,
  reading: Reading,
): StartWorth | undefined => {
  const read = parseFen(asked.variant, asked.fen)
  if (!read.ok) return undefined
  const { setup } = read.value
  return isInSetup(setup) ? worthOfSetup(core, asked, known, reading) : worthOfArray(asked, known, setup)
}
