/*
 * The exact method behind all odds: everything that can be thrown is followed at once, task by task. Ways that have reached the same
 * filling are merged, and their weights are added. In the end each way is a rank, and its weight divided by the sum of all is its
 * probability. What is merged depends on the question:
 *
 * - To list ranks, nothing is forgotten.
 * - To count throws and to find dead ends, pieces that no later task looks at are forgotten: a few hundred ways represent
 *   millions of ranks.
 * - To count ranks that are too many to list, only the ways to a partly settled rank (a goal) are followed. Once no later
 *   task looks at a kind, it no longer matters which kind it is: goals that then look alike, with ways of the same weights,
 *   form one front, and only the number of its ranks grows.
 */

import { err, ok, type Result } from '../../result'
import { fraction, type Fraction } from '../model/fraction'
import { FREE, type RankText } from '../model/ground'
import { doubled, type Row, type RowTask } from './rows'
import { MAX_RANKS, tooManyRanks, type WalkFault } from './walkFault'
import { onward, PARTS, successorsAt, type Successors, type Ways } from './ways'

/** The most ranks of one weight that are kept as examples. */
const NAMED = 3

/** Ranks of the same weight. */
export interface Heap {
  readonly times: number
  /** Examples, at most {@link NAMED}. */
  readonly ranks: readonly RankText[]
}

/** Ranks that have the same continuations. */
export interface Front {
  /** The final squares that are settled and still matter; undefined if nothing is settled. */
  readonly goal: RankText | undefined
  /** The ways to the goal; their weights have no common divisor. */
  readonly ways: Ways
  /** The number of ranks in this front, grouped by the factor by which the weights of the ways are multiplied. */
  readonly heaps: Map<bigint, Heap>
}

/** The results of all tasks. */
export interface Followed {
  readonly fronts: readonly Front[]
  /** The weight of all ranks, including those that a check refused. */
  readonly total: bigint
  /** The number of tasks done before no rank was left, or of all tasks. */
  readonly done: number
}

/** Receives the number of finished tasks, and that of all. */
export type OnProgress = (done: number, all: number) => void

/** The most ways and weights at a step if goals are settled; they need about as much memory as {@link MAX_RANKS} ways. */
const MAX_ENTRIES = 400_000

/** A task, and how it changes all fronts. */
export interface FollowStep {
  readonly task: RowTask
  readonly successors: Successors
  /** Makes ranks equal that no longer differ for later tasks; without it they stay as they are. */
  readonly forget?: (rank: RankText) => RankText
  /** The next goals of a goal; without it nothing is settled, and all ways are one front. */
  readonly goalsOf?: (goal: RankText) => readonly RankText[]
}

type Fronts = Map<string, Front>

/** Adds ranks to those of the same weight. */
export const addHeap = (heaps: Map<bigint, Heap>, weight: bigint, { times, ranks }: Heap): void => {
  const before = heaps.get(weight)
  if (before === undefined) heaps.set(weight, { times, ranks })
  else {
    const named = before.ranks.length < NAMED ? [...before.ranks, ...ranks].slice(0, NAMED) : before.ranks
    heaps.set(weight, { times: before.times + times, ranks: named })
  }
}

/** Fills the squares of a rank that its goal left open from the next goal. */
const settledAs = (rank: RankText, goal: RankText): RankText =>
  rank
    .split('')
    .map((letter, index) => (letter === FREE ? goal[index]! : letter))
    .join('')

const nameOf = (goal: RankText, ways: Ways): string =>
  `${goal} ${Array.from(ways, ([way, weight]) => `${way}${weight}`)
    .sort()
    .join(' ')}`

/** Adds the ways that lead to a goal. Returns by how many entries the fronts have grown. */
const addFront = (
  fronts: Fronts,
  begun: Front,
  goal: RankText | undefined,
  { successors, forget }: FollowStep,
): number => {
  const [ways, factor] = onward(begun.ways, { successors, forget, goal, most: MAX_RANKS })
  if (ways.size === 0) return 0
  const known = goal && forget?.(goal)
  const name = known === undefined ? '' : nameOf(known, ways)
  const front = fronts.get(name) ?? { goal: known, ways, heaps: new Map<bigint, Heap>() }
  const before = fronts.has(name) ? front.heaps.size : -ways.size
  fronts.set(name, front)
  for (const [weight, { times, ranks }] of begun.heaps)
    addHeap(front.heaps, weight * factor, {
      times,
      ranks: goal === undefined ? ranks : ranks.map(rank => settledAs(rank, goal)),
    })
  return front.heaps.size - before
}

/** The fronts after a task; undefined if there are too many. */
const afterTask = (fronts: readonly Front[], step: FollowStep): readonly Front[] | undefined => {
  const next: Fronts = new Map()
  const most = step.goalsOf ? MAX_ENTRIES : MAX_RANKS
  let entries = 0
  for (const front of fronts) {
    const goals = step.goalsOf?.(front.goal!) ?? [undefined]
    for (const goal of goals) {
      entries += addFront(next, front, goal, step)
      if (entries > most + 1) return undefined
    }
  }
  return [...next.values()]
}

/** The front of both ranks, after the steps that are thrown once for both. */
const doubledFront = ({ goal, ways, heaps }: Front): Front => ({
  goal: goal && doubled(goal),
  ways: new Map(Array.from(ways, ([way, weight]) => [doubled(way), weight])),
  heaps: new Map(
    Array.from(heaps, ([weight, { times, ranks }]) => [weight, { times, ranks: ranks.map(doubled) }]),
  ),
})

/** The steps that list the ranks of a row: nothing is forgotten. */
export const listingSteps = ({ tasks, rank }: Row): readonly FollowStep[] =>
  tasks.map(task => ({ task, successors: successorsAt(task, rank.length) }))

/** The input of {@link follow}. */
export interface FollowPlan {
  readonly row: Pick<Row, 'rank' | 'splitAt'>
  readonly steps: readonly FollowStep[]
  readonly tell?: OnProgress | undefined
  /** Called with all ways before each step, if no squares are settled; a fault ends the run. A weight times `unit` is a probability. */
  readonly visit?: (step: FollowStep, ways: Ways, unit: Fraction) => WalkFault | undefined
}

/**
 * Follows everything that can be thrown for a row. The fault is that there are too many ranks to hold in memory, or one that `visit`
 * returns.
 */
export const follow = ({ row, steps, tell, visit }: FollowPlan): Result<Followed, WalkFault> => {
  const { rank, splitAt } = row
  const heaps = new Map([[1n, { times: 1, ranks: [rank] }]])
  const goal = steps.some(({ goalsOf }) => goalsOf) ? rank : undefined
  let fronts: readonly Front[] = [{ goal, ways: new Map([[rank, 1n]]), heaps }]
  let total = 1n
  for (let done = 0; ; done += 1) {
    if (done === splitAt) fronts = fronts.map(doubledFront)
    const step = steps[done]
    if (step === undefined) return ok({ fronts, total, done })
    tell?.(done, steps.length)
    const [first] = fronts as readonly [Front]
    const fault = visit?.(step, first.ways, fraction(first.heaps.keys().next().value!, total))
    if (fault) return err(fault)
    const next = afterTask(fronts, step)
    if (next === undefined) return err(tooManyRanks)
    total *= PARTS
    if (next.length === 0) return ok({ fronts: [], total, done })
    fronts = next
  }
}
