import type { ExactMemory } from '../memory/searchMemory'
import type { GraphThread } from './setupGraphThread'

/** What all who value the arrays of setups have in common. */
export interface SetupParts {
  readonly memory: ExactMemory
  readonly graphs: GraphThread
}
