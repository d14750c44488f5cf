import type { Role } from '../../board/role'
import { rolesLookedAt } from '../../setup/ranks/conditions'
import type { RankCondition } from '../../variants/variant'
import type { FollowStep } from './follow'
import { EMPTY, FREE, letterOf, rolesOf, type Ground, type RankText } from '../model/ground'
import type { Action } from '../model/tasks'
import { RANK_SEPARATOR, type Row, type RowTask } from './rows'
import { keptSuccessors } from './ways'

/** Replaces every piece that no longer matters. */
const TAKEN = 'x'

/** The pieces that conditions look at. */
export const rolesOfConditions = (conditions: readonly RankCondition[], ground: Ground): readonly Role[] =>
  conditions.flatMap(condition => rolesLookedAt(condition) ?? rolesOf(ground))

/** The pieces that an action distinguishes from others on the rank. */
export const lookedAt = (action: Action, ground: Ground): readonly Role[] => {
  switch (action.kind) {
    case 'place':
      return action.where.flatMap(region => ('piece' in region ? [region.piece] : []))
    case 'swap':
      return [action.piece, ...action.never, ...rolesOfConditions(action.conditions, ground)]
    case 'check':
      return rolesOfConditions(action.conditions, ground)
    case 'color':
    case 'fill':
      return []
  }
}

/**
 * The steps of a row, which forget the kind of every piece that no later task needs. That does not change what can still happen, and leaves
 * few ranks.
 */
export const forgettingSteps = (
  { tasks, ground, rank, splitAt }: Row,
  needed: (task: RowTask, index: number) => readonly Role[],
): readonly FollowStep[] => {
  const always: readonly string[] = [FREE, EMPTY, RANK_SEPARATOR]
  /** The letters that are kept in the first rank, and in the second one. */
  let [first, second] = [always, always]
  const steps: FollowStep[] = []
  for (const [index, task] of [...tasks.entries()].reverse()) {
    if (index + 1 === splitAt) [first, second] = [[...first, ...second], always]
    const kept = [new Set(first), new Set(second)] as const
    const forget = (row: RankText): RankText => {
      let known = ''
      for (let at = 0; at < row.length; at += 1) {
        const letter = row[at]!
        known += kept[at > rank.length ? 1 : 0].has(letter) ? letter : TAKEN
      }
      return known
    }
    steps.unshift({ task, successors: keptSuccessors(task, rank.length), forget })
    const letters = needed(task, index).map(role => letterOf(ground, role))
    if (task.begin > 0) second = [...second, ...letters]
    else first = [...first, ...letters]
  }
  return steps
}
