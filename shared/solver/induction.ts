import { valueOfFour } from './matrixGame'
import {
  layerSizes,
  type LayerSize,
  reachesFrom,
  type ReachableStates,
  ROOT,
  type SetupGraph,
  type SetupState,
  type Stage,
} from './setupGraph'

/**
 * How the last turn of each side is played if the rules have both take it at once: Black sees White's placements (`sequential`),
 * or neither sees the other's (`simultaneous`), which is a matrix game. For other rules the two readings are the same.
 */
export const READINGS = ['sequential', 'simultaneous'] as const
export type Reading = (typeof READINGS)[number]

export const isReading = (value: unknown): value is Reading => READINGS.some(reading => reading === value)

/** A setup phase in which every state has its value. */
export interface SolvedGraph {
  readonly graph: SetupGraph
  readonly reading: Reading
  /**
   * The value of each state in centipawns from White's view, stage by stage, with the end as the last; the index is row times the
   * columns of the stage plus column.
   */
  readonly layers: readonly Float64Array[]
  readonly sizes: readonly LayerSize[]
}

/** Whether both sides take their last turn at this stage and the next, without seeing the other's choice. */
export const isAtOnce = ({ stages, lastAtOnce }: SetupGraph, reading: Reading, stage: number): boolean =>
  lastAtOnce && reading === 'simultaneous' && stage === stages.length - 2

/** A stage to be solved: the values of its states, the values of the next stage, and the states that are needed. */
interface Layer extends ReachableStates {
  readonly values: Float64Array
  readonly next: Float64Array
  /** The columns of all states of the stage, and of the next one. */
  readonly width: number
  readonly nextWidth: number
}

/* Plain loops along rows, because setups are solved a hundred times a second while they are searched. */

/** Solves a turn that changes the row: rows of the next stage are compared value by value. */
const solveRows = (
  { turn, offsets, targets }: Stage,
  { values, next, width, nextWidth, rows, columns }: Layer,
): void => {
  const isMost = turn === 'white'
  for (const row of rows) {
    const to = row * width
    const first = offsets[row]!
    for (let edge = first; edge < offsets[row + 1]!; edge++) {
      const from = targets[edge]! * nextWidth
      for (let i = 0; i < columns.length; i++) {
        const value = next[from + columns[i]!]!
        const best = values[to + columns[i]!]!
        if (edge === first || (isMost ? value > best : value < best)) values[to + columns[i]!] = value
      }
    }
  }
}

/** Solves a turn that changes the column: values within a row are compared. */
const solveColumns = (
  { turn, offsets, targets }: Stage,
  { values, next, width, nextWidth, rows, columns }: Layer,
): void => {
  const isMost = turn === 'white'
  for (const row of rows) {
    const from = row * nextWidth
    for (let i = 0; i < columns.length; i++) {
      const column = columns[i]!
      const end = offsets[column + 1]!
      let edge = offsets[column]!
      let best = next[from + targets[edge]!]!
      while (++edge < end) {
        const value = next[from + targets[edge]!]!
        if (isMost ? value > best : value < best) best = value
      }
      values[row * width + column] = best
    }
  }
}

const solveStage = (stage: Stage, layer: Layer): void =>
  stage.axis === 'row' ? solveRows(stage, layer) : solveColumns(stage, layer)

/** The targets of each state's first and last edge. In the last turn of a side there are no others. */
const outerTargets = ({ offsets, targets }: Stage): readonly [Uint32Array, Uint32Array] => [
  Uint32Array.from(offsets.subarray(0, -1), edge => targets[edge]!),
  Uint32Array.from(offsets.subarray(1), edge => targets[edge - 1]!),
]

const solveMatrices = (
  white: Stage,
  black: Stage,
  ends: Float64Array,
  endWidth: number,
  { values, width, rows, columns }: Layer,
): void => {
  const [upper, lower] = outerTargets(white)
  const [left, right] = outerTargets(black)
  for (const row of rows) {
    const one = upper[row]! * endWidth
    const other = lower[row]! * endWidth
    for (const column of columns) {
      const near = left[column]!
      const far = right[column]!
      values[row * width + column] = valueOfFour(
        ends[one + near]!,
        ends[one + far]!,
        ends[other + near]!,
        ends[other + far]!,
      )
    }
  }
}

/**
 * Solves a setup repeatedly for different values. Only states that can arise from the given one get a value.
 *
 * @returns a function that takes the values of the arrays in centipawns from White's view, at row times columns plus column, none
 * of them NaN; each call overwrites the result of the last one
 */
export const solverFrom = (
  graph: SetupGraph,
  reading: Reading,
  from: SetupState = ROOT,
): ((values: Float64Array) => SolvedGraph) => {
  const { stages, rows, columns } = graph
  const sizes = layerSizes(graph)
  const reaches = reachesFrom(graph, from)
  const wanted = sizes.slice(from.stage, -1).map(size => new Float64Array(size.rows * size.columns))
  const before = sizes.slice(0, from.stage).map(() => new Float64Array())
  return values => {
    if (values.length !== rows * columns) throw new Error('each array must have one value')
    const layers = [...before, ...wanted, values]
    for (let place = stages.length - 1; place >= from.stage; place--) {
      const stage = stages[place]!
      const layer: Layer = {
        ...reaches[place - from.stage]!,
        values: layers[place]!,
        next: layers[place + 1]!,
        width: sizes[place]!.columns,
        nextWidth: sizes[place + 1]!.columns,
      }
      if (isAtOnce(graph, reading, place)) solveMatrices(stage, stages[place + 1]!, values, columns, layer)
      else solveStage(stage, layer)
    }
    return { graph, reading, layers, sizes }
  }
}

/**
 * Gives every state its value, working backwards from the end: White takes the highest, Black the lowest.
 *
 * @param values the values of the arrays in centipawns from White's view, at row times columns plus column; none may be NaN
 */
export const solve = (graph: SetupGraph, values: Float64Array, reading: Reading): SolvedGraph =>
  solverFrom(graph, reading)(values)

/** The value of a state in centipawns from White's view. */
export const valueAt = ({ layers, sizes }: SolvedGraph, { stage, row, column }: SetupState): number =>
  layers[stage]![row * sizes[stage]!.columns + column]!
