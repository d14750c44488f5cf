import type { Color } from '../board/color'
import { valueOfFour } from './matrixGame'
import { layerSizes, type LayerSize, type SetupGraph, type SetupState, type Stage } from './setupGraph'

/**
 * How the last turn of each side is played where the rules have both at once: Black sees White's placements
 * (`sequential`), or neither sees the other's (`simultaneous`), which is a matrix game. Elsewhere the two are the same.
 */
export const READINGS = ['sequential', 'simultaneous'] as const
export type Reading = (typeof READINGS)[number]

export const isReading = (value: unknown): value is Reading => READINGS.some(reading => reading === value)

/** A setup phase of which every state has its value. */
export interface SolvedGraph {
  readonly graph: SetupGraph
  readonly reading: Reading
  /**
   * For each stage, and for the end as the last, the value of each state in centipawns from White's view: row times
   * the columns of the stage plus column.
   */
  readonly layers: readonly Float64Array[]
  readonly sizes: readonly LayerSize[]
}

/** At this stage White makes the last turn, and Black too, and neither sees the other's. */
export const isAtOnce = ({ stages, lastAtOnce }: SetupGraph, reading: Reading, stage: number): boolean =>
  lastAtOnce && reading === 'simultaneous' && stage === stages.length - 2

/** By which a value grows for the side to move. */
const signOf = (turn: Color): 1 | -1 => (turn === 'white' ? 1 : -1)

/** Takes whole rows at a time, for they lie side by side. */
const bestRows = (
  { turn, offsets, targets }: Stage,
  next: Float64Array,
  { rows, columns }: LayerSize,
): Float64Array => {
  const values = new Float64Array(rows * columns)
  const sign = signOf(turn)
  for (let row = 0; row < rows; row++) {
    const at = row * columns
    const first = offsets[row]!
    values.set(next.subarray(targets[first]! * columns, (targets[first]! + 1) * columns), at)
    for (let edge = first + 1; edge < offsets[row + 1]!; edge++) {
      const from = targets[edge]! * columns
      for (let column = 0; column < columns; column++) {
        const value = next[from + column]!
        if ((value - values[at + column]!) * sign > 0) values[at + column] = value
      }
    }
  }
  return values
}

const bestColumns = (
  { turn, offsets, targets }: Stage,
  next: Float64Array,
  { rows, columns }: LayerSize,
): Float64Array => {
  const values = new Float64Array(rows * columns)
  const width = next.length / rows
  const sign = signOf(turn)
  for (let column = 0; column < columns; column++) {
    const first = offsets[column]!
    const end = offsets[column + 1]!
    for (let row = 0; row < rows; row++) {
      const from = row * width
      let best = next[from + targets[first]!]!
      for (let edge = first + 1; edge < end; edge++) {
        const value = next[from + targets[edge]!]!
        if ((value - best) * sign > 0) best = value
      }
      values[row * columns + column] = best
    }
  }
  return values
}

/** The first and the last edge of each state: at the last turn of a side there are no others. */
const outerTargets = ({ offsets, targets }: Stage): readonly [Uint32Array, Uint32Array] => [
  Uint32Array.from(offsets.subarray(0, -1), edge => targets[edge]!),
  Uint32Array.from(offsets.subarray(1), edge => targets[edge - 1]!),
]

const matrixValues = (
  white: Stage,
  black: Stage,
  ends: Float64Array,
  { rows, columns }: LayerSize,
  width: number,
): Float64Array => {
  const values = new Float64Array(rows * columns)
  const [upper, lower] = outerTargets(white)
  const [left, right] = outerTargets(black)
  for (let row = 0; row < rows; row++) {
    const one = upper[row]! * width
    const other = lower[row]! * width
    for (let column = 0; column < columns; column++) {
      const near = left[column]!
      const far = right[column]!
      values[row * columns + column] = valueOfFour(
        ends[one + near]!,
        ends[one + far]!,
        ends[other + near]!,
        ends[other + far]!,
      )
    }
  }
  return values
}

/**
 * Gives every state its value, from the end backwards: White takes the most, Black the least.
 *
 * @param values of the arrays, centipawns from White's view, row times columns plus column; none may be NaN
 */
export const solve = (graph: SetupGraph, values: Float64Array, reading: Reading): SolvedGraph => {
  const { stages, rows, columns } = graph
  if (values.length !== rows * columns) throw new Error('each array must have one value')
  const sizes = layerSizes(graph)
  const layers = [values]
  for (let place = stages.length - 1; place >= 0; place--) {
    const stage = stages[place]!
    const size = sizes[place]!
    const best = stage.axis === 'row' ? bestRows : bestColumns
    layers.unshift(
      isAtOnce(graph, reading, place)
        ? matrixValues(stage, stages[place + 1]!, values, size, columns)
        : best(stage, layers[0]!, size),
    )
  }
  return { graph, reading, layers, sizes }
}

/** The value of a state in centipawns from White's view. */
export const valueAt = ({ layers, sizes }: SolvedGraph, { stage, row, column }: SetupState): number =>
  layers[stage]![row * sizes[stage]!.columns + column]!
