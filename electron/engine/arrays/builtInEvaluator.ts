import { WEIGHT_FILES } from '../pool/weights'
import { ownIdentity } from '../store/engineIdentity'
import type { ArrayEvaluator } from './arrayEvaluator'
import { builtInLane } from './builtInLane'
import { LaneQueue } from './laneQueue'
import { OWN_ENGINE } from './searchArray'

export interface BuiltInEvaluatorOptions {
  /** The compiled core. */
  readonly corePath: string
  /** The compiled thread, `arrayWorker.js`. */
  readonly workerFile: string
  /** Threads, each with an array of its own. */
  readonly width: number
  /** How much the threads step back for others, 0 (not at all) to 19; 10 if not said. Where the system allows it. */
  readonly niceness?: number
}

const NICENESS = 10

/** Rises when the same core and weights come to other values: size of the table, limits, how scores are read. */
const METHOD = 1

/** Names our engine by the content of the compiled core and its weights. */
export const builtInIdentity = (corePath: string): string =>
  JSON.stringify(['own', METHOD, ownIdentity([corePath, ...WEIGHT_FILES])])

/** Our own engine as an evaluator: fixed nodes, one thread for each array, an empty table, no clock. */
export const builtInEvaluator = ({
  corePath,
  workerFile,
  width,
  niceness = NICENESS,
}: BuiltInEvaluatorOptions): ArrayEvaluator =>
  new LaneQueue({
    identity: builtInIdentity(corePath),
    width,
    engine: OWN_ENGINE,
    open: () => builtInLane(workerFile, { corePath, niceness }),
  })
