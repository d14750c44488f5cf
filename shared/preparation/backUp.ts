import type { Color } from '../board/color'
import type { Edge, Entries, Entry } from './entry'
import type { PreparationJob } from './job'
import { growthCost, NEVER } from './priority'
import { oneMoveEarlier, seenBy, type Worth } from './worth'

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

/** What it costs to grow below a position by way of a move, where the best one leads to `best`. */
export const costBeyond = (
  entries: Entries,
  job: PreparationJob,
  { turn }: Entry,
  best: Worth,
  edge: Edge,
): number =>
  edge.isRepetition
    ? NEVER
    : growthCost(job, turn, best, worthOfEdge(entries, edge, turn)) + entries.get(edge.to)!.cost

const costOf = (entries: Entries, job: PreparationJob, entry: Entry): number => {
  if (entry.state === 'leaf') return entry.ply < job.depth ? 0 : NEVER
  if (entry.state !== 'searched' || entry.worth === undefined) return NEVER
  return Math.min(...entry.edges.map(edge => costBeyond(entries, job, entry, entry.worth!, edge)))
}

/** Gives a position its worth and its cost by what is known below it; tells whether that has changed anything. */
export const judge = (entries: Entries, job: PreparationJob, entry: Entry): boolean => {
  const { worth, cost } = entry
  const [best] = entry.state === 'searched' ? ranked(entries, entry) : []
  if (best) entry.worth = worthOfEdge(entries, best, entry.turn)
  entry.cost = costOf(entries, job, entry)
  return worth !== entry.worth || cost !== entry.cost
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
