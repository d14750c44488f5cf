import { reserve } from '../../core/arena'
import type { Core } from '../../core/load'
import { chain } from '@shared/result'
import { WIDE_LAYOUT } from '../../core/boardLayout'
import { EVALUATION_BYTES } from './evaluationLayout'
import { EVALUATION_FILE, packEvaluation, readEvaluation, type Evaluation } from './evaluationParameters'
import { layNetwork, NETWORK_FILE, networkErrorText, readNetwork, WIDE_NETWORK_FILE } from './network'
import {
  packWideEvaluation,
  readWideEvaluation,
  WIDE_EVALUATION_FILE,
  type WideEvaluation,
} from './wideEvaluation'

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

/** The same for larger boards. */
export const WIDE_WEIGHT_FILES: readonly string[] = [WIDE_EVALUATION_FILE, WIDE_NETWORK_FILE]

/** Throws where the network is missing, damaged or of another shape: without it the engine would play other moves. */
const layShippedNetwork = (core: Core, file: string): number => {
  const network = chain(readNetwork(file), read => layNetwork(core, read, file))
  if (!network.ok) throw new Error(networkErrorText(network.error))
  return network.value
}

/** Lays the parameters for larger boards into a core's memory, once and for ever. */
export const layWideEvaluation = (core: Core, parameters: WideEvaluation): number => {
  const packed = packWideEvaluation(parameters)
  const address = reserve(core, packed.length, 64)
  core.bytes.set(packed, address)
  return address
}

/** The evaluation that ships with the program, for the boards of the core. */
export const layWeights: LayWeights = core =>
  core.layout === WIDE_LAYOUT
    ? {
        parameters: layWideEvaluation(core, readWideEvaluation()),
        network: layShippedNetwork(core, WIDE_NETWORK_FILE),
      }
    : {
        parameters: layEvaluation(core, readEvaluation()),
        network: layShippedNetwork(core, NETWORK_FILE),
      }
