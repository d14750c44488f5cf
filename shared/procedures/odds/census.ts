/*
 * Counts the ranks that a procedure can give, where they are too many to visit.
 *
 * What stands where in the end is settled bit by bit: when the first piece of a kind is put down, all squares
 * of its kind are. Of a rank that is settled so far (a goal) all ways that are under way to it are followed
 * with their weights, and everything else is dropped. Once a kind stands and no later task looks at it, nobody
 * needs to know which kind it is: goals that look alike then, with ways of the same weights, are one front, and
 * only the number of ranks behind it grows.
 */

import type { Color } from '../../board/color'
import { fillingOf, keyOf } from './fillingKey'
import { foreseenRoles, foresightOf, unforeseen, untangled } from './foresight'
import { forgetting, lookedAt, type Forget } from './forgetting'
import { gcd, lcm } from '../model/fraction'
import { countsOf, goalsOf, type Settling } from './goals'
import { FREE, type RankText } from '../model/ground'
import { placedBy } from '../model/tasks'
import { possibilitiesOf, type Possibility } from '../model/possibilities'
import { NAMED } from './odds'
import type { Procedure } from '../model/procedure'
import { scriptOf } from '../model/state'

/** Ranks of the same weight. */
export interface Heap {
  readonly times: number
  /** The first of them that came, at most {@link NAMED}. */
  readonly ranks: readonly RankText[]
}

/** How many ranks there are, by weight. */
export interface Census {
  readonly heaps: Heaps
  /** What the ranks weigh together with those that a check refused. */
  readonly total: bigint
}

/** The number of ranks by weight. A weight over all of them together is a probability. */
export type Heaps = ReadonlyMap<bigint, Heap>

/** What all ranks weigh together. */
export const wholeWeight = (heaps: Heaps): bigint => {
  let whole = 0n
  for (const [weight, { times }] of heaps) whole += weight * BigInt(times)
  return whole
}

/** Most ways and weights at a step; in memory about as much as the ranks that are visited one by one. */
const MOST_ENTRIES = 400_000

/** Ranks that turn out alike from here on. */
export interface Front {
  /** What stands where in the end, as far as it is settled and still matters. */
  readonly goal: RankText
  /** The ways under way to the goal by their filling; weights without a common divisor. */
  readonly ways: ReadonlyMap<string, bigint>
  readonly heaps: Map<bigint, Heap>
}

type Fronts = Map<string, Front>

interface At extends Settling {
  readonly index: number
  readonly forget: Forget
}

/** What every way can turn to, by its filling. */
const possibilitiesBy = (
  fronts: Fronts,
  { action, view }: At,
): ReadonlyMap<string, readonly Possibility[]> => {
  const possibilities = new Map<string, readonly Possibility[]>()
  for (const { ways } of fronts.values())
    for (const key of ways.keys())
      if (!possibilities.has(key)) possibilities.set(key, possibilitiesOf(action, fillingOf(key), view))
  return possibilities
}

interface Step extends At {
  readonly possibilities: ReadonlyMap<string, readonly Possibility[]>
  /** What a way's weight is multiplied with, before its possibilities share it. */
  readonly parts: bigint
}

const leadsTo = ({ next, places }: Possibility, goal: RankText): boolean =>
  places.every(place => goal[place] === next.rank[place])

/** The ways that go on to a goal. */
const waysTo = (goal: RankText, front: Front, { possibilities, parts, forget, index }: Step) => {
  const ways = new Map<string, bigint>()
  for (const [way, weight] of front.ways) {
    const found = possibilities.get(way)!
    for (const possibility of found) {
      if (!leadsTo(possibility, goal)) continue
      const key = keyOf({ ...possibility.next, rank: forget(possibility.next.rank, index + 1) })
      ways.set(key, (ways.get(key) ?? 0n) + (weight * parts) / BigInt(found.length))
    }
  }
  return ways
}

const merged = (one: Heap | undefined, { times, ranks }: Heap): Heap => ({
  times: times + (one?.times ?? 0),
  ranks: [...(one?.ranks ?? []), ...ranks].slice(0, NAMED),
})

/** A rank that is known as far as a goal was, known as far as the next one is. */
const settledAs = (rank: RankText, goal: RankText): RankText =>
  Array.from(rank, (letter, index) => (letter === FREE ? goal[index]! : letter)).join('')

const addFront = (
  fronts: Fronts,
  goal: RankText,
  ways: ReadonlyMap<string, bigint>,
  { heaps }: Front,
  { forget, index }: At,
): number => {
  const divisor = [...ways.values()].reduce(gcd)
  const relative = Array.from(ways, ([key, weight]) => [key, weight / divisor] as const).sort()
  const known = forget(goal, index + 1)
  const name = `${known} ${relative.map(([key, weight]) => `${key}${weight}`).join(' ')}`
  const front = fronts.get(name) ?? { goal: known, ways: new Map(relative), heaps: new Map<bigint, Heap>() }
  const before = fronts.has(name) ? front.heaps.size : -relative.length
  fronts.set(name, front)
  for (const [weight, { times, ranks }] of heaps) {
    const heap = { times, ranks: ranks.map(rank => settledAs(rank, goal)) }
    front.heaps.set(weight * divisor, merged(front.heaps.get(weight * divisor), heap))
  }
  return front.heaps.size - before
}

interface Counted {
  readonly fronts: Fronts
  readonly total: bigint
}

/** The fronts after a task; undefined if they are too many. */
const afterTask = ({ fronts, total }: Counted, at: At): Counted | undefined => {
  const possibilities = possibilitiesBy(fronts, at)
  const counts = new Set(Array.from(possibilities.values(), ({ length }) => BigInt(Math.max(1, length))))
  const step: Step = { ...at, possibilities, parts: lcm(counts) }
  const next: Fronts = new Map()
  let entries = 0
  for (const front of fronts.values())
    for (const goal of goalsOf(front.goal, at)) {
      const ways = waysTo(goal, front, step)
      if (ways.size > 0) entries += addFront(next, goal, ways, front, at)
      if (entries > MOST_ENTRIES) return undefined
    }
  return { fronts: next, total: total * step.parts }
}

/** All ranks of some fronts together, by weight. */
export const heapsOf = (fronts: readonly Front[]): Heaps => {
  const heaps = new Map<bigint, Heap>()
  for (const front of fronts)
    for (const [weight, heap] of front.heaps) {
      const whole = weight * [...front.ways.values()].reduce((all, part) => all + part, 0n)
      heaps.set(whole, merged(heaps.get(whole), heap))
    }
  return heaps
}

/** Which part of a procedure is counted: from one task to another (not included), one player's. */
export interface CensusPart {
  readonly player: Color
  readonly from: number
  readonly until: number
  /** The rank before; pieces that no task looks at may have been forgotten. */
  readonly rank: RankText
  /** Hears before each task how many are done, and of how many. */
  readonly tell?: (done: number, all: number) => void
}

/** What comes of a part of a procedure. */
export interface PartCount {
  readonly fronts: readonly Front[]
  /** What all ranks weigh, with those that a check refused. */
  readonly total: bigint
}

/** Counts through a part of a procedure; undefined where too much has to be remembered. */
export const countPart = (
  procedure: Procedure,
  { player, from, until, rank, tell }: CensusPart,
): PartCount | undefined => {
  const { ground, blackFrom, views, ...script } = scriptOf(procedure)
  const tasks = untangled({ ...script, ground }, blackFrom)
  const foresight = foresightOf({ tasks, ground })
  const forget = forgetting({ tasks, ground }, ({ action }, index) => [
    ...placedBy(action),
    ...lookedAt(unforeseen(action, foresight), ground),
    ...foreseenRoles(foresight, index, ground),
  ])
  const counts = countsOf(procedure, ground)
  const goal = forget(rank, from)
  const begun: Front = {
    goal,
    ways: new Map([[goal, 1n]]),
    heaps: new Map([[1n, { times: 1, ranks: [rank] }]]),
  }
  let counted: Counted = { fronts: new Map([['', begun]]), total: 1n }
  for (const [index, task] of tasks.entries()) {
    if (index < from || index >= until) continue
    tell?.(index, tasks.length)
    const view = views[index < blackFrom ? 'white' : player]
    const action = unforeseen(task.action, foresight)
    const foreseen = foresight.get(index) ?? []
    const next = afterTask(counted, { action, index, view, forget, counts, foreseen })
    if (next === undefined) return undefined
    counted = next
  }
  return { fronts: [...counted.fronts.values()], total: counted.total }
}

/** Whether ranks can be counted at all: a swap mixes what stands already. */
export const isCountable = ({ steps }: Procedure): boolean => steps.every(({ kind }) => kind !== 'swap')

const KNOWN = new WeakMap<Procedure, Map<Color, Census | undefined>>()

/** Counts the ranks of a player, once; undefined where that is out of reach. */
export const takeCensus = (
  procedure: Procedure,
  player: Color,
  tell?: (done: number, all: number) => void,
): Census | undefined => {
  if (!isCountable(procedure)) return undefined
  const known = KNOWN.get(procedure) ?? new Map<Color, Census | undefined>()
  KNOWN.set(procedure, known)
  if (known.has(player)) return known.get(player)
  const part = { player, from: 0, until: Infinity, rank: procedure.rank, ...(tell && { tell }) }
  const counted = countPart(procedure, part)
  const census = counted && { heaps: heapsOf(counted.fronts), total: counted.total }
  known.set(player, census)
  return census
}
