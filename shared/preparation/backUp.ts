import type { Color } from '../board/color'
import { allowed, alwaysOf, byHandOf } from './byHand'
import type { Edge, Entries, Entry } from './entry'
import type { PreparationJob } from './job'
import { deservesMore, ownSize } from './effort'
import { DEEPER, growthCost, NEVER, openedCost } from './priority'
import { isMate, lossBetween, oneMoveEarlier, worthPoints, fromSide, type Worth } from './worth'

/** The value of a move's result, seen from the position before the move. */
export const worthOfEdge = (entries: Entries, { to, told, isRepetition }: Edge, mover: Color): Worth => {
  const known = isRepetition ? undefined : entries.get(to)?.worth
  return known === undefined ? told : oneMoveEarlier(known, mover)
}

/** The moves of a position, the best for its mover first; of equal ones the one that the search listed first. */
export const ranked = (entries: Entries, { edges, turn }: Pick<Entry, 'edges' | 'turn'>): readonly Edge[] => {
  const value = new Map(edges.map(edge => [edge, fromSide(worthOfEdge(entries, edge, turn), turn)]))
  return edges.toSorted((a, b) => value.get(b)! - value.get(a)!)
}

/**
 * By how many points of winning chance our best move must be better to be preferred to one below which more was searched: the
 * first if that is at least four times as much, the second otherwise.
 */
export const TOLERANCE = { hasty: 1, sober: 0.5 } as const
const FAR_MORE = 4

/** The weight of the search of a position itself: it finds more than the many small searches below it with as many nodes together. */
const OWN_WEIGHT = 8

type Chooser = Pick<Entry, 'turn' | 'byHand' | 'effort'>

/** The move from which a position takes its value: the best one or, for our side, the best of those that the user allows. */
export const decisive = (job: PreparationJob, entry: Chooser, edges: readonly Edge[]): Edge | undefined =>
  alwaysOf(job, entry, edges) ?? allowed(job, entry, edges)[0] ?? edges[0]

/**
 * The value of a position as it is prepared: for our side after the move that is followed, which may not have the best value.
 * Undefined if nothing is known.
 */
export const preparedWorth = (entries: Entries, entry: Entry): Worth | undefined => {
  const followed = entry.edges.find(({ move }) => move.uci === entry.choice)
  return followed ? worthOfEdge(entries, followed, entry.turn) : entry.worth
}

/** How much was searched below a move. */
const sizeBelow = (entries: Entries, { to, isRepetition }: Edge): number =>
  isRepetition ? 0 : entries.get(to)!.size

/**
 * The winning chance after a move of ours, in points, as the choice counts it: the value from the search of the position itself
 * and the value backed up from below, each weighted by how much was searched. A mate that was found counts fully.
 */
export const meritOf = (
  entries: Entries,
  { turn, effort }: Pick<Entry, 'turn' | 'effort'>,
  edge: Edge,
): number => {
  const pointsFor = (worth: Worth) => fromSide(worthPoints(worth), turn)
  const below = sizeBelow(entries, edge)
  const worth = worthOfEdge(entries, edge, turn)
  if (below === 0 || isMate(worth)) return pointsFor(worth)
  const own = OWN_WEIGHT * effort
  return (own * pointsFor(edge.told) + below * pointsFor(worth)) / (own + below)
}

/**
 * The chosen one of a position's moves, which are ranked: for the other side the best. For our side it is the one that the user
 * wants, else the one below which most was searched among those about as good as the best, because a briefly searched move seems
 * better than it is.
 */
export const followed = (
  entries: Entries,
  job: PreparationJob,
  entry: Chooser,
  edges: readonly Edge[],
): Edge | undefined => {
  const { turn } = entry
  if (turn !== job.color) return edges[0]
  const always = alwaysOf(job, entry, edges)
  if (always) return always
  const free = allowed(job, entry, edges)
  const [first] = free
  if (!first || isMate(worthOfEdge(entries, first, turn))) return first
  const merits = new Map(free.map(edge => [edge, meritOf(entries, entry, edge)]))
  const best = free.reduce((a, b) => (merits.get(b)! > merits.get(a)! ? b : a))
  const isAsGood = (edge: Edge): boolean => {
    const isFarMore = sizeBelow(entries, edge) >= FAR_MORE * sizeBelow(entries, best)
    return merits.get(best)! - merits.get(edge)! <= (isFarMore ? TOLERANCE.hasty : TOLERANCE.sober)
  }
  return free
    .filter(isAsGood)
    .reduce((most, edge) => (sizeBelow(entries, edge) > sizeBelow(entries, most) ? edge : most), best)
}

/** The ranked moves of a position, and what was decided about them. */
interface Standing {
  readonly edges: readonly Edge[]
  readonly follow: Edge | undefined
  readonly top: Worth | undefined
}

const standingOf = (entries: Entries, job: PreparationJob, entry: Entry): Standing => {
  const edges = ranked(entries, entry)
  const best = decisive(job, entry, edges)
  return {
    edges,
    follow: followed(entries, job, entry, edges),
    top: best && worthOfEdge(entries, best, entry.turn),
  }
}

interface EdgeCost {
  readonly edge: Edge
  readonly cost: number
}

/**
 * The points of winning chance that each move of a position gives away. Moves of ours are compared with the one that is followed,
 * as the choice counts.
 */
const losses = (
  entries: Entries,
  job: PreparationJob,
  entry: Entry,
  { follow, top }: Standing,
): ((edge: Edge) => number) => {
  const { turn } = entry
  if (turn !== job.color || !follow) return edge => lossBetween(top!, worthOfEdge(entries, edge, turn), turn)
  const merit = meritOf(entries, entry, follow)
  return edge => Math.max(0, merit - meritOf(entries, entry, edge))
}

const costsIn = (
  entries: Entries,
  job: PreparationJob,
  entry: Entry,
  standing: Standing,
): readonly EdgeCost[] => {
  const { turn } = entry
  const { edges, follow } = standing
  const lossOf = losses(entries, job, entry, standing)
  const hasAlways = alwaysOf(job, entry, edges) !== undefined
  return edges.map(edge => {
    const { rule, deeper, opened } = byHandOf(entry, edge.move.uci)
    if (edge.isRepetition || rule === 'never') return { edge, cost: NEVER }
    const isOpen = rule === 'always' || deeper > 0 || opened > 0
    const usual = hasAlways && edge !== follow ? NEVER : growthCost(job, turn, lossOf(edge), edge === follow)
    const step = usual === NEVER && isOpen ? openedCost(job, turn) : usual
    return { edge, cost: step - deeper * DEEPER + entries.get(edge.to)!.cost }
  })
}

/** The ranked moves of a position, with the cost of growing beyond each. */
export const growthCosts = (entries: Entries, job: PreparationJob, entry: Entry): readonly EdgeCost[] =>
  costsIn(entries, job, entry, standingOf(entries, job, entry))

/** Called with a searched position whose value (or move, if it is ours) has changed, and with the old ones. */
export type OnChange = (entry: Entry, was: Pick<Entry, 'worth' | 'choice'>) => void

const judgeSearched = (entries: Entries, job: PreparationJob, entry: Entry, hear?: OnChange): void => {
  const standing = standingOf(entries, job, entry)
  const { worth, choice } = entry
  if (standing.top !== undefined) entry.worth = standing.top
  if (entry.turn === job.color) entry.choice = standing.follow?.move.uci
  entry.size = entry.edges.reduce((sum, edge) => sum + sizeBelow(entries, edge), ownSize(entry))
  if (entry.again === 'no' && deservesMore(job, entry)) entry.again = 'wanted'
  entry.cost =
    entry.again === 'wanted'
      ? 0
      : Math.min(NEVER, ...costsIn(entries, job, entry, standing).map(({ cost }) => cost))
  if (hear && (worth !== entry.worth || choice !== entry.choice)) hear(entry, { worth, choice })
}

/** Updates the value and cost of a position from what is known below it; returns whether they changed. */
export const judge = (entries: Entries, job: PreparationJob, entry: Entry, hear?: OnChange): boolean => {
  const { worth, cost, size } = entry
  if (entry.state === 'searched') judgeSearched(entries, job, entry, hear)
  else entry.cost = entry.state === 'leaf' && entry.ply < job.depth ? 0 : NEVER
  return worth !== entry.worth || cost !== entry.cost || size !== entry.size
}

/** The positions that wait to be updated, those with the most plies first. */
const byPlies = () => {
  const waiting: (Set<Entry> | undefined)[] = []
  return {
    add: (entry: Entry): void => {
      const level = (waiting[entry.ply] ??= new Set())
      level.add(entry)
    },
    take: (): Entry | undefined => {
      for (let level = waiting.at(-1); waiting.length > 0; level = waiting.at(-1)) {
        for (const entry of level ?? []) {
          level!.delete(entry)
          return entry
        }
        waiting.pop()
      }
      return undefined
    },
  }
}

/**
 * Updates positions, and all positions above them that change as a result. Each step is a pause in which more may be added.
 * Positions far from the beginning come first, so that hardly any is updated twice.
 */
export const backingUp = function* (
  { entries, job }: { readonly entries: Entries; readonly job: PreparationJob },
  from: Iterable<Entry>,
  hear?: OnChange,
): Generator<void, void> {
  const waiting = byPlies()
  const begun = new Set(from)
  for (const entry of begun) waiting.add(entry)
  for (let entry = waiting.take(); entry; entry = waiting.take()) {
    const hasChanged = judge(entries, job, entry, hear)
    if (begun.delete(entry) || hasChanged) for (const key of entry.parents) waiting.add(entries.get(key)!)
    yield
  }
}
