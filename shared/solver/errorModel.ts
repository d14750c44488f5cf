/**
 * How far the values of arrays are from those of a far deeper search, at a given number of nodes. Parts of an error are shared:
 * by all arrays of a throw, by those with the same white rank, and by those with the same black rank. All fields but `nodes`,
 * `bias` and `trust` are standard deviations in centipawns; `bias` is the mean error.
 */
export interface LevelErrors {
  /** Nodes for each array. */
  readonly nodes: number
  /** By how much values are too high for White. */
  readonly bias: number
  /** The share, 0 to 1, of an array's deviation from the value predicted by its ranks that deeper searches confirm. */
  readonly trust: number
  readonly common: number
  readonly row: number
  readonly column: number
  /** What is left of the array's own error once {@link trust} is applied. */
  readonly own: number
  /** The array's own error as seen in the values of the search. */
  readonly noise: number
}

/** Measured levels, ascending. Those of our own engine come from `npm run errors`; see docs/setup.md. */
export interface ErrorModel {
  readonly levels: readonly LevelErrors[]
  /** How far arrays of a throw deviate from the values predicted by their two ranks, in centipawns. */
  readonly interaction: number
  /** How far the ranks of a throw differ from each other, in centipawns. */
  readonly ranks: number
}

/** Node counts on a scale where a doubling is one step. Rounded, so that results do not depend on the logarithm of the machine. */
const steps = (nodes: number): number => Math.round(Math.log2(nodes) * 1e6) / 1e6

const between = (low: LevelErrors, high: LevelErrors, nodes: number): LevelErrors => {
  const share = (steps(nodes) - steps(low.nodes)) / (steps(high.nodes) - steps(low.nodes))
  const mix = (part: keyof LevelErrors) => low[part] + share * (high[part] - low[part])
  return {
    nodes,
    bias: mix('bias'),
    trust: mix('trust'),
    common: mix('common'),
    row: mix('row'),
    column: mix('column'),
    own: mix('own'),
    noise: mix('noise'),
  }
}

/** The errors for an array that was not searched, of which only the ranks are known. */
const unsearched = ({ levels: [first], interaction }: ErrorModel): LevelErrors => ({
  ...first!,
  nodes: 0,
  bias: 0,
  trust: 0,
  own: interaction,
  noise: interaction,
})

/** The errors at any node count; 0 means not searched. Beyond the measured levels the nearest one is used. */
export const errorsAt = (model: ErrorModel, nodes: number): LevelErrors => {
  if (nodes === 0) return unsearched(model)
  const { levels } = model
  const above = levels.findIndex(level => level.nodes >= nodes)
  if (above === -1) return { ...levels.at(-1)!, nodes }
  if (above === 0) return { ...levels[0]!, nodes }
  return between(levels[above - 1]!, levels[above]!, nodes)
}

/** Nine in ten errors are within this many standard deviations. */
export const NINE_IN_TEN = 1.645

/**
 * The error of an array's value after a search with `nodes` nodes, in centipawns: in nine of ten cases the result of a far deeper
 * search is within it.
 */
export const arrayError = (model: ErrorModel, nodes: number): number => {
  const { bias, common, row, column, noise } = errorsAt(model, nodes)
  return NINE_IN_TEN * Math.hypot(bias, common, row, column, noise)
}

/**
 * The error of a value estimated from searches of other arrays, in centipawns: in nine of ten cases the result of a far deeper
 * search of the array is within it.
 *
 * @param deviation the root mean square difference between estimates and searched values. It includes the noise of these
 * searches, which is not subtracted: estimates of Double Chess960 were that far from another engine's deep searches too
 * (docs/atlas.md)
 */
export const estimateError = (model: ErrorModel, nodes: number, deviation: number): number => {
  const { bias, common, row, column } = errorsAt(model, nodes)
  return NINE_IN_TEN * Math.hypot(bias, common, row, column, deviation)
}

/** The model with all errors scaled by a factor: engines make similar errors of different sizes. */
export const scaledErrors = (model: ErrorModel, factor: number): ErrorModel => ({
  ...model,
  levels: model.levels.map(level => ({
    ...level,
    bias: level.bias * factor,
    common: level.common * factor,
    row: level.row * factor,
    column: level.column * factor,
    own: level.own * factor,
    noise: level.noise * factor,
  })),
})
