import { reserve } from '../../core/arena'
import type { Core } from '../../core/load'
import { chain } from '@shared/result'
import { EVALUATION_BYTES } from './evaluationLayout'
import { EVALUATION_FILE, packEvaluation, readEvaluation, type Evaluation } from './evaluationParameters'
import { layNetwork, NETWORK_FILE, networkErrorText, readNetwork } from './network'

/** Where the evaluation finds its numbers in the memory of a pool; 0 for no network. */
export interface Weights {
  readonly parameters: number
  readonly network: number
}

/** Lays the weights of the evaluation into the memory of a new pool, by {@link import('../../core/arena').reserve}. */
export type LayWeights = (core: Core) => Weights

/** Lays the parameters of the hand-crafted evaluation into a core's memory, once and for ever. */
export const layEvaluation = (core: Core, evaluation: Evaluation): number => {
  const address = reserve(core, EVALUATION_BYTES, 64)
  core.bytes.set(packEvaluation(evaluation), address)
  return address
}

/** What {@link layWeights} reads: with other files the same position has other scores. */
export const WEIGHT_FILES: readonly string[] = [EVALUATION_FILE, NETWORK_FILE]

/** Throws where the network is missing, damaged or of another shape: without it the engine would play other moves. */
const layShippedNetwork = (core: Core): number => {
  const network = chain(readNetwork(NETWORK_FILE), read => layNetwork(core, read, NETWORK_FILE))
  if (!network.ok) throw new Error(networkErrorText(network.error))
  return network.value
}

/** The evaluation that ships with the program. */
export const layWeights: LayWeights = core => ({
  parameters: layEvaluation(core, readEvaluation()),
  network: layShippedNetwork(core),
})
