/** What is expected of the arrays of a throw before any of them is searched. */
export interface ArrayPrior {
  /** Centipawns, White's view: the array at `row * columns + column` by its index. */
  readonly values: Float64Array
  /** How far ranks of the throw may differ from what is expected of them, as a standard deviation in centipawns. */
  readonly ranks: number
}

/** The arrays of a throw as far as they were searched: the one at `row * columns + column` by its index. */
export interface Measured {
  readonly rows: number
  readonly columns: number
  /** Centipawns, White's view; meaningless where {@link nodes} is 0. */
  readonly values: Float64Array
  /** Nodes asked for in the deepest search of each array; 0 if it was not searched. */
  readonly nodes: Float64Array
  /** Nothing is expected without one: all arrays are alike until they are searched. */
  readonly prior?: ArrayPrior | undefined
}

/** Nothing searched yet. */
export const nothingMeasured = (rows: number, columns: number, prior?: ArrayPrior): Measured => ({
  rows,
  columns,
  values: new Float64Array(rows * columns),
  nodes: new Float64Array(rows * columns),
  ...(prior && { prior }),
})
