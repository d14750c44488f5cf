import type { RankCondition } from '../../variants/variant'
import { FREE, letterOf, type Ground, type RankText } from '../model/ground'
import { placedBy, type Action } from '../model/tasks'
import { missedCondition, type View } from '../model/possibilities'
import type { Procedure } from '../model/procedure'

/** How many pieces of each letter stand on a rank in the end. */
export const countsOf = ({ rank, pieces }: Procedure, ground: Ground): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const letter of rank) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  for (const [role, count] of Object.entries(pieces) as [keyof typeof pieces, number][]) {
    const letter = letterOf(ground, role)
    counts.set(letter, (counts.get(letter) ?? 0) + count)
  }
  return counts
}

const put = (rank: RankText, index: number, letter: string): RankText =>
  rank.slice(0, index) + letter + rank.slice(index + 1)

/** All ways to put `count` pieces of a kind on squares of a goal that are not settled yet. */
const settledWays = (goal: RankText, letter: string, count: number): readonly RankText[] => {
  let goals: readonly (readonly [goal: RankText, from: number])[] = [[goal, 0]]
  for (let placed = 0; placed < count; placed += 1)
    goals = goals.flatMap(([begun, from]) =>
      Array.from(begun, (known, index) =>
        known === FREE && index >= from ? ([put(begun, index, letter), index + 1] as const) : undefined,
      ).filter(found => found !== undefined),
    )
  return goals.map(([settled]) => settled)
}

/** What settles squares: an action, and what a later check asks of the kinds that it puts down. */
export interface Settling {
  readonly action: Action
  readonly view: View
  /** How many of each letter stand on a rank in the end. */
  readonly counts: ReadonlyMap<string, number>
  readonly foreseen: readonly RankCondition[]
}

/** The goal with the squares of every kind settled that an action puts down, in all ways. */
export const goalsOf = (
  goal: RankText,
  { action, view, counts, foreseen }: Settling,
): readonly RankText[] => {
  const letters = new Set(placedBy(action).map(role => letterOf(view.ground, role)))
  let goals: readonly RankText[] = [goal]
  for (const letter of letters) {
    const missing = counts.get(letter)! - (goal.split(letter).length - 1)
    if (missing > 0) goals = goals.flatMap(begun => settledWays(begun, letter, missing))
  }
  return foreseen.length === 0
    ? goals
    : goals.filter(settled => missedCondition(foreseen, settled, view.ground) === undefined)
}
