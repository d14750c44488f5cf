import type { LevelErrors } from '@shared/solver/errorModel'

/** The values of some arrays of a throw: some white ranks with some black ranks, row by row, for each level. */
export interface Grid {
  readonly rows: number
  readonly columns: number
  /** The values of each level in centipawns; the last level is taken as the truth. */
  readonly levels: readonly (readonly number[])[]
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

const squares = (values: readonly number[]): number => values.reduce((sum, value) => sum + value ** 2, 0)

/** A table as the sum of a mean, effects of rows and columns, and residuals. */
interface Parts {
  readonly mean: number
  readonly rows: readonly number[]
  readonly columns: readonly number[]
  readonly rest: readonly number[]
}

const partsOf = ({ rows, columns }: Grid, values: readonly number[]): Parts => {
  const all = mean(values)
  const ofRows = Array.from({ length: rows }, (_, row) =>
    mean(values.slice(row * columns, (row + 1) * columns)),
  )
  const ofColumns = Array.from({ length: columns }, (_, column) =>
    mean(values.filter((_value, at) => at % columns === column)),
  )
  return {
    mean: all,
    rows: ofRows.map(value => value - all),
    columns: ofColumns.map(value => value - all),
    rest: values.map(
      (value, at) => value - ofRows[Math.floor(at / columns)]! - ofColumns[at % columns]! + all,
    ),
  }
}

/** The variances of rows, columns and residuals of a table; unbiased estimates, so they may be negative. */
const variancesOf = (grid: Grid, parts: Parts) => {
  const { rows, columns } = grid
  const rest = squares(parts.rest) / ((rows - 1) * (columns - 1))
  return {
    row: squares(parts.rows) / (rows - 1) - rest / columns,
    column: squares(parts.columns) / (columns - 1) - rest / rows,
    rest,
  }
}

const deviation = (variances: readonly number[]): number => Math.sqrt(Math.max(0, mean(variances)))

/** The errors of one level compared with the last, over all grids. */
const levelErrors = (grids: readonly Grid[], level: number, nodes: number): LevelErrors => {
  const differences = grids.map(grid => {
    const truth = grid.levels.at(-1)!
    const parts = partsOf(
      grid,
      grid.levels[level]!.map((value, at) => value - truth[at]!),
    )
    return { mean: parts.mean, ...variancesOf(grid, parts) }
  })
  const products = grids.map(grid => {
    const found = partsOf(grid, grid.levels[level]!).rest
    const truth = partsOf(grid, grid.levels.at(-1)!).rest
    const freedom = (grid.rows - 1) * (grid.columns - 1)
    return {
      both: found.reduce((sum, value, at) => sum + value * truth[at]!, 0) / freedom,
      found: squares(found) / freedom,
      truth: squares(truth) / freedom,
    }
  })
  const both = mean(products.map(product => product.both))
  const trust = both / mean(products.map(product => product.found))
  const bias = mean(differences.map(difference => difference.mean))
  return {
    nodes,
    bias,
    trust,
    common: Math.sqrt(mean(differences.map(difference => (difference.mean - bias) ** 2))),
    row: deviation(differences.map(({ row }) => row)),
    column: deviation(differences.map(({ column }) => column)),
    own: deviation(products.map(product => product.truth - trust * both)),
    noise: deviation(differences.map(({ rest }) => rest)),
  }
}

/** The errors of each level compared with the last one, the truth, whose own errors come out as 0. */
export const errorTable = (grids: readonly Grid[], nodes: readonly number[]): readonly LevelErrors[] =>
  nodes.map((count, level) => levelErrors(grids, level, count))

/** How far arrays deviate from what their ranks predict, and ranks from each other, at the last level. */
export const spreadOf = (
  grids: readonly Grid[],
): { readonly interaction: number; readonly ranks: number } => {
  const variances = grids.map(grid => variancesOf(grid, partsOf(grid, grid.levels.at(-1)!)))
  return {
    interaction: deviation(variances.map(({ rest }) => rest)),
    ranks: deviation(variances.flatMap(({ row, column }) => [row, column])),
  }
}
