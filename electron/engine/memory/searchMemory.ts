import type { Logger } from '../../shell/logger'
import type { Searched } from '../search/searcher'
import { type StoreFault, storeThread } from '../store/storeThread'
import type { KeptAnalysis, KeptSearch } from './memoryTables'
import type { MemoryAnswer, MemoryNotice, MemoryQuestion } from './memoryWorker'
import { packKeys } from './questionKey'
import { readSearched, writeSearched } from './searchedText'

/** Answers to questions of fixed effort. */
export interface ExactMemory {
  /** The results under these keys, in one query. */
  recall(keys: readonly Uint8Array[]): Promise<readonly (Searched | undefined)[]>
  remember(key: Uint8Array, found: Searched): void
}

/** The deepest analyses of positions. */
export interface DeepestMemory {
  /** The best analysis that is remembered of a position, if this many lines are wanted. */
  recall(key: Uint8Array, lines: number): Promise<KeptAnalysis | undefined>
  remember(key: Uint8Array, analysis: KeptAnalysis): void
}

/** The results of searches, kept from one run to the next. Its faults cost only time, so no call fails. */
export interface SearchMemory {
  readonly exact: ExactMemory
  readonly deepest: DeepestMemory
  /** Writes what is still to be written. */
  close(): Promise<void>
}

/**
 * Results are written together, since each write is a transaction: after this many, or after this long. A crash loses
 * no more than these.
 */
const MAX_GATHERED = 500
const WAIT_MS = 1000

/** Logs when a damaged file was put aside and, only once, that nothing can be remembered. */
const faultLog = (file: string, logger: Logger): ((fault: StoreFault) => void) => {
  let hasFailed = false
  return fault => {
    if (fault.kind === 'putAside') {
      logger.error(`damaged memory of searches put aside: ${file}`, fault.detail)
      return
    }
    if (!hasFailed) logger.error(`searches cannot be remembered: ${file}`, fault.error)
    hasFailed = true
  }
}

/** Collects results and writes them together. */
const writeBehind = (write: (gathered: readonly KeptSearch[]) => void) => {
  let gathered: KeptSearch[] = []
  let timer: NodeJS.Timeout | undefined

  const flush = (): void => {
    clearTimeout(timer)
    timer = undefined
    if (gathered.length > 0) write(gathered)
    gathered = []
  }
  return {
    add: (kept: KeptSearch) => {
      gathered.push(kept)
      if (gathered.length >= MAX_GATHERED) flush()
      else timer ??= setTimeout(flush, WAIT_MS)
    },
    flush,
  }
}

/**
 * The memory in `file`; its thread starts when it is first used.
 *
 * @param workerFile the compiled thread, `memoryWorker.js`
 */
export const searchMemory = (workerFile: string, file: string, logger: Logger): SearchMemory => {
  const thread = storeThread<MemoryQuestion, MemoryNotice, MemoryAnswer>({
    workerFile,
    file,
    onFault: faultLog(file, logger),
  })
  const exact = writeBehind(kept => thread.tell({ kind: 'exact', kept }))
  return {
    exact: {
      recall: async keys => {
        // Results found just now are included: the thread reads its messages in order.
        exact.flush()
        const found = await thread.ask({ kind: 'exact', keys: packKeys(keys) })
        const known = found as readonly (string | undefined)[] | undefined
        return keys.map((_, place) => {
          const text = known?.[place]
          return text === undefined ? undefined : readSearched(text)
        })
      },
      remember: (key, found) => exact.add({ key, found: writeSearched(found) }),
    },
    deepest: {
      recall: async (key, lines) =>
        (await thread.ask({ kind: 'deepest', key, lines })) as KeptAnalysis | undefined,
      remember: (key, analysis) => thread.tell({ kind: 'deepest', key, analysis }),
    },
    close: () => {
      exact.flush()
      return thread.close()
    },
  }
}
