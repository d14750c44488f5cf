import { preparationGraph, type PreparationGraph } from '@shared/preparation/graph'
import type { PreparationJob } from '@shared/preparation/job'
import { searchedIn, sumOf, takeStep, type PreparationProgress } from '@shared/preparation/step'
import type { Core } from '../../core/load'
import type { ExaminationFault, ExaminationLimits, Examiner } from '../examination/examiner'
import { keyOf, openReached } from './search/positions'
import { nextEntries, searchStep } from './search/searchStep'

/** How much a preparation may search. */
export interface PreparationEffort {
  /** For each position. */
  readonly limits: ExaminationLimits
  /** In all; what an earlier run has searched counts as well. */
  readonly totalNodes: number
}

/** Everything within the limits was searched, the nodes are spent, somebody stopped it, or the engine cannot go on. */
export type PreparationEnding =
  | { readonly kind: 'complete' | 'spent' | 'stopped' }
  | { readonly kind: 'failed'; readonly fault: ExaminationFault }

/** A preparation as far as it has come. */
export interface Prepared extends PreparationProgress {
  readonly graph: PreparationGraph
  readonly ending: PreparationEnding
}

/** What a preparation works with. */
export interface PreparationMeans {
  readonly core: Core
  readonly job: PreparationJob
  readonly examiner: Examiner
  readonly effort: PreparationEffort
}

/**
 * Prepares one side from a position by drop-out expansion ({@link import('@shared/preparation/priority').growthCost}). With fixed nodes
 * a position, and an examiner as wide, the same comes of it each time.
 *
 * @param hear told after each round of searches
 * @param isStopped asked before each round
 */
export const prepare = async (
  { core, job, examiner, effort }: PreparationMeans,
  hear: (progress: PreparationProgress, graph: PreparationGraph) => void,
  isStopped: () => boolean,
): Promise<Prepared> => {
  const means = { core, job, examiner, limits: effort.limits }
  using root = openReached(core, job, job.fen)
  const graph = preparationGraph(job, { key: keyOf(root), fen: root.fen(), turn: root.turn() })
  let progress: PreparationProgress = { positions: 0, nodes: 0 }
  const end = (ending: PreparationEnding): Prepared => ({ ...progress, graph, ending })
  while (!isStopped()) {
    if (progress.nodes >= effort.totalNodes) return end({ kind: 'spent' })
    const entries = nextEntries(graph, examiner.width)
    if (entries.length === 0) return end({ kind: 'complete' })
    const steps = await Promise.all(entries.map(entry => searchStep(means, graph, entry)))
    for (const step of steps) {
      if (!step.ok)
        return end(
          step.error.kind === 'stopped' ? { kind: 'stopped' } : { kind: 'failed', fault: step.error },
        )
      takeStep(graph, step.value)
      progress = sumOf(progress, searchedIn(step.value))
    }
    hear(progress, graph)
  }
  return end({ kind: 'stopped' })
}
