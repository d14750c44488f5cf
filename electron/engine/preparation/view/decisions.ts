import type { Edge, Entry } from '@shared/preparation/entry'
import { preparedMoves } from '@shared/preparation/repertoire'
import type { BetterMove } from '@shared/tree/pricedSetup'
import { moveOf, type Viewed } from './lines'

/** A position that the preparation leads to, and how it is reached. */
export interface Reached {
  readonly entry: Entry
  readonly above: { readonly from: Reached; readonly edge: Edge } | undefined
}

/** The way to a position that is reached. */
export const lineOf = (reached: Reached): readonly BetterMove[] => {
  const line: BetterMove[] = []
  for (let at: Reached = reached; at.above; at = at.above.from) line.push(moveOf(at.above.edge))
  return line.toReversed()
}

/** All positions that the preparation leads to, each once, those with the fewest plies first; it is worked through step by step. */
export const reachedFrom = function* ({ graph: { root, entries }, job }: Viewed): Generator<Reached, void> {
  const seen = new Set([root])
  const waiting: Reached[] = [{ entry: entries.get(root)!, above: undefined }]
  for (const reached of waiting) {
    yield reached
    if (reached.entry.state !== 'searched') continue
    for (const { edge } of preparedMoves(entries, job, reached.entry)) {
      if (edge.isRepetition || seen.has(edge.to)) continue
      seen.add(edge.to)
      waiting.push({ entry: entries.get(edge.to)!, above: { from: reached, edge } })
    }
  }
}
