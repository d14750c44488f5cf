import type { RankCondition } from '../../variants/variant'
import { FREE, letterOf, type Ground, type RankText } from '../model/ground'
import { placedBy } from '../model/tasks'
import { missedCondition } from '../model/possibilities'
import type { Procedure } from '../model/procedure'
import type { RowTask } from './rows'

/** How many pieces of each letter are on a rank in the end. */
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

/** Squares of a rank in its row. */
type Stretch = readonly [begin: number, end: number]

/** All ways to put `count` pieces of a kind on squares that are not settled yet. */
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
      found.push(...settledWays(put(goal, index, letter), [index + 1, end], letter, count - 1))
  return found
}

/** What settles squares: a task, and what a later check asks of the kinds that it puts down. */
export interface Settling {
  readonly task: RowTask
  readonly ground: Ground
  /** How many of each letter are on a rank in the end. */
  readonly counts: ReadonlyMap<string, number>
  readonly foreseen: readonly RankCondition[]
  /** Squares of a rank. */
  readonly width: number
}

/** The goal with the squares of every kind settled that a task puts down, in all ways. */
export const goalsOf = (
  goal: RankText,
  { task: { action, begin }, ground, counts, foreseen, width }: Settling,
): readonly RankText[] => {
  const letters = new Set(placedBy(action).map(role => letterOf(ground, role)))
  const stretch: Stretch = [begin, begin + width]
  let goals: readonly RankText[] = [goal]
  for (const letter of letters) {
    const missing = counts.get(letter)! - (goal.slice(...stretch).split(letter).length - 1)
    if (missing > 0) goals = goals.flatMap(begun => settledWays(begun, stretch, letter, missing))
  }
  return foreseen.length === 0
    ? goals
    : goals.filter(settled => missedCondition(foreseen, settled, ground) === undefined)
}
