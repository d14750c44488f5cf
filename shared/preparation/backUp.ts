import type { Color } from '../board/color'
import type { Edge, Entries, Entry } from './entry'
import type { PreparationJob } from './job'
import { growthCost, NEVER } from './priority'
import { isMate, lossBetween, oneMoveEarlier, seenBy, type Worth } from './worth'

/** What a move leads to, seen from before it. */
export const worthOfEdge = (entries: Entries, { to, told, isRepetition }: Edge, mover: Color): Worth => {
  const known = isRepetition ? undefined : entries.get(to)?.worth
  return known === undefined ? told : oneMoveEarlier(known, mover)
}

/** The moves of a position, the best for its mover first; of equals the one the search had first. */
export const ranked = (entries: Entries, { edges, turn }: Pick<Entry, 'edges' | 'turn'>): readonly Edge[] => {
  const value = new Map(edges.map(edge => [edge, seenBy(worthOfEdge(entries, edge, turn), turn)]))
  return edges.toSorted((a, b) => value.get(b)! - value.get(a)!)
}

/**
 * Points of winning chance by which a move has to be better than one below which more has been searched: than one with four times
 * as much and more, and than any other.
 */
export const TOLERANCE = { hasty: 3, sober: 1.5 } as const
const FAR_MORE = 4

/**
 * The move of a position that is followed, out of its moves by rank: of the other side the best; of ours that of those about as
 * good as the best below which most has been searched. What was looked at briefly seems better than it is.
 */
export const followed = (
  entries: Entries,
  { color }: PreparationJob,
  { turn }: Pick<Entry, 'turn'>,
  edges: readonly Edge[],
): Edge | undefined => {
  const [best, ...others] = edges
  if (!best || turn !== color) return best
  const top = worthOfEdge(entries, best, turn)
  if (isMate(top)) return best
  const sizeOf = ({ to, isRepetition }: Edge) => (isRepetition ? 0 : entries.get(to)!.size)
  const isAsGood = (edge: Edge): boolean => {
    const tolerance = sizeOf(edge) >= FAR_MORE * sizeOf(best) ? TOLERANCE.hasty : TOLERANCE.sober
    return lossBetween(top, worthOfEdge(entries, edge, turn), turn) <= tolerance
  }
  return others.filter(isAsGood).reduce((most, edge) => (sizeOf(edge) > sizeOf(most) ? edge : most), best)
}

/** The moves of a position by rank, with what it costs to grow beyond each. */
export const growthCosts = (
  entries: Entries,
  job: PreparationJob,
  entry: Entry,
): readonly { readonly edge: Edge; readonly cost: number }[] => {
  const edges = ranked(entries, entry)
  const { turn } = entry
  const [best] = edges
  const follow = followed(entries, job, entry, edges)
  const top = best && worthOfEdge(entries, best, turn)
  return edges.map(edge => {
    if (edge.isRepetition) return { edge, cost: NEVER }
    const step = growthCost(job, turn, top!, worthOfEdge(entries, edge, turn), edge === follow)
    return { edge, cost: step + entries.get(edge.to)!.cost }
  })
}

const costOf = (entries: Entries, job: PreparationJob, entry: Entry): number => {
  if (entry.state === 'leaf') return entry.ply < job.depth ? 0 : NEVER
  if (entry.state !== 'searched') return NEVER
  return Math.min(NEVER, ...growthCosts(entries, job, entry).map(({ cost }) => cost))
}

/** Gives a position its worth and its cost by what is known below it; tells whether that has changed anything. */
export const judge = (entries: Entries, job: PreparationJob, entry: Entry): boolean => {
  const { worth, cost, size } = entry
  const [best] = entry.state === 'searched' ? ranked(entries, entry) : []
  if (best) entry.worth = worthOfEdge(entries, best, entry.turn)
  if (entry.state === 'searched')
    entry.size = entry.edges.reduce(
      (sum, { to, isRepetition }) => sum + (isRepetition ? 0 : entries.get(to)!.size),
      1,
    )
  entry.cost = costOf(entries, job, entry)
  return worth !== entry.worth || cost !== entry.cost || size !== entry.size
}

/** Judges a position, and whatever that changes above it. */
export const backUp = (entries: Entries, job: PreparationJob, from: Entry): void => {
  judge(entries, job, from)
  const waiting = new Set(from.parents)
  for (const key of waiting) {
    waiting.delete(key)
    const entry = entries.get(key)!
    if (judge(entries, job, entry)) for (const parent of entry.parents) waiting.add(parent)
  }
}
