import { WEIGHT_FILES } from '../pool/weights'
import { ownIdentity } from '../store/engineIdentity'
import { builtInLane } from './builtInLane'
import { OWN_ENGINE } from './examine'
import type { Examiner } from './examiner'
import { LaneQueue } from './laneQueue'

export interface BuiltInExaminerOptions {
  /** The compiled core. */
  readonly corePath: string
  /** The compiled thread, `examinationWorker.js`. */
  readonly workerFile: string
  /** Threads, each with a position of its own. */
  readonly width: number
  /** How much the threads step back for others, 0 (not at all) to 19; 10 if not said. Where the system allows it. */
  readonly niceness?: number
}

const NICENESS = 10

/** Rises when the same core and weights come to other answers: size of the table, limits, how scores are read. */
const METHOD = 1

/** Names our engine by the content of the compiled core and its weights. */
export const builtInIdentity = (corePath: string): string =>
  JSON.stringify(['own', METHOD, ownIdentity([corePath, ...WEIGHT_FILES])])

/** Our own engine as an examiner: one thread for each position, and an empty table. */
export const builtInExaminer = ({
  corePath,
  workerFile,
  width,
  niceness = NICENESS,
}: BuiltInExaminerOptions): Examiner =>
  new LaneQueue({
    identity: builtInIdentity(corePath),
    width,
    engine: OWN_ENGINE,
    open: () => builtInLane(workerFile, { corePath, niceness }),
  })
