import { errorsAt, type ErrorModel } from './errorModel'
import type { Measured } from './measured'

/**
 * The value of each array predicted by its ranks alone: a mean, the effect of White's rank and the effect of Black's. Most
 * differences between arrays are of this kind, and each rank appears in many arrays.
 */
export interface RankEffects {
  readonly mean: number
  readonly rows: Float64Array
  readonly columns: Float64Array
  /** The standard error of each effect, in centipawns. */
  readonly rowErrors: Float64Array
  readonly columnErrors: Float64Array
}

/** How often the effects are fitted in turns: rows for given columns, then columns for given rows. */
const TURNS = 12

/** The searched arrays, as lists of equal length. */
interface Observations {
  readonly count: number
  readonly rows: Uint32Array
  readonly columns: Uint32Array
  readonly values: Float64Array
  readonly weights: Float64Array
}

const observe = (measured: Measured, model: ErrorModel): Observations => {
  const { columns, values, nodes, prior } = measured
  const levels = new Map<number, { readonly bias: number; readonly weight: number }>()
  const levelOf = (count: number) => {
    const known = levels.get(count)
    if (known) return known
    const { bias, noise } = errorsAt(model, count)
    const level = { bias, weight: 1 / (noise ** 2 + model.interaction ** 2) }
    levels.set(count, level)
    return level
  }
  const observed = Uint32Array.from(nodes.keys()).filter(array => nodes[array]! > 0)
  return {
    count: observed.length,
    rows: observed.map(array => Math.floor(array / columns)),
    columns: observed.map(array => array % columns),
    values: Float64Array.from(
      observed,
      array => values[array]! - levelOf(nodes[array]!).bias - (prior?.values[array] ?? 0),
    ),
    weights: Float64Array.from(observed, array => levelOf(nodes[array]!).weight),
  }
}

interface AxisEffects {
  readonly effects: Float64Array
  readonly errors: Float64Array
}

const noEffects = (size: number): AxisEffects => ({
  effects: new Float64Array(size),
  errors: new Float64Array(size),
})

/** An axis to fit: for each searched array its place on the axis, and the effects so far. */
interface FittedAxis {
  readonly places: Uint32Array
  readonly effects: Float64Array
}

/** Fits one of the two axes once; effects based on few arrays are shrunk toward 0. */
const fitAxis = (
  { count, values, weights: seen }: Observations,
  { places, effects: { length: size } }: FittedAxis,
  other: FittedAxis,
  mean: number,
  prior: number,
): AxisEffects => {
  const sums = new Float64Array(size)
  const weights = new Float64Array(size).fill(prior)
  for (let i = 0; i < count; i++) {
    const place = places[i]!
    sums[place]! += seen[i]! * (values[i]! - (mean + other.effects[other.places[i]!]!))
    weights[place]! += seen[i]!
  }
  return {
    effects: sums.map((sum, i) => sum / weights[i]!),
    errors: weights.map(weight => Math.sqrt(1 / weight)),
  }
}

/** The weighted mean of what the effects of the ranks leave unexplained. */
const weightedMean = (
  { count, values, weights }: Observations,
  rows: FittedAxis,
  columns: FittedAxis,
): number => {
  let sum = 0
  let total = 0
  for (let i = 0; i < count; i++) {
    const left = values[i]! - rows.effects[rows.places[i]!]! - columns.effects[columns.places[i]!]!
    sum += weights[i]! * left
    total += weights[i]!
  }
  return total === 0 ? 0 : sum / total
}

/**
 * Fits the effects of the ranks to the searched values, each weighted by how exact it is. With a prior, the differences from it
 * are fitted.
 */
export const rankEffects = (measured: Measured, model: ErrorModel): RankEffects => {
  const observations = observe(measured, model)
  const prior = 1 / (measured.prior?.ranks ?? model.ranks) ** 2
  let rows = noEffects(measured.rows)
  let columns = noEffects(measured.columns)
  const ofRows = (): FittedAxis => ({ places: observations.rows, effects: rows.effects })
  const ofColumns = (): FittedAxis => ({ places: observations.columns, effects: columns.effects })
  let mean = weightedMean(observations, ofRows(), ofColumns())
  for (let turn = 0; turn < TURNS; turn++) {
    rows = fitAxis(observations, ofRows(), ofColumns(), mean, prior)
    columns = fitAxis(observations, ofColumns(), ofRows(), mean, prior)
    mean = weightedMean(observations, ofRows(), ofColumns())
  }
  return {
    mean,
    rows: rows.effects,
    columns: columns.effects,
    rowErrors: rows.errors,
    columnErrors: columns.errors,
  }
}
