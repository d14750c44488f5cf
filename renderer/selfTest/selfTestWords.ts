import type {
  SelfTestDifference,
  SelfTestProgress,
  SelfTestReport,
  SelfTestRow,
  SelfTestStep,
} from '@shared/ipc/contract'
import { variantById } from '@shared/variants'

const SECOND = 1000
const MINUTE = 60

/** `1,234`. */
export const grouped = (count: number | string): string =>
  typeof count === 'number' ? count.toLocaleString('en') : count

const plural = (count: number, one: string, many: string): string =>
  `${grouped(count)} ${count === 1 ? one : many}`

/** `12 s`, `2 min 5 s`; nothing is shorter than a second. */
export const duration = (milliseconds: number): string => {
  const seconds = Math.max(1, Math.round(milliseconds / SECOND))
  if (seconds < MINUTE) return `${seconds} s`
  return `${Math.floor(seconds / MINUTE)} min ${seconds % MINUTE} s`
}

/** `Chess: Kiwipete, depth 5`. */
export const stepText = ({ variant, what, depth }: SelfTestStep): string => {
  const { name } = variantById(variant)
  return depth === undefined ? `${name}: ${what}` : `${name}: ${what}, depth ${depth}`
}

/** Share and time left: `43 %, 12 s left`. */
export const progressText = ({ done, leftMs }: SelfTestProgress): string => {
  const share = `${Math.floor(100 * done)} %`
  return leftMs === undefined ? share : `${share}, ${duration(leftMs)} left`
}

/** `Kiwipete, depth 5`, as the head of a difference. */
export const differenceTitle = ({ what, tree }: SelfTestDifference): string =>
  tree ? `${what}, depth ${tree.depth}` : what

/** How a system stands in a run. */
export type RowState = 'waiting' | 'running' | 'agrees' | 'differs' | 'stopped'

const isThrough = ({ positions, positionsDone, counts, countsDone }: SelfTestRow): boolean =>
  positionsDone === positions && countsDone === counts

const isUntouched = ({ positionsDone, countsDone, found }: SelfTestRow): boolean =>
  positionsDone + countsDone + found === 0

/** @param isRunning the run is still under way */
export const rowState = (row: SelfTestRow, isRunning: boolean): RowState => {
  if (row.differences > 0) return 'differs'
  if (isThrough(row)) return 'agrees'
  if (!isRunning) return 'stopped'
  return isUntouched(row) ? 'waiting' : 'running'
}

/** Leaves a second, in millions; undefined for what was too quick to measure. */
export const speedOf = ({ found, milliseconds }: SelfTestRow): number | undefined =>
  milliseconds < 1 ? undefined : found / milliseconds / SECOND

/** What was counted, all systems together: `475,700,477 leaves and 143 counts`. */
const workText = (rows: readonly SelfTestRow[]): string => {
  const leaves = rows.reduce((sum, { found }) => sum + found, 0)
  const counts = rows.reduce((sum, { countsDone }) => sum + countsDone, 0)
  return `${plural(leaves, 'leaf', 'leaves')} and ${plural(counts, 'count', 'counts')}`
}

/** What a run came to, in one sentence. */
export const reportText = ({ ending, rows, differences, elapsedMs }: SelfTestReport): string => {
  const work = `${workText(rows)} in ${duration(elapsedMs)}`
  const differ = plural(differences.length, 'number differs', 'numbers differ')
  if (ending === 'broken')
    return 'The test stopped because of an error in the program; what was counted is kept'
  if (differences.length > 0)
    return ending === 'cancelled' ? `Cancelled; ${differ} so far: ${work}` : `${differ}: ${work}`
  return ending === 'cancelled'
    ? `Cancelled; everything counted so far agrees: ${work}`
    : `Everything agrees: ${work}`
}
