import { shareOn, type SolverAxis } from './solverAxis'

/** Number of columns in the plot; more would run together. */
const COLUMNS = 44

/** A column of the plot. */
export interface DotColumn {
  /** The middle of the column, as a share of the width. */
  readonly at: number
  readonly count: number
}

/** The number of arrays with a value near each point of the scale; empty columns are left out. */
export const dotColumns = (values: readonly number[], axis: SolverAxis): readonly DotColumn[] => {
  const counts = Array.from({ length: COLUMNS }, () => 0)
  for (const value of values) {
    const place = Math.min(COLUMNS - 1, Math.floor(shareOn(axis, value) * COLUMNS))
    counts[place] = counts[place]! + 1
  }
  return counts.flatMap((count, place) => (count > 0 ? [{ at: (place + 0.5) / COLUMNS, count }] : []))
}
