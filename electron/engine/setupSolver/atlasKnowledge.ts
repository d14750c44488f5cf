import type { ArrayPrior } from '@shared/solver/measured'
import type { KnownValue } from '@shared/solver/solving'
import type { EngineSolverOptions } from './engineSolver'

/** What an atlas knows about the arrays of a setup. */
export interface AtlasKnowledge {
  /** The values that the engine found when the atlas was built. */
  readonly found: readonly KnownValue[]
  /**
   * The values that an estimated atlas expects for arrays that were not searched; undefined if there are no estimates.
   */
  readonly prior: ArrayPrior | undefined
}

/** A setup, and the engine that is used for it. */
export interface AtlasQuestion extends Omit<EngineSolverOptions, 'prior'> {
  /** The identity of the engine for games of this system; values of another engine are not used. */
  readonly identity: string
}

/** Looks up a setup in the atlas of its system; undefined if there is no atlas of this engine. */
export type AskAtlas = (question: AtlasQuestion) => AtlasKnowledge | undefined
