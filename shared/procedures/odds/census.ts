import type { Color } from '../../board/color'
import { withoutFree, type RankText } from '../model/ground'
import type { Procedure } from '../model/procedure'
import { scriptOf } from '../model/state'
import { placedBy, type Task } from '../model/tasks'
import { countingSteps } from './counting'
import { addHeap, follow, listingSteps, type Followed, type Heap, type OnProgress } from './follow'
import { RANK_SEPARATOR, thrownRow, type RowTask, type Whose } from './rows'
import { MAX_RANKS } from './walkFault'
import { weightOfWays } from './ways'

/** What a procedure can produce: ranks, or pairs of them as `WHITE/BLACK`. Squares on which nothing was put are empty. */
export interface Census {
  /** The number of ranks by weight. A weight divided by the sum of all is a probability. */
  readonly heaps: ReadonlyMap<bigint, Heap>
  /** Every rank with its weight, in alphabetical order; only if the ranks can be listed. */
  readonly weights?: readonly (readonly [rank: RankText, weight: bigint])[]
  /** The weight of all ranks, including those that a check refused. */
  readonly total: bigint
  /** The number of tasks done before no rank was left, or of all tasks. */
  readonly done: number
}

/** The number of all ranks. */
export const ranksIn = ({ heaps }: Pick<Census, 'heaps'>): number =>
  [...heaps.values()].reduce((ranks, { times }) => ranks + times, 0)

/** The weight of all ranks together. */
export const wholeWeight = ({ heaps }: Pick<Census, 'heaps'>): bigint =>
  [...heaps].reduce((whole, [weight, { times }]) => whole + weight * BigInt(times), 0n)

/** Counts the ranks of fronts with a goal, by weight. */
const counted = ({ fronts, total, done }: Followed): Census => {
  const heaps = new Map<bigint, Heap>()
  for (const front of fronts) {
    const weight = weightOfWays(front.ways)
    for (const [factor, { times, ranks }] of front.heaps)
      addHeap(heaps, weight * factor, { times, ranks: ranks.map(withoutFree) })
  }
  return { heaps, total, done }
}

/** Orders entries by their ranks. */
export const byRank = ([one]: readonly [RankText, unknown], [other]: readonly [RankText, unknown]): number =>
  one < other ? -1 : 1

/** Lists the ranks of fronts without a goal, where each way is a rank. */
const listed = ({ fronts, total, done }: Followed): Census => {
  const weights = fronts.flatMap(({ ways, heaps }) => {
    const [factor] = heaps.keys()
    return Array.from(ways, ([rank, weight]) => [withoutFree(rank), weight * factor!] as const)
  })
  weights.sort(byRank)
  const heaps = new Map<bigint, Heap>()
  for (const [rank, weight] of weights) addHeap(heaps, weight, { times: 1, ranks: [rank] })
  return { heaps, weights, total, done }
}

const rolesPlaced = (tasks: readonly Task[]) => new Set(tasks.flatMap(({ action }) => placedBy(action)))

/**
 * Whether the final squares can be settled kind by kind. They cannot if a swap moves pieces already placed, or if two ranks do not show
 * which rank was shared.
 *
 * @internal
 */
export const canSettle = (procedure: Procedure, whose: Whose): boolean => {
  const { tasks, blackFrom } = scriptOf(procedure)
  if (tasks.some(({ action }) => action.kind === 'swap')) return false
  const later = rolesPlaced(tasks.slice(blackFrom))
  return whose !== 'both' || [...rolesPlaced(tasks.slice(0, blackFrom))].every(role => !later.has(role))
}

const KNOWN = new WeakMap<Procedure, Map<Whose, Census | undefined>>()

/**
 * Counts ranks without listing them, once for each procedure; undefined if there are too many possibilities.
 *
 * @internal
 */
export const settledCensus = (procedure: Procedure, whose: Whose, tell?: OnProgress): Census | undefined => {
  if (!canSettle(procedure, whose)) return undefined
  const known = KNOWN.get(procedure) ?? new Map<Whose, Census | undefined>()
  KNOWN.set(procedure, known)
  if (known.has(whose)) return known.get(whose)
  const row = thrownRow(procedure, whose)
  const followed = follow({ row, steps: countingSteps(procedure, row), tell })
  const census = followed.ok ? counted(followed.value) : undefined
  known.set(whose, census)
  return census
}

/** For each shared rank, the number of ranks that a player can make of it; undefined if there are too many. */
const ranksOfShared = (procedure: Procedure, player: Color): ReadonlyMap<RankText, number> | undefined => {
  const row = thrownRow(procedure, 'both')
  const isTheirs = ({ begin }: RowTask, index: number) =>
    index < row.splitAt || begin > 0 === (player === 'black')
  const followed = follow({ row, steps: listingSteps({ ...row, tasks: row.tasks.filter(isTheirs) }) })
  if (!followed.ok) return undefined
  const counts = new Map<RankText, number>()
  for (const pair of followed.value.fronts.flatMap(({ ways }) => [...ways.keys()])) {
    const shared = pair.split(RANK_SEPARATOR)[player === 'white' ? 1 : 0]!
    counts.set(shared, (counts.get(shared) ?? 0) + 1)
  }
  return counts
}

/** The number of ways from shared ranks to pairs, which is an upper bound on the number of pairs. */
const waysToPairs = (procedure: Procedure): number => {
  const [white, black] = [ranksOfShared(procedure, 'white'), ranksOfShared(procedure, 'black')]
  if (!white || !black) return Infinity
  let ways = 0
  for (const [shared, ranks] of white) ways += ranks * (black.get(shared) ?? 0)
  return ways
}

/** The input of a census. */
export interface CensusPlan {
  readonly procedure: Procedure
  readonly whose: Whose
  /** An upper bound on the number of ranks. */
  readonly atMost: number
  readonly tell?: OnProgress | undefined
}

/**
 * Counts what a procedure can produce, and lists it if there are at most {@link MAX_RANKS} results; undefined if there are too many
 * possibilities.
 */
export const takeCensus = ({ procedure, whose, atMost, tell }: CensusPlan): Census | undefined => {
  const census = atMost > MAX_RANKS ? settledCensus(procedure, whose, tell) : undefined
  if (census && (census.heaps.size === 0 || ranksIn(census) > MAX_RANKS)) return census
  if (whose === 'both' && waysToPairs(procedure) > MAX_RANKS) return census
  const row = thrownRow(procedure, whose)
  const followed = follow({ row, steps: listingSteps(row), tell })
  return followed.ok ? listed(followed.value) : census
}
