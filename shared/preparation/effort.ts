import type { Entry } from './entry'
import type { PreparationJob } from './job'

/*
 * How thoroughly positions are searched, in quarters of the nodes of a position. Of the other side a quarter is enough:
 * its answers are only listed. Of our side one move is chosen, which is searched as thoroughly as it matters. The
 * importance of the first move is known from the start: it has a share of all nodes, the moves after each of the
 * answers to it have such a share of that, and so on. And when eight times as much has been searched below a position
 * of ours as for itself, it is searched again, with four times the nodes.
 */

/** What the nodes of a position are. */
export const WHOLE = 4

const OTHER = 1
const PACE = 8
const STEP = 4

/**
 * Longer searches would keep other positions waiting. The limit is lower for the first search, as long as nothing is
 * known.
 */
export const MAX_EFFORT = 256 * WHOLE
const MAX_FIRST = 64 * WHOLE

/** One search has no more than this share of all nodes: what comes after the move that it finds has to be looked at as well. */
const MAX_SHARE = 1 / 5

/** The effort that `left` nodes pay for, when a whole search takes `nodes`. */
export const effortOf = (nodes: number, left: number): number => Math.floor((left * WHOLE) / nodes)

/** The most thorough search that a budget of `totalNodes` allows, when a whole search takes `nodes`. */
export const mostEffortOf = (nodes: number, totalNodes: number): number =>
  Math.min(MAX_EFFORT, effortOf(nodes, totalNodes * MAX_SHARE))

type Choosing = Pick<PreparationJob, 'color' | 'lines' | 'mostEffort'>
type Searched = Pick<Entry, 'turn' | 'ply' | 'effort' | 'size'>

/** What a position itself counts for in its size, once it was searched. */
export const ownSize = ({ effort }: Pick<Entry, 'effort'>): number => Math.max(1, effort)

/** The search of a position of ours has fallen behind what was searched below it. */
export const deservesMore = ({ color, mostEffort }: Choosing, entry: Searched): boolean => {
  const { turn, effort, size } = entry
  if (turn !== color || effort === 0 || STEP * effort > mostEffort) return false
  return size - ownSize(entry) >= PACE * effort
}

/** How thorough the first search of a position is. */
const firstEffort = ({ color, lines, mostEffort }: Choosing, { turn, ply }: Searched): number => {
  if (turn !== color) return OTHER
  const answers = Math.ceil(ply / 2)
  return Math.max(WHOLE, Math.floor(Math.min(MAX_FIRST, mostEffort) / lines.other ** answers))
}

/**
 * How thorough the next search of a position should be.
 *
 * @param left what is left for searches that are not the first of their position ({@link effortOf})
 */
export const nextEffort = (job: Choosing, entry: Searched, left: number = Infinity): number => {
  const { effort } = entry
  if (deservesMore(job, entry)) return Math.min(STEP * effort, left)
  return effort > 0 ? effort : firstEffort(job, entry)
}

/**
 * How thorough the searches of a round should be; undefined where so little is left that one more would add nothing to
 * the last search of its position.
 */
export const plannedEfforts = (
  job: Choosing,
  round: readonly Searched[],
  left: number,
): readonly number[] | undefined => {
  let rest = left
  const efforts: number[] = []
  for (const entry of round) {
    const effort = nextEffort(job, entry, rest)
    if (deservesMore(job, entry) && effort <= entry.effort) return undefined
    efforts.push(effort)
    rest -= effort
  }
  return efforts
}

/** The nodes of a search with this effort, when a whole search takes `nodes`. */
export const nodesOf = (nodes: number, effort: number): number => Math.ceil((nodes * effort) / WHOLE)

/** What a round holds: as many searches as keep `width` threads busy, and no more than `most`. */
export interface RoundSize {
  readonly width: number
  readonly most: number
}

const NARROWEST = 2
const WIDEST = 16
const MOST = 1024

/** A round is this share of what is known: what it finds then changes little in what the rest of it would have been. */
const SHARE_OF_KNOWN = 1 / 16

/**
 * How large the next round is, by how many positions were searched before. It depends on nothing else, neither on the
 * machine nor on its engine, so that a preparation has the same result on every machine.
 */
export const roundSize = (positions: number): RoundSize => {
  const share = Math.floor(positions * SHARE_OF_KNOWN)
  const width = Math.min(WIDEST, Math.max(NARROWEST, share))
  return { width, most: Math.min(MOST, Math.max(width, share)) }
}

/**
 * A round of searches is full: beside a long one there are as many short ones as the others of `width` threads have time for,
 * but not more than its most, and none without nodes left.
 */
export const isRoundFull = (
  job: Choosing,
  round: readonly Searched[],
  { width, most }: RoundSize,
  left: number = Infinity,
): boolean => {
  if (round.length >= most) return true
  const efforts = round.map(entry => nextEffort(job, entry, left))
  const sum = efforts.reduce((a, b) => a + b, 0)
  return sum >= Math.min(width * Math.max(1, ...efforts), Math.max(1, left))
}
