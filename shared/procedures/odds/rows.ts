import type { Color } from '../../board/color'
import { possibilitiesOf, type Filling, type Possibility, type RankView } from '../model/possibilities'
import type { RankText } from '../model/ground'
import type { Procedure } from '../model/procedure'
import { scriptOf, type Script } from '../model/state'
import type { Task } from '../model/tasks'

/** Whose rank is examined; for `both` the two ranks are written side by side, as in `RNBQKBNR/RNBQKBNR`. */
export type Whose = Color | 'both'

/** A task, and where in the row the rank that it changes begins. */
export interface RowTask extends Task {
  readonly view: RankView
  readonly begin: number
}

/** The tasks for one rank, or for both one after the other. */
export interface Row extends Pick<Script, 'ground'> {
  /** The rank before the first task. */
  readonly rank: RankText
  readonly tasks: readonly RowTask[]
  /** The index of the task before which the shared rank is doubled; Infinity for one rank. */
  readonly splitAt: number
}

/** The tasks for one player's rank, or for both ranks after the steps that are thrown once for both. */
export const thrownRow = (procedure: Procedure, whose: Whose): Row => {
  const { rank } = procedure
  const { tasks, views, blackFrom, ground } = scriptOf(procedure)
  const tasksOf = (player: Color, begin: number) => (task: Task) => ({ ...task, view: views[player], begin })
  const shared = tasks.slice(0, blackFrom).map(tasksOf('white', 0))
  const own = tasks.slice(blackFrom)
  if (whose !== 'both')
    return { ground, rank, tasks: [...shared, ...own.map(tasksOf(whose, 0))], splitAt: Infinity }
  const both = [...own.map(tasksOf('white', 0)), ...own.map(tasksOf('black', rank.length + 1))]
  return { ground, rank, tasks: [...shared, ...both], splitAt: blackFrom }
}

/** Separates the ranks of both players. */
export const RANK_SEPARATOR = '/'

/** The row of both ranks, each a copy of the shared rank. */
export const doubled = (rank: RankText): RankText => rank + RANK_SEPARATOR + rank

/** Everything that a task can do to a row, like {@link possibilitiesOf} for a rank. */
export const rowPossibilities = (
  { action, view, begin }: RowTask,
  filling: Filling,
  width: number,
): readonly Possibility[] => {
  const { rank: row } = filling
  if (row.length === width) return possibilitiesOf(action, filling, view)
  const end = begin + width
  const found = possibilitiesOf(action, { ...filling, rank: row.slice(begin, end) }, view)
  return found.map(({ next, places, ...rest }) => ({
    ...rest,
    next: { ...next, rank: row.slice(0, begin) + next.rank + row.slice(end) },
    places: places.map(place => begin + place),
  }))
}
