import type { RankText } from '../model/ground'
import type { Filling, Possibility } from '../model/possibilities'
import { gcd } from '../model/fraction'
import { rowPossibilities, type RowTask } from './rows'

const MARKS = { dark: '+', light: '-' } as const

/** A filling as text: the rank, with a mark for the color of the next bishop. */
export const fillingKey = ({ rank, chosen }: Filling): string =>
  chosen === undefined ? rank : rank + MARKS[chosen]

/** The inverse of {@link fillingKey}. */
export const fillingOf = (key: string): Filling => {
  const mark = key.at(-1)
  if (mark === MARKS.dark) return { rank: key.slice(0, -1), chosen: 'dark' }
  return mark === MARKS.light ? { rank: key.slice(0, -1), chosen: 'light' } : { rank: key }
}

/** The fillings that can have arisen, by their key, with their weights. A weight divided by the sum of all is a probability. */
export type Ways = ReadonlyMap<string, bigint>

/** The weight of all ways together. */
export const weightOfWays = (ways: Ways): bigint => {
  let all = 0n
  for (const weight of ways.values()) all += weight
  return all
}

/** The possibilities after a filling, given by its key. */
export type Successors = (key: string) => readonly Possibility[]

/** The most fillings whose possibilities are kept until the task is done. */
const MAX_KEPT = 20_000

/** The successors at a task, if each filling comes only once. */
export const successorsAt =
  (task: RowTask, width: number): Successors =>
  key =>
    rowPossibilities(task, fillingOf(key), width)

/** The same if fillings come repeatedly: possibilities are kept. */
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

/** All weights are multiplied by this at each task; it is divisible by every number of possibilities up to 12. */
export const PARTS = 27_720n

/** How ways are continued at a task. */
export interface Onward {
  readonly successors: Successors
  /** Makes ranks equal that no longer differ for later tasks; without it they stay as they are. */
  readonly forget?: ((rank: RankText) => RankText) | undefined
  /** The required final squares; without it all ways are continued. */
  readonly goal?: RankText | undefined
  /** The search ends as soon as there are more ways than this. */
  readonly most: number
}

const leadsTo = ({ next, places }: Possibility, goal: RankText): boolean =>
  places.every(place => goal[place] === next.rank[place])

/** Ways, and the factor by which their weights are to be multiplied. */
export type Scaled = readonly [ways: Ways, factor: bigint]

type Growing = Map<string, bigint>

/** Scaled ways that can still be changed. */
type Scaling = readonly [ways: Growing, factor: bigint]

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

const joined = (byCount: ReadonlyMap<number, Growing>): Scaling => {
  const [first, ...others] = byCount
  if (first === undefined) return [new Map(), 1n]
  if (others.length === 0) return [first[1], PARTS / BigInt(first[0])]
  const ways = new Map<string, bigint>()
  for (const [count, some] of byCount)
    for (const [key, weight] of some) addTo(ways, key, (weight * PARTS) / BigInt(count))
  return [ways, 1n]
}

/** Divides the weights by their greatest common divisor, in place because there may be hundreds of thousands. */
const reduced = ([ways, factor]: Scaling): Scaled => {
  let divisor = 0n
  for (const weight of new Set(ways.values())) divisor = gcd(weight, divisor)
  if (divisor < 2n) return [ways, factor]
  for (const [key, weight] of ways) ways.set(key, weight / divisor)
  return [ways, factor * divisor]
}

/** The ways after a task. A way divides its weight equally among its possibilities. */
export const onward = (ways: Ways, how: Onward): Scaled => reduced(joined(unfolded(ways, how)))
