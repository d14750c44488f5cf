import type { Role } from '../../board/role'
import { rolesLookedAt } from '../../setup/ranks/conditions'
import type { RankCondition } from '../../variants/variant'
import { EMPTY, FREE, letterOf, rolesOf, type Ground, type RankText } from '../model/ground'
import type { Action } from '../model/tasks'
import type { Script } from '../model/state'
import { RANK_SEPARATOR, type Row, type RowTask } from './rows'

/** Stands for every piece that does not matter any more. */
const TAKEN = 'x'

/** Makes ranks alike that are the same for the tasks from `nextTask` on. */
export type Forget = (rank: RankText, nextTask: number) => RankText

const ofConditions = (conditions: readonly RankCondition[], ground: Ground): readonly Role[] =>
  conditions.flatMap(condition => rolesLookedAt(condition) ?? rolesOf(ground))

/** The pieces that an action distinguishes from others on the rank. */
export const lookedAt = (action: Action, ground: Ground): readonly Role[] => {
  switch (action.kind) {
    case 'place':
      return action.where.flatMap(region => ('piece' in region ? [region.piece] : []))
    case 'swap':
      return [action.piece, ...action.never, ...ofConditions(action.conditions, ground)]
    case 'check':
      return ofConditions(action.conditions, ground)
    case 'color':
    case 'fill':
      return []
  }
}

/** Forgets of every piece which it is, once no task from `nextTask` on needs it. */
export const forgettingPieces = (
  { tasks, ground, rank, splitAt }: Row,
  needed: (task: RowTask, index: number) => readonly Role[],
): Forget => {
  const always = new Set([FREE, EMPTY, RANK_SEPARATOR])
  const kept: (readonly [first: ReadonlySet<string>, second: ReadonlySet<string>])[] = [[always, always]]
  for (const [index, task] of [...tasks.entries()].reverse()) {
    if (index + 1 === splitAt) kept[0] = [new Set(kept[0]!.flatMap(one => [...one])), always]
    const [first, second] = kept[0]!
    const letters = needed(task, index).map(role => letterOf(ground, role))
    const whole = new Set([...(task.begin > 0 ? second : first), ...letters])
    kept.unshift(task.begin > 0 ? [first, whole] : [whole, second])
  }
  return (row, nextTask) => {
    const [first, second] = kept[nextTask]!
    let known = ''
    for (let index = 0; index < row.length; index += 1) {
      const letter = row[index]!
      known += (index > rank.length ? second : first).has(letter) ? letter : TAKEN
    }
    return known
  }
}

/**
 * Forgets which piece stands where, but for those that later tasks look at: all that may happen until then is
 * the same, and the ranks are few.
 *
 * @param until the task before which it ends
 */
export const forgetful = (row: Row, until = Infinity): Forget =>
  forgettingPieces(row, ({ action }, index) => (index < until ? lookedAt(action, row.ground) : []))

/** The first of the checks that nothing comes after; the number of tasks where the last one is no check. */
export const lastChecks = ({ tasks }: Pick<Script, 'tasks'>): number =>
  1 + tasks.findLastIndex(({ action }) => action.kind !== 'check')
