import type { PreparationJob } from '@shared/preparation/job'
import type { SetupGraph } from '@shared/solver/setupGraph'
import type { PositionText } from '../../../rules/positions/openPosition'
import type { Core } from '../../../core/load'

/** How much a preparation may search. */
export interface PreparationEffort {
  /** The nodes for each position. */
  readonly nodes: number
  /** The nodes in all; those of an earlier run count as well. */
  readonly totalNodes: number
}

/** What the growth of a preparation needs. */
export interface GrowthContext {
  readonly core: Core
  readonly job: PreparationJob
  readonly effort: PreparationEffort
  /** Builds the graph of a setup phase on another thread, as it takes seconds; on this thread by default. */
  readonly buildGraph?: (start: PositionText) => Promise<SetupGraph>
}
