import { errorsAt, type ErrorModel, type LevelErrors } from './errorModel'
import type { Measured } from './measured'
import { rankEffects, type RankEffects } from './rankEffects'
import { seededSums } from '../setup/starts/random'

/** A stream of random numbers with mean 0 and standard deviation 1. It depends only on its seed and is the same on every machine. */
export interface NormalNumbers {
  readonly next: () => number
}

const RANGE = 2 ** 32

/** How many uniform numbers are added up: their variances of 1/12 sum to 1. */
const TERMS = 12

/** Close enough to normal within three standard deviations, and made only of sums, which are rounded the same everywhere. */
export const normalNumbers = (seed: string): NormalNumbers => {
  const sums = seededSums(seed)
  return { next: () => sums(TERMS) / RANGE - TERMS / 2 }
}

/** What a posterior predicts: the result of a far deeper search, or of a search with this many nodes. */
export type Target = 'deep' | number

/** What is believed about each array after the searches so far: a mean, and errors that are partly shared. In centipawns. */
export interface Posterior {
  readonly rows: number
  readonly columns: number
  readonly mean: Float64Array
  /** The standard deviation of the error of the array alone. */
  readonly own: Float64Array
  /** The standard deviation of the error shared by all arrays with the same white rank. */
  readonly row: Float64Array
  /** The standard deviation of the error shared by all arrays with the same black rank. */
  readonly column: Float64Array
  /** The standard deviation of the error shared by the whole throw. */
  readonly common: Float64Array
}

interface Belief {
  readonly mean: number
  readonly own: number
  readonly row: number
  readonly column: number
  readonly common: number
}

const together = (...parts: readonly number[]): number =>
  Math.sqrt(parts.reduce((sum, part) => sum + part ** 2, 0))

const CERTAIN = { own: 0, row: 0, column: 0, common: 0 } as const

/** The bias and noise of a search with the target's nodes, compared with a deep one. */
const beyond = (model: ErrorModel, target: Target): { readonly bias: number; readonly noise: number } =>
  target === 'deep' ? { bias: 0, noise: 0 } : errorsAt(model, target)

const beliefOf = (
  value: number,
  { trust, bias, own, row, column, common }: LevelErrors,
  ranks: { readonly expected: number; readonly rowError: number; readonly columnError: number },
  search: { readonly bias: number; readonly noise: number },
): Belief => {
  const open = 1 - trust
  return {
    mean: open * ranks.expected + trust * (value - bias) + search.bias,
    own: together(own, search.noise),
    row: together(row, open * ranks.rowError),
    column: together(column, open * ranks.columnError),
    common,
  }
}

const expectationOf = (effects: RankEffects, row: number, column: number, before: number) => ({
  expected: before + effects.mean + effects.rows[row]! + effects.columns[column]!,
  rowError: effects.rowErrors[row]!,
  columnError: effects.columnErrors[column]!,
})

/**
 * The posterior of all arrays of a throw, searched or not. A value gets the weight that a search of its depth deserves; the rest
 * comes from its ranks. This avoids overestimating the best of many values.
 *
 * @param target if it is a node count, arrays searched with that many nodes are certain
 */
export const posteriorOf = (measured: Measured, model: ErrorModel, target: Target): Posterior => {
  const { rows, columns, values, nodes } = measured
  const effects = rankEffects(measured, model)
  const search = beyond(model, target)
  const errors = new Map<number, LevelErrors>()
  const errorsOf = (count: number): LevelErrors => {
    const known = errors.get(count) ?? errorsAt(model, count)
    errors.set(count, known)
    return known
  }
  const posterior: Posterior = {
    rows,
    columns,
    mean: new Float64Array(values.length),
    own: new Float64Array(values.length),
    row: new Float64Array(values.length),
    column: new Float64Array(values.length),
    common: new Float64Array(values.length),
  }
  for (let i = 0; i < values.length; i++) {
    const ranks = expectationOf(effects, Math.floor(i / columns), i % columns, measured.prior?.values[i] ?? 0)
    const belief =
      nodes[i] === target
        ? { ...CERTAIN, mean: values[i]! }
        : beliefOf(values[i]!, errorsOf(nodes[i]!), ranks, search)
    posterior.mean[i] = belief.mean
    posterior.own[i] = belief.own
    posterior.row[i] = belief.row
    posterior.column[i] = belief.column
    posterior.common[i] = belief.common
  }
  return posterior
}

/**
 * Draws values of all arrays at once from the posterior.
 *
 * @param values receives one value for each array
 */
export const drawValues = (posterior: Posterior, random: NormalNumbers, values: Float64Array): void => {
  const { rows, columns, mean, own, row: byRow, column: byColumn, common } = posterior
  const ofThrow = random.next()
  const ofRows = Float64Array.from({ length: rows }, () => random.next())
  const ofColumns = Float64Array.from({ length: columns }, () => random.next())
  let i = 0
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, i++) {
      const ofArray = own[i] === 0 ? 0 : own[i]! * random.next()
      values[i] =
        mean[i]! +
        common[i]! * ofThrow +
        byRow[i]! * ofRows[row]! +
        byColumn[i]! * ofColumns[column]! +
        ofArray
    }
}
