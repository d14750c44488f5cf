/** The arrays of a throw as far as they were searched: the one at `row * columns + column` by its index. */
export interface Measured {
  readonly rows: number
  readonly columns: number
  /** Centipawns, White's view; meaningless where {@link nodes} is 0. */
  readonly values: Float64Array
  /** Nodes asked for in the deepest search of each array; 0 if it was not searched. */
  readonly nodes: Float64Array
}

/** Nothing searched yet. */
export const nothingMeasured = (rows: number, columns: number): Measured => ({
  rows,
  columns,
  values: new Float64Array(rows * columns),
  nodes: new Float64Array(rows * columns),
})
