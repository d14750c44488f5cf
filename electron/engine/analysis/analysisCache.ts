import type { Logger } from '../../shell/logger'
import { type StoreFault, storeThread } from '../store/storeThread'
import type { Remembered } from './remembered'

/** Analyses kept from one run to the next. Whatever is wrong with it costs time only, so nothing here fails. */
export interface AnalysisCache {
  /** What is remembered of a position, for whoever wants so many lines. */
  recall(key: Uint8Array, lines: number): Promise<Remembered | undefined>
  remember(key: Uint8Array, remembered: Remembered): void
  /** Writes what is still to be written. */
  close(): Promise<void>
}

/** What the cache's thread is asked. Keys are sixteen bytes. */
export interface CacheQuestion {
  readonly key: Uint8Array
  readonly lines: number
}

/** What the thread is told. */
export interface CacheNotice {
  readonly key: Uint8Array
  readonly remembered: Remembered
}

/** About a hundred megabytes. */
const POSITIONS = 200_000

const logFault =
  (file: string, logger: Logger) =>
  (fault: StoreFault): void => {
    switch (fault.kind) {
      case 'putAside':
        logger.error(`damaged cache of analyses put aside: ${file}`, fault.detail)
        break
      case 'failed':
        logger.error('the cache of analyses failed', fault.error)
        break
      case 'notStarted':
        logger.error('the cache of analyses cannot be started', fault.error)
    }
  }

/** The cache in `file`; its thread starts when it is first asked. */
export const analysisCache = (workerFile: string, file: string, logger: Logger): AnalysisCache => {
  const thread = storeThread<CacheQuestion, CacheNotice, Remembered | undefined>({
    workerFile,
    place: { file, limit: POSITIONS },
    onFault: logFault(file, logger),
  })
  return {
    recall: (key, lines) => thread.ask({ key, lines }),
    remember: (key, remembered) => thread.tell({ key, remembered }),
    close: () => thread.close(),
  }
}
