import { errorsAt, type ErrorModel } from './errorModel'
import type { Measured } from './measured'

/**
 * What the ranks alone let expect of each array: a mean, what White's rank adds to it and what Black's does. Most of
 * what distinguishes arrays is of this kind, and each rank is seen in many of them.
 */
export interface RankEffects {
  readonly mean: number
  readonly rows: Float64Array
  readonly columns: Float64Array
  /** Standard error of each effect, in centipawns. */
  readonly rowErrors: Float64Array
  readonly columnErrors: Float64Array
}

/** The effects are found in turns: rows for given columns, then columns for given rows. */
const TURNS = 12

interface Observation {
  readonly row: number
  readonly column: number
  readonly value: number
  readonly weight: number
}

const observe = (measured: Measured, model: ErrorModel): readonly Observation[] => {
  const { columns, values, nodes } = measured
  const levels = new Map<number, { readonly bias: number; readonly weight: number }>()
  const levelOf = (count: number) => {
    const known = levels.get(count)
    if (known) return known
    const { bias, noise } = errorsAt(model, count)
    const level = { bias, weight: 1 / (noise ** 2 + model.interaction ** 2) }
    levels.set(count, level)
    return level
  }
  return Array.from(nodes, (count, i) => {
    const { bias, weight } = levelOf(count)
    return { row: Math.floor(i / columns), column: i % columns, value: values[i]! - bias, weight, count }
  }).filter(({ count }) => count > 0)
}

interface AxisEffects {
  readonly effects: Float64Array
  readonly errors: Float64Array
}

const noEffects = (size: number): AxisEffects => ({
  effects: new Float64Array(size),
  errors: new Float64Array(size),
})

/** One turn over one of the two axes; effects are drawn toward 0 as far as few arrays speak for them. */
const fitAxis = (
  observations: readonly Observation[],
  size: number,
  axis: 'row' | 'column',
  expected: (observation: Observation) => number,
  prior: number,
): AxisEffects => {
  const sums = new Float64Array(size)
  const weights = new Float64Array(size).fill(prior)
  for (const observation of observations) {
    sums[observation[axis]]! += observation.weight * (observation.value - expected(observation))
    weights[observation[axis]]! += observation.weight
  }
  return {
    effects: sums.map((sum, i) => sum / weights[i]!),
    errors: weights.map(weight => Math.sqrt(1 / weight)),
  }
}

const weightedMean = (
  observations: readonly Observation[],
  valueOf: (one: Observation) => number,
): number => {
  let sum = 0
  let total = 0
  for (const observation of observations) {
    sum += observation.weight * valueOf(observation)
    total += observation.weight
  }
  return total === 0 ? 0 : sum / total
}

/** Fits the effects of the ranks to what was searched, each array weighted by how exact its value is. */
export const rankEffects = (measured: Measured, model: ErrorModel): RankEffects => {
  const observations = observe(measured, model)
  const prior = 1 / model.ranks ** 2
  let mean = weightedMean(observations, ({ value }) => value)
  let rows = noEffects(measured.rows)
  let columns = noEffects(measured.columns)
  for (let turn = 0; turn < TURNS; turn++) {
    rows = fitAxis(observations, measured.rows, 'row', one => mean + columns.effects[one.column]!, prior)
    columns = fitAxis(observations, measured.columns, 'column', one => mean + rows.effects[one.row]!, prior)
    mean = weightedMean(
      observations,
      one => one.value - rows.effects[one.row]! - columns.effects[one.column]!,
    )
  }
  return {
    mean,
    rows: rows.effects,
    columns: columns.effects,
    rowErrors: rows.errors,
    columnErrors: columns.errors,
  }
}
