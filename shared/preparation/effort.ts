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

type Searched = Pick<Entry, 'turn' | 'effort' | 'size'>

/** What a position itself counts for in its size, once it was searched. */
export const ownSize = ({ effort }: Pick<Entry, 'effort'>): number => Math.max(1, effort)

/** The search of a position of ours has fallen behind what was searched below it. */
export const deservesMore = ({ color }: Pick<PreparationJob, 'color'>, entry: Searched): boolean => {
  const { turn, effort, size } = entry
  if (turn !== color || effort === 0 || effort >= MOST_EFFORT) return false
  return size - ownSize(entry) >= PACE * effort
}

/** How thorough the next search of a position is to be. */
export const nextEffort = (job: Pick<PreparationJob, 'color'>, entry: Searched): number => {
  if (deservesMore(job, entry)) return STEP * entry.effort
  return Math.max(entry.turn === job.color ? FIRST.own : FIRST.other, entry.effort)
}

/** The nodes of a search, where so many are those of a position. */
export const nodesOf = (nodes: number, effort: number): number => Math.ceil((nodes * effort) / WHOLE)

/**
 * A round of searches side by side has enough: beside a long one there are as many short ones as the others of `width` have
 * time for.
 */
export const isRoundFull = (
  job: Pick<PreparationJob, 'color'>,
  round: readonly Searched[],
  width: number,
): boolean => {
  const efforts = round.map(entry => nextEffort(job, entry))
  return efforts.reduce((sum, effort) => sum + effort, 0) >= width * Math.max(1, ...efforts)
}
