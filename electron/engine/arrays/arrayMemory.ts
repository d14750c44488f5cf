import type { Logger } from '../../shell/logger'
import { type StoreFault, storeThread } from '../store/storeThread'
import type { ArrayValue } from './arrayEvaluator'
import type { ArrayKey } from './arrayKey'
import type { KeptArray } from './arrayStore'
import { packKeys, type PackedKeys } from './packedKeys'

/** Values of arrays kept from one run to the next. Whatever is wrong with it costs time only, so nothing here fails. */
export interface ArrayMemory {
  /** What is known of each by exactly so many nodes, all in one look. */
  recall(asked: readonly ArrayKey[]): Promise<readonly (ArrayValue | undefined)[]>
  remember(found: readonly KeptArray[]): void
  /** Writes what is still to be written. */
  close(): Promise<void>
}

/** About a hundred and fifty megabytes. */
const ARRAYS = 1_000_000

/** Tells of what was put aside, and once that nothing is remembered. */
const faultLog = (file: string, logger: Logger): ((fault: StoreFault) => void) => {
  let hasFailed = false
  return fault => {
    if (fault.kind === 'putAside') {
      logger.error(`damaged values of arrays put aside: ${file}`, fault.detail)
      return
    }
    if (!hasFailed) logger.error(`values of arrays cannot be kept: ${file}`, fault.error)
    hasFailed = true
  }
}

/**
 * The memory in `file`; its thread starts when it is first asked.
 *
 * @param workerFile the compiled thread, `arrayStoreWorker.js`
 * @param limit arrays kept; the oldest go first
 */
export const arrayMemory = (
  workerFile: string,
  file: string,
  logger: Logger,
  limit = ARRAYS,
): ArrayMemory => {
  const thread = storeThread<PackedKeys, readonly KeptArray[], readonly (ArrayValue | undefined)[]>({
    workerFile,
    place: { file, limit },
    onFault: faultLog(file, logger),
  })
  return {
    recall: async asked => (await thread.ask(packKeys(asked))) ?? asked.map(() => undefined),
    remember: found => thread.tell(found),
    close: () => thread.close(),
  }
}
