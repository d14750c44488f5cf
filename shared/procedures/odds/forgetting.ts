import type { Role } from '../../board/role'
import { rolesLookedAt } from '../../setup/ranks/conditions'
import type { RankCondition } from '../../variants/variant'
import { EMPTY, FREE, letterOf, rolesOf, type Ground, type RankText } from '../model/ground'
import type { Action, Task } from '../model/tasks'
import type { Procedure } from '../model/procedure'
import { scriptOf, type Script } from '../model/state'

/** Stands for every piece that does not matter any more. */
const TAKEN = 'x'

/** Makes ranks alike that the tasks from `nextTask` on cannot tell apart. */
export type Forget = (rank: RankText, nextTask: number) => RankText

const ofConditions = (conditions: readonly RankCondition[], ground: Ground): readonly Role[] =>
  conditions.flatMap(condition => rolesLookedAt(condition) ?? rolesOf(ground))

/** The pieces that an action tells from others on the rank. */
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
export const forgetting = (
  { tasks, ground }: Pick<Script, 'tasks' | 'ground'>,
  needed: (task: Task, index: number) => readonly Role[],
): Forget => {
  const kept = [new Set([FREE, EMPTY])]
  for (const [back, task] of tasks.toReversed().entries()) {
    const letters = needed(task, tasks.length - 1 - back).map(role => letterOf(ground, role))
    kept.unshift(new Set([...kept[0]!, ...letters]))
  }
  return (rank, nextTask) => {
    const letters = kept[nextTask]!
    let known = ''
    for (const letter of rank) known += letters.has(letter) ? letter : TAKEN
    return known
  }
}

/**
 * Forgets which piece stands where, but for those that later tasks look at: all that may happen until then is
 * the same, and the ranks are few.
 *
 * @param until the task before which it ends
 */
export const forgetful = (procedure: Procedure, until = Infinity): Forget => {
  const script = scriptOf(procedure)
  return forgetting(script, ({ action }, index) => (index < until ? lookedAt(action, script.ground) : []))
}

/** The first of the checks that nothing comes after; the number of tasks where the last one is no check. */
export const lastChecks = ({ tasks }: Pick<Script, 'tasks'>): number =>
  1 + tasks.findLastIndex(({ action }) => action.kind !== 'check')
