import type { ArrayPrior } from '@shared/solver/measured'
import type { SetupGraph } from '@shared/solver/setupGraph'
import type { KnownValue } from '@shared/solver/solving'
import type { VariantDefinition } from '@shared/variants/variant'

/** What an atlas knows of the arrays of a setup. */
export interface AtlasKnowledge {
  /** What the engine found of arrays when the atlas was built. */
  readonly found: readonly KnownValue[]
  /** What an estimated atlas expects of the arrays that were not searched; undefined without one. */
  readonly prior: ArrayPrior | undefined
}

/** A setup, and the engine that is asked about it. */
export interface AtlasQuestion {
  readonly variant: VariantDefinition
  /** Ids of the variant's options that are on. */
  readonly options: readonly string[]
  readonly graph: SetupGraph
  /** The identity of the engine for games of this system; values of another engine are not used. */
  readonly identity: string
}

/** Looks in the atlas of a setup's system; undefined where there is none of this engine. */
export type AskAtlas = (question: AtlasQuestion) => AtlasKnowledge | undefined
