import { opposite, type Color } from '../board/color'
import { backUp, growthCosts, judge } from './backUp'
import { newEntry, type Edge, type Entries, type Entry } from './entry'
import type { PreparationJob } from './job'
import { NEVER } from './priority'
import type { Worth } from './worth'

/** A move that a search has found, before it is part of the graph. */
export type FoundMove = Pick<Edge, 'move' | 'to' | 'told' | 'isNatural'>

/** What a search has found in a position. */
export interface Finding {
  /** Number of legal moves. */
  readonly legal: number
  /** Plies. */
  readonly depth: number
  readonly moves: readonly FoundMove[]
}

/** The positions of a preparation and how they hang together: each once, and none with a way back to itself. */
export interface PreparationGraph {
  /** The key of the first position. */
  readonly root: string
  readonly entries: Entries
  /** The position that is to be searched next; undefined if there is none. It counts as asked from then on. */
  readonly next: () => Entry | undefined
  /** Takes in what the search of a position has found. */
  readonly grow: (key: string, finding: Finding) => void
  /** The game is over there. */
  readonly end: (key: string, worth: Worth) => void
}

/** A position and all from which it can be reached. */
const aboveOf = (entries: Entries, key: string): ReadonlySet<string> => {
  const found = new Set([key])
  for (const one of found) for (const parent of entries.get(one)!.parents) found.add(parent)
  return found
}

/** From a position along the moves that cost least to the one that is to be searched. */
const cheapest = (entries: Entries, job: PreparationJob, from: Entry): Entry => {
  let at = from
  while (at.state !== 'leaf') {
    const entry = at
    const least = growthCosts(entries, job, entry).reduce((a, b) => (b.cost < a.cost ? b : a))
    at = entries.get(least.edge.to)!
  }
  return at
}

/** Begins with one position, of which nothing is known. */
export const preparationGraph = (
  job: PreparationJob,
  first: { readonly key: string; readonly fen: string; readonly turn: Color },
): PreparationGraph => {
  const root = newEntry(first.key, first.fen, first.turn, 0)
  const entries = new Map([[root.key, root]])

  const link = (from: Entry, { to, move }: Edge): void => {
    const known = entries.get(to)
    const child = known ?? newEntry(to, move.fen, opposite(from.turn), from.ply + 1)
    child.parents.add(from.key)
    if (known) return
    entries.set(to, child)
    judge(entries, job, child)
  }

  return {
    root: root.key,
    entries,
    next: () => {
      if (root.cost === NEVER) return undefined
      const entry = cheapest(entries, job, root)
      entry.state = 'asked'
      backUp(entries, job, entry)
      return entry
    },
    grow: (key, { legal, depth, moves }) => {
      const entry = entries.get(key)!
      const above = aboveOf(entries, key)
      entry.state = 'searched'
      entry.legal = legal
      entry.searchDepth = depth
      entry.edges = moves.map(move => ({ ...move, isRepetition: above.has(move.to) }))
      for (const edge of entry.edges) if (!edge.isRepetition) link(entry, edge)
      backUp(entries, job, entry)
    },
    end: (key, worth) => {
      const entry = entries.get(key)!
      entry.state = 'ended'
      entry.worth = worth
      backUp(entries, job, entry)
    },
  }
}
