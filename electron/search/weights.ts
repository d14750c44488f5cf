import type { Core } from '../core/load'

/** Where the evaluation finds its numbers in the memory of a pool; 0 where it has none but those compiled in. */
export interface Weights {
  readonly parameters: number
  readonly network: number
}

/** Lays the weights of the evaluation into the memory of a new pool, by {@link import('../core/arena').reserve}. */
export type LayWeights = (core: Core) => Weights

/** The evaluation brings its own numbers. */
export const layWeights: LayWeights = () => ({ parameters: 0, network: 0 })
