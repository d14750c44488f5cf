import { plannedEfforts } from '@shared/preparation/effort'
import { preparationGraph, type PreparationGraph } from '@shared/preparation/graph'
import type { Entry } from '@shared/preparation/entry'
import { sumOf, takeStep, type PreparationProgress, type Step } from '@shared/preparation/step'
import { ok, type Result } from '@shared/result'
import type { SearchFault } from '../search/searcher'
import type { PreparationMeans } from './search/preparationMeans'
import { keyOf, openReached } from './search/positions'
import { effortLeft, nextEntries, searchStep, type SearchMeans } from './search/searchStep'
import { solvePhase, type SolvedPhase } from './search/setupPhase'

/** Everything within the limits was searched, the nodes are spent, somebody stopped it, or the engine cannot go on. */
export type PreparationEnding =
  | { readonly kind: 'complete' | 'spent' | 'stopped' }
  | { readonly kind: 'failed'; readonly fault: SearchFault }

/** A preparation as far as it has come. */
export interface Prepared extends PreparationProgress {
  readonly graph: PreparationGraph
  readonly ending: PreparationEnding
}

/** Searches a position, but for those of a setup, which is solved as a whole. */
const stepFrom = async (
  means: SearchMeans,
  graph: PreparationGraph,
  { entry, effort }: { readonly entry: Entry; readonly effort: number },
  phase: SolvedPhase | undefined,
): Promise<Result<Step, SearchFault>> => {
  const solved = phase?.stepAt(graph.entries, entry)
  return solved ? ok(solved) : searchStep(means, graph, entry, effort)
}

/**
 * Prepares one side from a position by drop-out expansion ({@link import('@shared/preparation/priority').growthCost}). A setup phase is
 * solved first. With fixed nodes a position, and an searcher as wide, the same comes of it each time.
 *
 * @param hear told after each round of searches
 * @param isStopped asked before each round
 */
export const prepare = async (
  means: PreparationMeans,
  hear: (progress: PreparationProgress, graph: PreparationGraph) => void,
  isStopped: () => boolean,
): Promise<Prepared> => {
  const { core, job, searcher, effort } = means
  const search = { core, job, searcher, limits: effort.limits }
  using root = openReached(core, job, job.fen)
  const graph = preparationGraph(job, { key: keyOf(root), fen: root.fen(), turn: root.turn() })
  let progress: PreparationProgress = { positions: 0, nodes: 0 }
  const end = (ending: PreparationEnding): Prepared => ({ ...progress, graph, ending })
  const fail = (fault: SearchFault): Prepared =>
    end(fault.kind === 'stopped' ? { kind: 'stopped' } : { kind: 'failed', fault })
  const phase = await solvePhase(means, nodes => hear({ positions: 0, nodes }, graph))
  if (!phase.ok) return fail(phase.error)
  while (!isStopped()) {
    if (progress.nodes >= effort.totalNodes) return end({ kind: 'spent' })
    const left = effortLeft(effort.limits, effort.totalNodes - progress.nodes)
    const entries = nextEntries(job, graph, searcher.width, left)
    if (entries.length === 0) return end({ kind: 'complete' })
    const efforts = plannedEfforts(job, entries, left)
    if (!efforts) {
      for (const { key } of entries) graph.giveBack(key)
      return end({ kind: 'spent' })
    }
    const steps = await Promise.all(
      entries.map((entry, place) => stepFrom(search, graph, { entry, effort: efforts[place]! }, phase.value)),
    )
    for (const step of steps) {
      if (!step.ok) return fail(step.error)
      progress = sumOf(progress, takeStep(graph, step.value))
    }
    hear(progress, graph)
  }
  return end({ kind: 'stopped' })
}
