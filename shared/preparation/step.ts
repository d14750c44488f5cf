import type { Finding, FoundMove, PreparationGraph } from './graph'
import type { Worth } from './worth'

/** What was found in a position: moves and nodes (no nodes in a setup, which is solved as a whole), or how the game ended there. */
export type Found = { readonly finding: Finding; readonly nodes: number } | { readonly ended: Worth }

/** The result for a searched position, and for the answer that suggests itself. */
export interface GrowthStep {
  /** The key of the position. */
  readonly key: string
  readonly found: Found
  readonly natural?: { readonly reached: Pick<FoundMove, 'move' | 'to'>; readonly found: Found }
}

/** How far a preparation has got. */
export interface PreparationProgress {
  /** The number of positions that were searched. */
  readonly positions: number
  readonly nodes: number
}

const bestOf = (found: Found): Worth | undefined =>
  'ended' in found ? found.ended : found.finding.moves[0]?.told

const take = (graph: PreparationGraph, key: string, found: Found): void => {
  if ('ended' in found) graph.end(key, found.ended)
  else graph.grow(key, found.finding)
}

const takeMoves = (graph: PreparationGraph, { key, found, natural }: GrowthStep): void => {
  const told = natural && bestOf(natural.found)
  if (!natural || told === undefined || !('finding' in found)) {
    take(graph, key, found)
    return
  }
  const { move, to } = natural.reached
  const moves = [...found.finding.moves, { move, to, told, isNatural: true }]
  graph.grow(key, { ...found.finding, moves })
  if (graph.entries.get(to)!.state === 'leaf') take(graph, to, natural.found)
}

const nodesIn = (found: Found | undefined): number => (found && 'nodes' in found ? found.nodes : 0)

/** Adds the result of a step to the graph and returns what was searched for it. A position that is searched again counts once. */
export const takeStep = (graph: PreparationGraph, step: GrowthStep): PreparationProgress => {
  const isFirst = graph.entries.get(step.key)!.state !== 'searched'
  takeMoves(graph, step)
  const [nodes, beyond] = [nodesIn(step.found), nodesIn(step.natural?.found)]
  return { positions: Number(isFirst && nodes > 0) + Number(beyond > 0), nodes: nodes + beyond }
}

/** The sum of two progresses. */
export const sumOf = (one: PreparationProgress, other: PreparationProgress): PreparationProgress => ({
  positions: one.positions + other.positions,
  nodes: one.nodes + other.nodes,
})
