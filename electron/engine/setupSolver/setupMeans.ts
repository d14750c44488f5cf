import type { ArrayMemory } from '../arrays/arrayMemory'
import type { GraphThread } from './setupGraphThread'

/** What all who value the arrays of setups have in common. */
export interface SetupMeans {
  readonly memory: ArrayMemory
  readonly graphs: GraphThread
}
