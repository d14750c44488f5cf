/** The progress of the test of a system. */
export interface SelfTestCounts {
  /** The positions whose move trees are counted, and how many of them are done. */
  readonly positions: number
  readonly positionsDone: number
  /** The counts of starts, ranks, throws and numbers, and how many of them are done. */
  readonly counts: number
  readonly countsDone: number
  /** The leaves found so far. */
  readonly found: number
  /** The time spent on the leaves. */
  readonly milliseconds: number
  readonly differences: number
}

/** The state of a system in a run, or its result. */
export type RowState = 'waiting' | 'running' | 'agrees' | 'differs' | 'stopped'

const isThrough = ({ positions, positionsDone, counts, countsDone }: SelfTestCounts): boolean =>
  positionsDone === positions && countsDone === counts

const isUntouched = ({ positionsDone, countsDone, found }: SelfTestCounts): boolean =>
  positionsDone + countsDone + found === 0

/** @param isRunning whether the run is still going on */
export const rowState = (row: SelfTestCounts, isRunning: boolean): RowState => {
  if (row.differences > 0) return 'differs'
  if (isThrough(row)) return 'agrees'
  if (!isRunning) return 'stopped'
  return isUntouched(row) ? 'waiting' : 'running'
}

const SECOND = 1000

/** The speed in millions of leaves per second; undefined if it was too quick to measure. */
export const speedOf = ({ found, milliseconds }: SelfTestCounts): number | undefined =>
  milliseconds < 1 ? undefined : found / milliseconds / SECOND

/** The total counted in all systems. */
export const workOf = (
  rows: readonly SelfTestCounts[],
): { readonly leaves: number; readonly counts: number } => ({
  leaves: rows.reduce((sum, { found }) => sum + found, 0),
  counts: rows.reduce((sum, { countsDone }) => sum + countsDone, 0),
})
