/*
 * Follows everything that can be thrown, all at once. Ways that have come to the same filling are one, and their
 * weights are added; in the end each way is a rank, and its weight over all is how likely it is.
 *
 * With too many ranks for that, the final squares are settled kind by kind: when the first piece of a kind is put
 * down, the squares of all its pieces are chosen. Only the ways to such a partly settled rank (a goal) are
 * followed. Once no later task looks at a kind, it no longer matters which kind it is: goals
 * that then look alike, with ways of the same weights, are one front, and only the number of ranks behind it grows.
 */

import { foreseenRoles, foresightOf, unforeseen, untangled } from './foresight'
import { forgettingPieces, lookedAt } from './forgetting'
import { countsOf, goalsOf, type Settling } from './goals'
import { FREE, type RankText } from '../model/ground'
import type { Procedure } from '../model/procedure'
import { placedBy } from '../model/tasks'
import { doubled, type Row, type RowTask } from './rows'
import { MAX_RANKS } from './walk'
import { onward, PARTS, keptSuccessors, successorsAt, type Successors, type Ways } from './ways'

/** The most ranks of one weight that are named. */
export const NAMED = 3

/** Ranks of the same weight. */
export interface Heap {
  readonly times: number
  /** Some of them, at most {@link NAMED}. */
  readonly ranks: readonly RankText[]
}

/** Ranks that turn out alike from here on. */
export interface Front {
  /** The final squares, as far as they are settled and still matter; undefined if nothing is settled. */
  readonly goal: RankText | undefined
  /** The ways to the goal; their weights have no common divisor. */
  readonly ways: Ways
  /** How many ranks there are behind it, by the weight that those of the ways are multiplied with. */
  readonly heaps: Map<bigint, Heap>
}

/** The results of all tasks. */
export interface Followed {
  readonly fronts: readonly Front[]
  /** What all ranks weigh, with those that a check refused. */
  readonly total: bigint
  /** The tasks that were done before no rank was left, or all of them. */
  readonly done: number
}

/** Hears how many tasks are worked out, and of how many. */
export type OnProgress = (done: number, all: number) => void

/** Most ways and weights at a step, where goals are settled; in memory about as much as {@link MAX_RANKS} ways. */
const MAX_ENTRIES = 400_000

/** What is done to all fronts at a task. */
interface Step {
  readonly successors: Successors
  readonly forget?: (rank: RankText) => RankText
  readonly settling: Settling
}

type Fronts = Map<string, Front>

const merged = (one: Heap | undefined, { times, ranks }: Heap): Heap => ({
  times: times + (one?.times ?? 0),
  ranks: [...(one?.ranks ?? []), ...ranks].slice(0, NAMED),
})

/** A rank that is known as far as a goal was, known as far as the next one is. */
const settledAs = (rank: RankText, goal: RankText): RankText =>
  rank
    .split('')
    .map((letter, index) => (letter === FREE ? goal[index]! : letter))
    .join('')

const nameOf = (goal: RankText, ways: Ways): string =>
  `${goal} ${Array.from(ways, ([way, weight]) => `${way}${weight}`)
    .sort()
    .join(' ')}`

/** Adds what is on the way to a goal. */
const addFront = (
  fronts: Fronts,
  begun: Front,
  goal: RankText | undefined,
  { successors, forget }: Step,
): number => {
  const [ways, factor] = onward(begun.ways, { successors, forget, goal, most: MAX_RANKS })
  if (ways.size === 0) return 0
  const known = goal && forget?.(goal)
  const name = known === undefined ? '' : nameOf(known, ways)
  const front = fronts.get(name) ?? { goal: known, ways, heaps: new Map<bigint, Heap>() }
  const before = fronts.has(name) ? front.heaps.size : -ways.size
  fronts.set(name, front)
  for (const [weight, { times, ranks }] of begun.heaps) {
    const heap = { times, ranks: goal === undefined ? ranks : ranks.map(rank => settledAs(rank, goal)) }
    front.heaps.set(weight * factor, merged(front.heaps.get(weight * factor), heap))
  }
  return front.heaps.size - before
}

/** The fronts after a task; undefined if they are too many. */
const afterTask = (fronts: readonly Front[], step: Step): readonly Front[] | undefined => {
  const next: Fronts = new Map()
  let entries = 0
  for (const front of fronts) {
    const most = front.goal === undefined ? MAX_RANKS : MAX_ENTRIES
    const goals = front.goal === undefined ? [undefined] : goalsOf(front.goal, step.settling)
    for (const goal of goals) {
      entries += addFront(next, front, goal, step)
      if (entries > most + 1) return undefined
    }
  }
  return [...next.values()]
}

/** The front of both ranks, once the steps are through that are thrown once for both. */
const doubledFront = ({ goal, ways, heaps }: Front): Front => ({
  goal: goal && doubled(goal),
  ways: new Map(Array.from(ways, ([way, weight]) => [doubled(way), weight])),
  heaps: new Map(
    Array.from(heaps, ([weight, { times, ranks }]) => [weight, { times, ranks: ranks.map(doubled) }]),
  ),
})

/** How ranks are followed. */
export interface FollowPlan {
  /** The final squares are settled step by step. */
  readonly isSettled: boolean
  readonly tell?: OnProgress | undefined
}

interface Script {
  readonly tasks: readonly RowTask[]
  readonly step: (task: RowTask, index: number) => Step
}

const plainScript = ({ tasks, ground, rank: { length: width } }: Row): Script => ({
  tasks,
  step: task => ({
    successors: successorsAt(task, width),
    settling: { task, ground, width, counts: new Map(), foreseen: [] },
  }),
})

/** The script with tasks put in order and forgetting what no longer matters. */
const settlingScript = (procedure: Procedure, row: Row): Script => {
  const { ground, rank } = row
  const ordered: Row = { ...row, tasks: untangled(row) }
  const foresight = foresightOf(ordered)
  const tasks = ordered.tasks.map(task => ({ ...task, action: unforeseen(task.action, foresight) }))
  const forget = forgettingPieces({ ...ordered, tasks }, ({ action }, index) => [
    ...placedBy(action),
    ...lookedAt(action, ground),
    ...foreseenRoles(foresight, index, ground),
  ])
  const counts = countsOf(procedure, ground)
  return {
    tasks,
    step: (task, index) => ({
      successors: keptSuccessors(task, rank.length),
      forget: known => forget(known, index + 1),
      settling: { task, ground, width: rank.length, counts, foreseen: foresight.get(index) ?? [] },
    }),
  }
}

/** Follows all that can be thrown for a row of a procedure; undefined where too much has to be remembered. */
export const follow = (
  procedure: Procedure,
  row: Row,
  { isSettled, tell }: FollowPlan,
): Followed | undefined => {
  const { rank, splitAt } = row
  const { tasks, step } = isSettled ? settlingScript(procedure, row) : plainScript(row)
  const heaps = new Map([[1n, { times: 1, ranks: [rank] }]])
  let fronts: readonly Front[] = [{ goal: isSettled ? rank : undefined, ways: new Map([[rank, 1n]]), heaps }]
  let total = 1n
  for (const [index, task] of tasks.entries()) {
    tell?.(index, tasks.length)
    if (index === splitAt) fronts = fronts.map(doubledFront)
    const next = afterTask(fronts, step(task, index))
    if (next === undefined) return undefined
    total *= PARTS
    if (next.length === 0) return { fronts: [], total, done: index }
    fronts = next
  }
  if (tasks.length === splitAt) fronts = fronts.map(doubledFront)
  return { fronts, total, done: tasks.length }
}
