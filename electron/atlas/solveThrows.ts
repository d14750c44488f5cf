import { setImmediate as breathe } from 'node:timers/promises'
import type { Color } from '@shared/board/color'
import { makeFen } from '@shared/notation/fen/fen'
import { err, ok, type Result } from '@shared/result'
import { randomStartCount, randomStartSetup, startCount } from '@shared/setup/starts/starts'
import { edgeValues } from '@shared/solver/answer'
import { isAtOnce, solve, valueAt, type Reading, type SolvedGraph } from '@shared/solver/induction'
import { edgesOf, ROOT, stateBehind, type SetupGraph, type SetupState } from '@shared/solver/setupGraph'
import type { VariantDefinition } from '@shared/variants/variant'
import type { Core } from '../core/load'
import { openPosition } from '../rules/positions/openPosition'
import { setupGraphOf } from '../rules/setup/setupGraphOf'
import { arrayNumberOfFen } from './arrayNumberOfFen'
import { NO_VALUE } from '@shared/atlas/fairness'
import type { PlacedOften, ThrowValues } from './throwFormat'

/*
 * Solves all throws of a system over the values of its arrays. What one side may place never depends on the other, so the setups of a throw
 * combine those of White's half with those of Black's: each half is opened once, with the same half for the other side.
 */

/** One side's half of a throw; it serves for either side. */
interface Half {
  readonly graph: SetupGraph
  /** The numbers of the complete ranks that White can reach, in the order of the graph's rows; `columns` has Black's. */
  readonly rows: readonly number[]
  readonly columns: readonly number[]
}

/** Why throws cannot be solved. */
export type ThrowsFault =
  /** Nothing is thrown, or nothing is placed. */
  | { readonly kind: 'noThrows' }
  /** Some array of a throw has no value. */
  | { readonly kind: 'noValue'; readonly number: number }

const openHalf = (
  core: Core,
  variant: VariantDefinition,
  options: readonly string[],
  number: number,
): Half | undefined => {
  const start = randomStartSetup(variant, number)
  if (!start.ok) return undefined
  const opened = openPosition(core, { variant: variant.id, fen: makeFen(variant, start.value), options })
  if (!opened.ok) return undefined
  using position = opened.value.position
  const graph = setupGraphOf(position)
  if (!graph.ok) return undefined
  const { arrays, rows, columns } = graph.value
  const ranks = Math.round(Math.sqrt(startCount(variant)))
  const numberAt = (place: number): number => arrayNumberOfFen(variant, options, arrays[place]!.fen) ?? NaN
  return {
    graph: graph.value,
    rows: Array.from({ length: rows }, (_, row) => Math.floor(numberAt(row * columns) / ranks)),
    columns: Array.from({ length: columns }, (_, column) => numberAt(column) % ranks),
  }
}

const joined = ({ graph: white }: Half, { graph: black }: Half): SetupGraph => ({
  stages: white.stages.map((stage, place) => (stage.axis === 'row' ? stage : black.stages[place]!)),
  lastAtOnce: white.lastAtOnce,
  rows: white.rows,
  columns: black.columns,
  // The arrays are not needed here.
  arrays: [],
})

/** Counts placements of best play by color, piece and file. */
const placementCounts = () => {
  const counts = new Map<string, number>()
  return {
    /** @param move in UCI, as `R@h1`, or a pair as `Q@g1+K@f1` */
    count: (color: Color, move: string) => {
      for (const part of move.split('+')) {
        const key = `${color} ${part[0]!.toUpperCase()} ${part[2]!}`
        counts.set(key, (counts.get(key) ?? 0) + 1)
      }
    },
    shares: (throws: number): readonly PlacedOften[] =>
      [...counts].sort().map(([key, count]) => {
        const [color, piece, file] = key.split(' ') as [Color, string, string]
        return { color, piece, file, share: Math.round((1e4 * count) / throws) / 1e4 }
      }),
  }
}

/** Reports the placements of best play, without the last pair if it is placed at once; of equally good ones the first. */
const bestPlacements = (solved: SolvedGraph, see: (color: Color, move: string) => void): void => {
  const { graph, reading } = solved
  let state: SetupState = ROOT
  while (state.stage < graph.stages.length && !isAtOnce(graph, reading, state.stage)) {
    const { turn, moves } = graph.stages[state.stage]!
    const sign = turn === 'white' ? 1 : -1
    const values = edgeValues(solved, state)
    const best = values.reduce(
      (first, value, place) => (sign * value > sign * values[first]! ? place : first),
      0,
    )
    const edge = edgesOf(graph, state)[best]!
    see(turn, moves[edge]!)
    state = stateBehind(graph, state, edge)
  }
}

/** The values of the arrays that a throw can lead to, row by row; an error names the first array without a value. */
const endsOf = (
  { rows }: Half,
  { columns }: Half,
  ranks: number,
  values: Int16Array,
): Result<Float64Array, ThrowsFault> => {
  const ends = new Float64Array(rows.length * columns.length)
  let at = 0
  for (const row of rows)
    for (const column of columns) {
      const number = row * ranks + column
      const value = values[number] ?? NO_VALUE
      if (value === NO_VALUE) return err({ kind: 'noValue', number })
      ends[at] = value
      at += 1
    }
  return ok(ends)
}

/** Mean and standard deviation. */
const momentsOf = (values: Float64Array): { readonly mean: number; readonly deviation: number } => {
  let sum = 0
  for (const value of values) sum += value
  const mean = sum / values.length
  let squares = 0
  for (const value of values) squares += (value - mean) ** 2
  return { mean, deviation: Math.sqrt(squares / values.length) }
}

/**
 * Solves every throw of a system, one after the other; yields to other work about every ten milliseconds.
 *
 * @param values of all arrays by number, centipawns from White's view
 */
export const solveThrows = async (
  core: Core,
  { variant, options }: { readonly variant: VariantDefinition; readonly options: readonly string[] },
  values: Int16Array,
  reading: Reading,
): Promise<Result<ThrowValues, ThrowsFault>> => {
  const throws = randomStartCount(variant)
  const count = Math.round(Math.sqrt(throws))
  if (throws < 2 || variant.start.black !== 'independent') return err({ kind: 'noThrows' })
  const halves: Half[] = []
  for (let rank = 0; rank < count; rank++) {
    const half = openHalf(core, variant, options, rank * count + rank)
    if (!half) return err({ kind: 'noThrows' })
    halves.push(half)
    await breathe()
  }
  const ranks = Math.round(Math.sqrt(startCount(variant)))
  const often = placementCounts()
  const worth = { values: new Array<number>(), means: new Array<number>(), spreads: new Array<number>() }
  for (const white of halves) {
    for (const black of halves) {
      const ends = endsOf(white, black, ranks, values)
      if (!ends.ok) return ends
      const solved = solve(joined(white, black), ends.value, reading)
      const { mean, deviation } = momentsOf(ends.value)
      worth.values.push(Math.round(valueAt(solved, ROOT)))
      worth.means.push(Math.round(mean))
      worth.spreads.push(Math.round(deviation))
      bestPlacements(solved, often.count)
    }
    await breathe()
  }
  return ok({ reading, ...worth, placements: often.shares(throws) })
}
