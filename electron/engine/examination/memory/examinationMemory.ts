import type { Logger } from '../../../shell/logger'
import { type StoreFault, storeThread } from '../../store/storeThread'
import type { Examination } from '../examiner'
import type { KeptExamination } from './examinationStore'
import { parseExamination } from './examinationText'

/** What was found about positions, kept from one run to the next. What is wrong with it costs time only: nothing here fails. */
export interface ExaminationMemory {
  /** What is known of each, in one look. */
  recall(keys: readonly Uint8Array[]): Promise<readonly (Examination | undefined)[]>
  remember(key: Uint8Array, found: Examination): void
  /** Writes what is still to be written. */
  close(): Promise<void>
}

/** About a hundred and fifty megabytes. */
const POSITIONS = 300_000

/** Tells of what was put aside, and once that nothing is remembered. */
const faultLog = (file: string, logger: Logger): ((fault: StoreFault) => void) => {
  let hasFailed = false
  return fault => {
    if (fault.kind === 'putAside') {
      logger.error(`damaged examinations put aside: ${file}`, fault.detail)
      return
    }
    if (!hasFailed) logger.error(`examinations cannot be kept: ${file}`, fault.error)
    hasFailed = true
  }
}

/**
 * The memory in `file`; its thread starts when it is first asked.
 *
 * @param workerFile the compiled thread, `examinationStoreWorker.js`
 */
export const examinationMemory = (workerFile: string, file: string, logger: Logger): ExaminationMemory => {
  const thread = storeThread<readonly Uint8Array[], KeptExamination, readonly (string | undefined)[]>({
    workerFile,
    place: { file, limit: POSITIONS },
    onFault: faultLog(file, logger),
  })
  return {
    recall: async keys => {
      const found = await thread.ask(keys)
      return keys.map((_, place) => {
        const written = found?.[place]
        return written === undefined ? undefined : parseExamination(written)
      })
    },
    remember: (key, found) => thread.tell({ key, found: JSON.stringify(found) }),
    close: () => thread.close(),
  }
}
