import type { Entry } from './entry'
import type { PreparationJob } from './job'

/*
 * How thoroughly positions are searched, in quarters of the nodes of a position. For the other side a quarter is enough, because
 * its answers are only listed. For our side one move is chosen, which is searched as thoroughly as it matters. The importance of
 * the first move is known from the start: it gets a share of all nodes, the moves after each answer to it get that share of its
 * share, and so on. When eight times as much has been searched below a position of ours as for the position itself, it is
 * searched again with four times the nodes.
 */

/** The effort of a whole search of a position. */
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

/** The most of all nodes that one search may use, because the positions after the move that it finds must be searched as well. */
const MAX_SHARE = 1 / 5

/** The effort that `left` nodes allow if a whole search takes `nodes`. */
export const effortOf = (nodes: number, left: number): number => Math.floor((left * WHOLE) / nodes)

/** The greatest effort of a search within a budget of `totalNodes`, if a whole search takes `nodes`. */
export const mostEffortOf = (nodes: number, totalNodes: number): number =>
  Math.min(MAX_EFFORT, effortOf(nodes, totalNodes * MAX_SHARE))

type Choosing = Pick<PreparationJob, 'color' | 'lines' | 'mostEffort'>
type Searched = Pick<Entry, 'turn' | 'ply' | 'effort' | 'size'>

/** How much a searched position itself adds to its size. */
export const ownSize = ({ effort }: Pick<Entry, 'effort'>): number => Math.max(1, effort)

/** Whether the search of a position of ours is too small for what was searched below it. */
export const deservesMore = ({ color, mostEffort }: Choosing, entry: Searched): boolean => {
  const { turn, effort, size } = entry
  if (turn !== color || effort === 0 || STEP * effort > mostEffort) return false
  return size - ownSize(entry) >= PACE * effort
}

const firstEffort = ({ color, lines, mostEffort }: Choosing, { turn, ply }: Searched): number => {
  if (turn !== color) return OTHER
  const answers = Math.ceil(ply / 2)
  return Math.max(WHOLE, Math.floor(Math.min(MAX_FIRST, mostEffort) / lines.other ** answers))
}

/**
 * The effort of the next search of a position.
 *
 * @param left what is left for searches other than the first of their position ({@link effortOf})
 */
export const nextEffort = (job: Choosing, entry: Searched, left: number = Infinity): number => {
  const { effort } = entry
  if (deservesMore(job, entry)) return Math.min(STEP * effort, left)
  return effort > 0 ? effort : firstEffort(job, entry)
}

/**
 * The efforts of the searches of a round; undefined if so little is left that repeating one of them would add nothing to its last
 * search.
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

/** The nodes of a search with this effort, if a whole search takes `nodes`. */
export const nodesOf = (nodes: number, effort: number): number => Math.ceil((nodes * effort) / WHOLE)

/** The size of a round: enough searches to keep `width` threads busy, and no more than `most`. */
export interface RoundSize {
  readonly width: number
  readonly most: number
}

const NARROWEST = 2
const WIDEST = 16
const MOST = 1024

/**
 * The size of a round, as a share of the known positions. It is so small that its findings would hardly have changed the rest of
 * the round.
 */
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
 * Whether a round of searches is full. Beside a long search it has as many short ones as the other threads of `width` have time
 * for, but never more than `most`, and none for which no nodes are left.
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
