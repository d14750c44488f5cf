/*
 * The one exact method behind all odds: everything that can be thrown is followed, all at once, task by task. Ways that
 * have come to the same filling are one, and their weights are added; in the end each way is a rank, and its weight
 * over all is how likely it is. What is asked decides what counts as the same:
 *
 * - Ranks are listed if nothing is forgotten.
 * - To count throws and to find dead ends, pieces that no later task looks at are forgotten: a few hundred ways stand
 *   for millions of ranks.
 * - To count ranks that are too many to list, the final squares are settled kind by kind: when the first piece of a
 *   kind is put down, the squares of all its pieces are chosen. Only the ways to such a partly settled rank (a goal)
 *   are followed. Once no later task looks at a kind, it no longer matters which kind it is: goals that then look
 *   alike, with ways of the same weights, are one front, and only the number of ranks behind it grows.
 */

import { err, ok, type Result } from '../../result'
import { foreseenRoles, foresightOf, unforeseen, untangled } from './foresight'
import { forgetful, forgettingPieces, lookedAt } from './forgetting'
import { countsOf, goalsOf, type Settling } from './goals'
import { fraction, type Fraction } from '../model/fraction'
import { FREE, type RankText } from '../model/ground'
import type { Procedure } from '../model/procedure'
import { placedBy } from '../model/tasks'
import { doubled, type Row, type RowTask } from './rows'
import { MAX_RANKS, tooManyRanks, type WalkFault } from './walkFault'
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
  readonly settling?: Settling
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
    const most = step.settling ? MAX_ENTRIES : MAX_RANKS
    const goals = step.settling ? goalsOf(front.goal!, step.settling) : [undefined]
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

/** What can have been thrown before a task. */
export interface Visit {
  readonly task: RowTask
  readonly ways: Ways
  /** A weight of the ways times this is a probability. */
  readonly unit: Fraction
  readonly successors: Successors
}

/** What is done to a row, task by task. */
export interface FollowPlan {
  readonly row: Row
  /** What is done at each of the row's tasks. */
  readonly steps: readonly Step[]
  readonly tell?: OnProgress | undefined
  /** Looks at the ways before each task, if no squares are settled; a fault ends it. */
  readonly visit?: (visited: Visit) => WalkFault | undefined
}

/** Lists the ranks of a row: nothing is forgotten. */
export const listing = (row: Row): FollowPlan => ({
  row,
  steps: row.tasks.map(task => ({ successors: successorsAt(task, row.rank.length) })),
})

/** Makes ranks alike that are the same for the tasks before `until`, which are all that is done. */
export const forgettingRanks = (row: Row, until: number): FollowPlan => {
  const forget = forgetful(row, until)
  const tasks = row.tasks.slice(0, until)
  const steps = tasks.map((task, index) => ({
    successors: keptSuccessors(task, row.rank.length),
    forget: (known: RankText) => forget(known, index + 1),
  }))
  return { row: { ...row, tasks }, steps }
}

/** Counts the ranks of a row, with tasks put in order and forgetting what no longer matters. */
export const counting = (procedure: Procedure, row: Row): FollowPlan => {
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
  const steps = tasks.map((task, index) => ({
    successors: keptSuccessors(task, rank.length),
    forget: (known: RankText) => forget(known, index + 1),
    settling: { task, ground, width: rank.length, counts, foreseen: foresight.get(index) ?? [] },
  }))
  return { row: { ...row, tasks }, steps }
}

/** All ways of ranks that are not settled: they are one front, with one factor. */
const unsettled = (fronts: readonly Front[], total: bigint): Pick<Visit, 'ways' | 'unit'> => {
  const [{ ways, heaps }] = fronts as readonly [Front]
  const [factor] = heaps.keys()
  return { ways, unit: fraction(factor!, total) }
}

/** Follows all that can be thrown for a row; the fault is that too much has to be remembered, or what a visit finds. */
export const follow = ({ row, steps, tell, visit }: FollowPlan): Result<Followed, WalkFault> => {
  const { rank, tasks, splitAt } = row
  const heaps = new Map([[1n, { times: 1, ranks: [rank] }]])
  const goal = steps.some(({ settling }) => settling) ? rank : undefined
  let fronts: readonly Front[] = [{ goal, ways: new Map([[rank, 1n]]), heaps }]
  let total = 1n
  for (const [index, task] of tasks.entries()) {
    tell?.(index, tasks.length)
    if (index === splitAt) fronts = fronts.map(doubledFront)
    const step = steps[index]!
    const fault = visit?.({ task, ...unsettled(fronts, total), successors: step.successors })
    if (fault) return err(fault)
    const next = afterTask(fronts, step)
    if (next === undefined) return err(tooManyRanks)
    total *= PARTS
    if (next.length === 0) return ok({ fronts: [], total, done: index })
    fronts = next
  }
  if (tasks.length === splitAt) fronts = fronts.map(doubledFront)
  return ok({ fronts, total, done: tasks.length })
}
