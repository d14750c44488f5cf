import type { PositionCount } from '@shared/ipc/preparationViews'
import { decisive, followed, ranked } from '@shared/preparation/backUp'
import type { Edge, Entries, Entry } from '@shared/preparation/entry'
import type { PreparationGraph } from '@shared/preparation/graph'
import type { PreparationJob } from '@shared/preparation/job'
import { isPrepared } from '@shared/preparation/repertoire'
import type { BetterMove } from '@shared/tree/pricedSetup'
import { yielder } from '../../../shell/yielding'

/** The parts of a preparation that views read. */
export interface Viewed {
  readonly graph: Pick<PreparationGraph, 'root' | 'entries'>
  readonly job: PreparationJob
}

/** Counting stops at this many positions. */
const MAX_COUNTED = 5000

/** The number of positions searched at and below a position, each counted once. Yields to other work. */
export const searchedBelow = async (
  { graph: { entries } }: Viewed,
  from: Entry | undefined,
): Promise<PositionCount> => {
  const found = new Set(from?.state === 'searched' ? [from] : [])
  const pause = yielder()
  for (const entry of found) {
    if (found.size > MAX_COUNTED) return { count: MAX_COUNTED, isMore: true }
    for (const { to, isRepetition } of entry.edges) {
      const next = isRepetition ? undefined : entries.get(to)
      if (next?.state === 'searched') found.add(next)
    }
    if (pause.isDue()) await pause.take()
  }
  return { count: found.size, isMore: false }
}

/** The fields of a move as trees store it, without any others. */
export const moveOf = ({ move: { uci, san, kind, fen, check } }: Pick<Edge, 'move'>): BetterMove => ({
  uci,
  san,
  kind,
  fen,
  check,
})

/** The next move of best play by both sides; undefined if nothing is known. */
export const bestEdge = ({ graph: { entries }, job }: Viewed, entry: Entry): Edge | undefined => {
  if (entry.state !== 'searched') return undefined
  const edges = ranked(entries, entry)
  return entry.turn === job.color
    ? followed(entries, job, entry, edges)
    : (decisive(job, entry, edges) ?? edges[0])
}

/** Best play from a position, as far as it is known. */
export const continuation = (viewed: Viewed, from: Entry): readonly BetterMove[] => {
  const line: BetterMove[] = []
  let at: Entry | undefined = from
  while (at) {
    const edge = bestEdge(viewed, at)
    if (edge) line.push(moveOf(edge))
    at = edge && !edge.isRepetition ? viewed.graph.entries.get(edge.to) : undefined
  }
  return line
}

interface Above {
  readonly entry: Entry
  readonly edge: Edge
}

const edgesTo = (entry: Entry, key: string): readonly Edge[] =>
  entry.edges.filter(({ to, isRepetition }) => to === key && !isRepetition)

/** One way to a position: the one by which it was found first. */
const firstAbove = (entries: Entries, { key, parents }: Entry): Above | undefined => {
  for (const parent of parents) {
    const entry = entries.get(parent)!
    const [edge] = edgesTo(entry, key)
    if (edge) return { entry, edge }
  }
  return undefined
}

/**
 * Finds the line that leads to a position: the shortest one, and among equally short ones the one found first. Caches
 * its results, so it is valid only until the preparation changes.
 */
export const preparedLines = ({ graph: { root, entries }, job }: Viewed) => {
  const known = new Map<string, Above | undefined>()

  const isReached = (entry: Entry): boolean => entry.key === root || aboveOf(entry) !== undefined

  /** The previous position, if the preparation leads from there to this one. */
  const aboveOf = (entry: Entry): Above | undefined => {
    if (known.has(entry.key)) return known.get(entry.key)
    const above = [...entry.parents]
      .map(key => entries.get(key)!)
      .toSorted((a, b) => a.ply - b.ply)
      .flatMap((parent): readonly Above[] => {
        const edge = edgesTo(parent, entry.key).find(one => isPrepared(entries, job, parent, one))
        return edge ? [{ entry: parent, edge }] : []
      })
      .find(({ entry: parent }) => isReached(parent))
    known.set(entry.key, above)
    return above
  }

  return {
    isReached,
    aboveOf,
    /** The line to a position; undefined if the preparation does not lead there. */
    lineTo: (entry: Entry): readonly BetterMove[] | undefined => {
      const line: BetterMove[] = []
      let at = entry
      while (at.key !== root) {
        const above = aboveOf(at)
        if (!above) return undefined
        line.push(moveOf(above.edge))
        at = above.entry
      }
      return line.toReversed()
    },
  }
}
export type PreparedLines = ReturnType<typeof preparedLines>

/** The line to a position by which it was found first, prepared or not. */
export const firstLine = ({ graph: { root, entries } }: Viewed, to: Entry): readonly BetterMove[] => {
  const line: BetterMove[] = []
  let at = to
  while (at.key !== root) {
    const above = firstAbove(entries, at)
    if (!above) break
    line.push(moveOf(above.edge))
    at = above.entry
  }
  return line.toReversed()
}

/** The positions along a line, as far as they are known: the first one, and one after each move. */
export const positionsAlong = (
  { graph: { root, entries } }: Viewed,
  path: readonly string[],
): { readonly entry: Entry; readonly line: readonly BetterMove[]; readonly keys: readonly string[] } => {
  const line: BetterMove[] = []
  const keys = [root]
  let entry = entries.get(root)!
  for (const uci of path) {
    const edge = entry.edges.find(({ move }) => move.uci === uci)
    const next = edge && !edge.isRepetition ? entries.get(edge.to) : undefined
    if (!edge || !next) break
    line.push(moveOf(edge))
    keys.push(next.key)
    entry = next
  }
  return { entry, line, keys }
}
