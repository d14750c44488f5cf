import type { RankText } from '../model/ground'
import type { Filling, Possibility } from '../model/possibilities'
import { gcd } from '../model/fraction'
import { rowPossibilities, type RowTask } from './rows'

const MARKS = { dark: '+', light: '-' } as const

/** A filling as text: the rank, with a mark for the color of the next bishop. */
export const fillingKey = ({ rank, chosen }: Filling): string =>
  chosen === undefined ? rank : rank + MARKS[chosen]

/** What {@link fillingKey} was made of. */
export const fillingOf = (key: string): Filling => {
  const mark = key.at(-1)
  if (mark === MARKS.dark) return { rank: key.slice(0, -1), chosen: 'dark' }
  return mark === MARKS.light ? { rank: key.slice(0, -1), chosen: 'light' } : { rank: key }
}

/** Fillings that can have arisen, by their key. A weight over all of them together is a probability. */
export type Ways = ReadonlyMap<string, bigint>

/** What all ways weigh. */
export const weightOfWays = (ways: Ways): bigint => {
  let all = 0n
  for (const weight of ways.values()) all += weight
  return all
}

/** What a filling can turn to, by its key. */
export type Successors = (key: string) => readonly Possibility[]

/** Fillings whose possibilities are kept until the task is done. */
const MAX_KEPT = 20_000

/** What a task can make of fillings, where each comes once only. */
export const successorsAt =
  (task: RowTask, width: number): Successors =>
  key =>
    rowPossibilities(task, fillingOf(key), width)

/** The same where fillings come again and again. */
export const keptSuccessors = (task: RowTask, width: number): Successors => {
  const find = successorsAt(task, width)
  const kept = new Map<string, readonly Possibility[]>()
  return key => {
    const known = kept.get(key)
    if (known) return known
    const found = find(key)
    if (kept.size < MAX_KEPT) kept.set(key, found)
    return found
  }
}

/** All weights are multiplied with this at each task; every number of possibilities, up to 12, divides it. */
export const PARTS = 27_720n

/** How ways go on at a task. */
export interface Onward {
  readonly successors: Successors
  /** Makes ranks alike; without it they are as they are. */
  readonly forget?: ((rank: RankText) => RankText) | undefined
  /** The required final squares; without it all ways go on. */
  readonly goal?: RankText | undefined
  /** One more is the last that is looked for. */
  readonly most: number
}

const leadsTo = ({ next, places }: Possibility, goal: RankText): boolean =>
  places.every(place => goal[place] === next.rank[place])

/** Ways, and the factors of their weights. */
export type Scaled = readonly [ways: Ways, factor: bigint]

type Growing = Map<string, bigint>

const addTo = (ways: Growing, key: string, weight: bigint): void => {
  const before = ways.get(key)
  ways.set(key, before === undefined ? weight : before + weight)
}

/**
 * The next ways, grouped by the number of possibilities at this task; each possibility gets the whole weight of its
 * way.
 */
const unfolded = (ways: Ways, { successors, forget, goal, most }: Onward): ReadonlyMap<number, Growing> => {
  const byCount = new Map<number, Growing>()
  for (const [way, weight] of ways) {
    const found = successors(way)
    const next = byCount.get(found.length) ?? new Map<string, bigint>()
    for (const possibility of found) {
      if (goal !== undefined && !leadsTo(possibility, goal)) continue
      const filling = possibility.next
      addTo(next, fillingKey(forget ? { ...filling, rank: forget(filling.rank) } : filling), weight)
    }
    if (next.size > 0) byCount.set(found.length, next)
    if (next.size > most) break
  }
  return byCount
}

const joined = (byCount: ReadonlyMap<number, Growing>): Scaled => {
  const [first, ...others] = byCount
  if (first === undefined) return [new Map(), 1n]
  if (others.length === 0) return [first[1], PARTS / BigInt(first[0])]
  const ways = new Map<string, bigint>()
  for (const [count, some] of byCount)
    for (const [key, weight] of some) addTo(ways, key, (weight * PARTS) / BigInt(count))
  return [ways, 1n]
}

/** The same with weights that have no common divisor. */
const reduced = ([ways, factor]: Scaled): Scaled => {
  let divisor = 0n
  for (const weight of new Set(ways.values())) divisor = gcd(weight, divisor)
  if (divisor < 2n) return [ways, factor]
  const smaller = new Map<string, bigint>()
  for (const [key, weight] of ways) smaller.set(key, weight / divisor)
  return [smaller, factor * divisor]
}

/** The ways after a task. Each gives all of its possibilities the same part of its weight. */
export const onward = (ways: Ways, how: Onward): Scaled => reduced(joined(unfolded(ways, how)))
