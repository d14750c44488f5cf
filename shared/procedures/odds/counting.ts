/*
 * Counts ranks that are too many to list: their final squares are settled kind by kind. When the first piece of a kind is placed, the
 * squares of all its pieces are chosen. Conditions of checks are tested as soon as the kinds that they look at are settled.
 */

import type { Role } from '../../board/role'
import type { RankCondition } from '../../variants/variant'
import type { FollowStep } from './follow'
import { forgettingSteps, lookedAt, rolesOfConditions } from './forgetting'
import { FREE, letterOf, type Ground, type RankText } from '../model/ground'
import { missedCondition, withLetter } from '../model/possibilities'
import type { Procedure } from '../model/procedure'
import { placedBy, type Action, type Task } from '../model/tasks'
import type { Row, RowTask } from './rows'

/** For each task, the conditions of checks that are tested there, because the kinds that they look at are then settled. */
type Foresight = ReadonlyMap<number, readonly RankCondition[]>

/**
 * The task at which it is known whether a condition of the check at `index` is met: the one that places the first piece of the last kind.
 * Undefined if pieces of these kinds are placed after the check.
 */
const settledAt = ({ tasks, ground }: Row, condition: RankCondition, index: number): number | undefined => {
  let known = 0
  for (const role of rolesOfConditions([condition], ground)) {
    const places = tasks.flatMap(({ action }, at) => (placedBy(action).includes(role) ? [at] : []))
    if (places.some(at => at > index)) return undefined
    known = Math.max(known, places[0] ?? 0)
  }
  return known
}

/** The conditions of all checks, each at the task that settles it. */
const foresightOf = (row: Row): Foresight => {
  const foresight = new Map<number, readonly RankCondition[]>()
  for (const [index, { action }] of row.tasks.entries())
    for (const condition of action.kind === 'check' ? action.conditions : []) {
      const at = settledAt(row, condition, index)
      if (at !== undefined) foresight.set(at, [...(foresight.get(at) ?? []), condition])
    }
  return foresight
}

/** The action without the conditions that were tested earlier. */
const unforeseen = (action: Action, foresight: Foresight): Action => {
  if (action.kind !== 'check') return action
  const seen = [...foresight.values()].flat()
  return { ...action, conditions: action.conditions.filter(condition => !seen.includes(condition)) }
}

/** Whether a task puts a piece on any free square: such tasks may be reordered. */
const isAnywhere = ({ action }: Task): boolean =>
  action.kind === 'place' && action.where.length === 0 && !action.chosen && action.partner === undefined

const checkedRoles = ({ tasks, ground }: Row): ReadonlySet<Role> =>
  new Set(tasks.flatMap(({ action }) => (action.kind === 'check' ? lookedAt(action, ground) : [])))

/** Groups the tasks of a run by the kind of piece: first kinds of which some are already placed, then those that a check looks at. */
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
 * The tasks, reordered so that pieces of a kind come together. Where pieces may go to any square, the order of throws does not change the
 * odds.
 */
const untangled = (row: Row): readonly RowTask[] => {
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

/** The final number of pieces of each letter on a rank. */
const countsOf = ({ rank, pieces }: Procedure, ground: Ground): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const letter of rank) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  for (const [role, count] of Object.entries(pieces) as [keyof typeof pieces, number][]) {
    const letter = letterOf(ground, role)
    counts.set(letter, (counts.get(letter) ?? 0) + count)
  }
  return counts
}

/** The range of squares of one rank in its row. */
type Stretch = readonly [begin: number, end: number]

/** All ways to put `count` pieces of a kind on squares that are not yet settled. */
const settledWays = (
  goal: RankText,
  [begin, end]: Stretch,
  letter: string,
  count: number,
): readonly RankText[] => {
  if (count === 0) return [goal]
  const found: RankText[] = []
  for (let index = begin; index < end; index += 1)
    if (goal[index] === FREE)
      found.push(...settledWays(withLetter(goal, index, letter), [index + 1, end], letter, count - 1))
  return found
}

/** Settles the squares of every kind that a task places, in all ways that meet the conditions tested there. */
const goalsAt =
  (
    { action, begin }: RowTask,
    { ground, rank }: Row,
    counts: ReadonlyMap<string, number>,
    foreseen: readonly RankCondition[],
  ) =>
  (goal: RankText): readonly RankText[] => {
    const letters = new Set(placedBy(action).map(role => letterOf(ground, role)))
    const stretch: Stretch = [begin, begin + rank.length]
    let goals: readonly RankText[] = [goal]
    for (const letter of letters) {
      const missing = counts.get(letter)! - (goal.slice(...stretch).split(letter).length - 1)
      if (missing > 0) goals = goals.flatMap(begun => settledWays(begun, stretch, letter, missing))
    }
    return foreseen.length === 0
      ? goals
      : goals.filter(settled => missedCondition(foreseen, settled, ground) === undefined)
  }

/** The steps that count the ranks of a row: tasks are reordered, and what no longer matters is forgotten. */
export const countingSteps = (procedure: Procedure, row: Row): readonly FollowStep[] => {
  const { ground } = row
  const ordered: Row = { ...row, tasks: untangled(row) }
  const foresight = foresightOf(ordered)
  const foreseenAt = (index: number) => foresight.get(index) ?? []
  const tasks = ordered.tasks.map(task => ({ ...task, action: unforeseen(task.action, foresight) }))
  const counts = countsOf(procedure, ground)
  return forgettingSteps({ ...ordered, tasks }, ({ action }, index) => [
    ...placedBy(action),
    ...lookedAt(action, ground),
    ...rolesOfConditions(foreseenAt(index), ground),
  ]).map((step, index) => ({ ...step, goalsOf: goalsAt(step.task, row, counts, foreseenAt(index)) }))
}
