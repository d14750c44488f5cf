import { WHOLE } from './effort'
import type { Finding, FoundMove, PreparationGraph } from './graph'
import type { Worth } from './worth'

/** What was found in a position: moves and nodes, none in a setup, which is solved as a whole; or how the game has ended there. */
export type Found = { readonly finding: Finding; readonly nodes: number } | { readonly ended: Worth }

/** A position of the graph that was searched, with the answer that suggests itself. */
export interface Step {
  /** Of the position. */
  readonly key: string
  readonly found: Found
  readonly natural?: { readonly reached: Pick<FoundMove, 'move' | 'to'>; readonly found: Found }
}

/** How far a preparation has come. */
export interface PreparationProgress {
  /** Positions that were searched. */
  readonly positions: number
  readonly nodes: number
}

const bestOf = (found: Found): Worth | undefined =>
  'ended' in found ? found.ended : found.finding.moves[0]?.told

const take = (graph: PreparationGraph, key: string, found: Found): void => {
  if ('ended' in found) graph.end(key, found.ended)
  else graph.grow(key, found.finding)
}

/** Takes into the graph what a step has found. */
export const takeStep = (graph: PreparationGraph, { key, found, natural }: Step): void => {
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

/** A position that is searched once more, with more nodes, is none the more. */
const isFirst = ({ finding }: Extract<Found, { nodes: number }>): boolean => finding.effort <= WHOLE

/** What a step has cost. */
export const searchedIn = ({ found, natural }: Step): PreparationProgress => {
  const searches = [found, ...(natural ? [natural.found] : [])]
    .filter(one => 'nodes' in one)
    .filter(({ nodes }) => nodes > 0)
  return {
    positions: searches.filter(isFirst).length,
    nodes: searches.reduce((sum, { nodes }) => sum + nodes, 0),
  }
}

/** Both together. */
export const sumOf = (one: PreparationProgress, other: PreparationProgress): PreparationProgress => ({
  positions: one.positions + other.positions,
  nodes: one.nodes + other.nodes,
})
