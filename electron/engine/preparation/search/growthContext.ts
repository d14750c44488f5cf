import type { PreparationJob } from '@shared/preparation/job'
import type { SetupGraph } from '@shared/solver/setupGraph'
import type { PositionText } from '../../../rules/positions/openPosition'
import type { Core } from '../../../core/load'

/** How much a preparation may search. */
export interface PreparationEffort {
  /** For each position. */
  readonly nodes: number
  /** In all; what an earlier run has searched counts as well. */
  readonly totalNodes: number
}

/** What a preparation is made of. */
export interface GrowthContext {
  readonly core: Core
  readonly job: PreparationJob
  readonly effort: PreparationEffort
  /** Works out the graph of a setup phase on another thread, as it takes seconds; on this thread if not given. */
  readonly buildGraph?: (start: PositionText) => Promise<SetupGraph>
}
