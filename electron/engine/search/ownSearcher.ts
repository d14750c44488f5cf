import { wideCorePath } from '../../core/load'
import { WEIGHT_FILES, WIDE_WEIGHT_FILES } from '../pool/weights'
import { ownIdentity } from '../store/engineIdentity'
import { OWN_ENGINE } from './answerQuestion'
import { ownWorker } from './ownWorker'
import type { SearcherIdentity, SharedSearcher } from './searcher'
import { WorkerPool } from './workerPool'

export interface OwnSearcherOptions {
  /** The path of the compiled core. */
  readonly corePath: string
  /** The path of the compiled thread, `questionWorker.js`. */
  readonly workerFile: string
  /** The number of threads; each searches a position of its own. */
  readonly width: number
  /** Niceness of the threads, 0 to 19; 10 by default. Used only if the system allows it. */
  readonly niceness?: number | undefined
}

const NICENESS = 10

/**
 * Must be increased whenever the same core and weights give other answers: by the size of the table, the limits, or the
 * reading of scores.
 */
const METHOD = 1

const contentOf = (files: readonly string[]): string => JSON.stringify(['own', METHOD, ownIdentity(files)])

/** Identifies our engine by the content of the compiled core and its weights, for each kind of board. */
export const ownSearcherIdentity = (corePath: string): SearcherIdentity => ({
  eight: contentOf([corePath, ...WEIGHT_FILES]),
  larger: contentOf([wideCorePath(corePath), ...WIDE_WEIGHT_FILES]),
})

/** Our own engine as a searcher: one thread for each position, and an empty hash table each time. */
export const ownSearcher = ({
  corePath,
  workerFile,
  width,
  niceness = NICENESS,
}: OwnSearcherOptions): SharedSearcher =>
  new WorkerPool({
    identity: ownSearcherIdentity(corePath),
    width,
    engine: OWN_ENGINE,
    open: () => ownWorker(workerFile, { corePath, niceness }),
  })
