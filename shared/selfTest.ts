/** How far the test of a system has come. */
export interface SelfTestCounts {
  /** Positions whose move trees are counted, and how many of them are through. */
  readonly positions: number
  readonly positionsDone: number
  /** Counts of starts, ranks, throws and numbers, and how many of them are through. */
  readonly counts: number
  readonly countsDone: number
  /** Leaves found so far. */
  readonly found: number
  /** Time spent on the leaves. */
  readonly milliseconds: number
  readonly differences: number
}

/** How far a system is in a run, and with what result. */
export type RowState = 'waiting' | 'running' | 'agrees' | 'differs' | 'stopped'

const isThrough = ({ positions, positionsDone, counts, countsDone }: SelfTestCounts): boolean =>
  positionsDone === positions && countsDone === counts

const isUntouched = ({ positionsDone, countsDone, found }: SelfTestCounts): boolean =>
  positionsDone + countsDone + found === 0

/** @param isRunning the run is still under way */
export const rowState = (row: SelfTestCounts, isRunning: boolean): RowState => {
  if (row.differences > 0) return 'differs'
  if (isThrough(row)) return 'agrees'
  if (!isRunning) return 'stopped'
  return isUntouched(row) ? 'waiting' : 'running'
}

const SECOND = 1000

/** Leaves a second, in millions; undefined for what was too quick to measure. */
export const speedOf = ({ found, milliseconds }: SelfTestCounts): number | undefined =>
  milliseconds < 1 ? undefined : found / milliseconds / SECOND

/** What was counted, all systems together. */
export const workOf = (
  rows: readonly SelfTestCounts[],
): { readonly leaves: number; readonly counts: number } => ({
  leaves: rows.reduce((sum, { found }) => sum + found, 0),
  counts: rows.reduce((sum, { countsDone }) => sum + countsDone, 0),
})
