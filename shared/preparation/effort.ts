import type { Entry } from './entry'
import type { PreparationJob } from './job'

/*
 * How thoroughly positions are searched, in quarters of the nodes of a position. Of the other side a quarter will do: its answers are
 * only listed. Of our side one move is chosen, which is searched as thoroughly as it matters: when eight times as much has been searched
 * below a position of ours as for itself, it is searched once more, with four times the nodes.
 */

/** What the nodes of a position are. */
export const WHOLE = 4

const FIRST = { own: WHOLE, other: 1 } as const
const PACE = 8
const STEP = 4

/** Longer searches would keep others waiting. */
export const MOST_EFFORT = 256 * WHOLE

/**
 * One search has no more than this share of all nodes: if it changes the choice, as much again is left for what comes
 * after the move that was found.
 */
const MOST_SHARE = 1 / 5

/** The effort for which `left` nodes suffice, where so many are those of a position. */
export const effortOf = (nodes: number, left: number): number => Math.floor((left * WHOLE) / nodes)

/** How thorough a search may be that is not the first of its position, where there are so many nodes in all. */
export const mostEffortOf = (nodes: number, totalNodes: number): number =>
  Math.min(MOST_EFFORT, effortOf(nodes, totalNodes * MOST_SHARE))

type Choosing = Pick<PreparationJob, 'color' | 'mostEffort'>
type Searched = Pick<Entry, 'turn' | 'effort' | 'size'>

/** What a position itself counts for in its size, once it was searched. */
export const ownSize = ({ effort }: Pick<Entry, 'effort'>): number => Math.max(1, effort)

/** The search of a position of ours has fallen behind what was searched below it. */
export const deservesMore = ({ color, mostEffort }: Choosing, entry: Searched): boolean => {
  const { turn, effort, size } = entry
  if (turn !== color || effort === 0 || STEP * effort > mostEffort) return false
  return size - ownSize(entry) >= PACE * effort
}

/**
 * How thorough the next search of a position is to be.
 *
 * @param left what is left for searches ({@link effortOf}): one that is searched once more goes beyond that only to tell more than before
 */
export const nextEffort = (job: Choosing, entry: Searched, left: number = Infinity): number => {
  const { turn, effort } = entry
  if (deservesMore(job, entry)) return Math.min(STEP * effort, Math.max(left, effort + 1))
  return Math.max(turn === job.color ? FIRST.own : FIRST.other, effort)
}

/** The nodes of a search, where so many are those of a position. */
export const nodesOf = (nodes: number, effort: number): number => Math.ceil((nodes * effort) / WHOLE)

/**
 * A round of searches side by side has enough: beside a long one there are as many short ones as the others of `width` have
 * time for.
 */
export const isRoundFull = (job: Choosing, round: readonly Searched[], width: number): boolean => {
  const efforts = round.map(entry => nextEffort(job, entry))
  return efforts.reduce((sum, effort) => sum + effort, 0) >= width * Math.max(1, ...efforts)
}
