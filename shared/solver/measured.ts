/** What is expected of the arrays of a throw before any of them has been searched. */
export interface ArrayPrior {
  /** In centipawns from White's view, at `row * columns + column`. */
  readonly values: Float64Array
  /** How far the ranks of the throw may differ from what is expected, as a standard deviation in centipawns. */
  readonly ranks: number
}

/** The search results for the arrays of a throw so far, at `row * columns + column`. */
export interface Measured {
  readonly rows: number
  readonly columns: number
  /** In centipawns from White's view; meaningless if {@link nodes} is 0. */
  readonly values: Float64Array
  /** Nodes asked for in the deepest search of each array; 0 if it was not searched. */
  readonly nodes: Float64Array
  /** The expected values; without them all arrays count as alike until they are searched. */
  readonly prior?: ArrayPrior | undefined
}

/** The state before anything was searched. */
export const nothingMeasured = (rows: number, columns: number, prior?: ArrayPrior): Measured => ({
  rows,
  columns,
  values: new Float64Array(rows * columns),
  nodes: new Float64Array(rows * columns),
  ...(prior && { prior }),
})
