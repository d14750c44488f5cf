import type { Role } from '../../board/role'
import { rolesLookedAt } from '../../setup/ranks/conditions'
import type { RankCondition } from '../../variants/variant'
import { rolesOf, type Ground } from '../model/ground'
import { placedBy, type Action, type Task } from '../model/tasks'
import type { Script } from '../model/state'
import type { Row, RowTask } from './rows'

type TasksOnGround = Pick<Script, 'tasks' | 'ground'>

/** The conditions of checks that are seen to as soon as the kinds they look at are settled, by task. */
export type Foresight = ReadonlyMap<number, readonly RankCondition[]>

/**
 * When it is known whether a condition of the check at `index` is met: with the task that puts down the first
 * piece of the last kind. Undefined if pieces of them come after the check.
 */
const settledAt = (
  { tasks, ground }: TasksOnGround,
  condition: RankCondition,
  index: number,
): number | undefined => {
  let known = 0
  for (const role of rolesLookedAt(condition) ?? rolesOf(ground)) {
    const places = tasks.flatMap(({ action }, at) => (placedBy(action).includes(role) ? [at] : []))
    if (places.some(at => at > index)) return undefined
    known = Math.max(known, places[0] ?? 0)
  }
  return known
}

/** What all checks ask, each condition at the task that settles it. */
export const foresightOf = (script: TasksOnGround): Foresight => {
  const foresight = new Map<number, readonly RankCondition[]>()
  for (const [index, { action }] of script.tasks.entries())
    for (const condition of action.kind === 'check' ? action.conditions : []) {
      const at = settledAt(script, condition, index)
      if (at !== undefined) foresight.set(at, [...(foresight.get(at) ?? []), condition])
    }
  return foresight
}

/** An action without what was foreseen of it. */
export const unforeseen = (action: Action, foresight: Foresight): Action => {
  if (action.kind !== 'check') return action
  const seen = [...foresight.values()].flat()
  return { ...action, conditions: action.conditions.filter(condition => !seen.includes(condition)) }
}

/** The roles that are looked at by what is foreseen at a task. */
export const foreseenRoles = (foresight: Foresight, index: number, ground: Ground): readonly Role[] =>
  (foresight.get(index) ?? []).flatMap(condition => rolesLookedAt(condition) ?? rolesOf(ground))

/** Whether a task puts a piece on any free square: such tasks may change places. */
const isAnywhere = ({ action }: Task): boolean =>
  action.kind === 'place' && action.where.length === 0 && !action.chosen && action.partner === undefined

const checkedRoles = ({ tasks, ground }: TasksOnGround): ReadonlySet<Role> =>
  new Set(
    tasks.flatMap(({ action }) =>
      action.kind === 'check'
        ? action.conditions.flatMap(condition => rolesLookedAt(condition) ?? rolesOf(ground))
        : [],
    ),
  )

/** Pieces of a kind together: those of which some stand already, then those that a check looks at. */
const inOrder = (
  run: readonly RowTask[],
  before: readonly RowTask[],
  checked: ReadonlySet<Role>,
): readonly RowTask[] => {
  const begun = new Set(before.flatMap(({ action }) => placedBy(action)))
  const nameOf = ({ action }: RowTask): string => {
    const [role = ''] = placedBy(action)
    return `${begun.has(role as Role) ? 0 : checked.has(role as Role) ? 1 : 2}${role}`
  }
  return run.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), 'en'))
}

/**
 * The tasks in an order in which pieces of a kind come together: where they may stand anywhere, the order of
 * throws changes no odds.
 */
export const untangled = (row: Row): readonly RowTask[] => {
  const checked = checkedRoles(row)
  const sorted: RowTask[] = []
  let run: RowTask[] = []
  const endRun = () => {
    sorted.push(...inOrder(run, sorted, checked))
    run = []
  }
  for (const [index, task] of row.tasks.entries()) {
    const goesOn = isAnywhere(task) && index !== row.splitAt && task.begin === run[0]?.begin
    if (!goesOn) endRun()
    if (isAnywhere(task)) run.push(task)
    else sorted.push(task)
  }
  endRun()
  return sorted
}
