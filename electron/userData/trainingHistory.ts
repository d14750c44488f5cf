import { read } from '@shared/ipc/read'
import {
  MAX_TRAININGS,
  TRAINING_RECORD,
  type TrainingHistory,
  type TrainingRecord,
} from '@shared/ipc/training'
import { jsonFile, putAside, readJson, type TroubleNews } from '../files/disk/jsonFile'
import type { Logger } from '../shell/logger'

/** The scores of trainings, from one run to the next. */
export interface TrainingHistoryStore {
  current(): TrainingHistory
  /** Keeps records, each in place of one with the same id. */
  keep(records: readonly TrainingRecord[]): TrainingHistory
  forget(ids: readonly string[]): TrainingHistory
  /** Resolves when all is on the disk, or one last try has been in vain. */
  flush(): Promise<void>
}

interface StoredRecords {
  readonly records: readonly TrainingRecord[]
  /** What could not be understood, if anything. */
  readonly flaw: string | undefined
}

/** The sound ones among stored values of unknown making. */
const soundOnes = (stored: unknown): StoredRecords => {
  if (stored === undefined) return { records: [], flaw: undefined }
  if (!Array.isArray(stored)) return { records: [], flaw: 'not a list' }
  const answers = (stored as readonly unknown[]).map(one => read(TRAINING_RECORD, one))
  const broken = answers.findIndex(answer => !answer.ok)
  return {
    records: answers.flatMap(answer => (answer.ok ? [answer.value] : [])),
    flaw: broken === -1 ? undefined : `entry ${broken}`,
  }
}

const latestFirst = (one: TrainingRecord, other: TrainingRecord): number => other.at - one.at

/**
 * Opens the history. Broken entries are put aside, the rest stays.  @param news called when it cannot be written, and
 * when that is over
 */
export const openTrainingHistory = async (
  file: string,
  logger: Logger,
  news: TroubleNews,
): Promise<TrainingHistoryStore> => {
  const store = jsonFile(file, logger, news)
  let damaged: string | null = null
  const stored = soundOnes(await readJson(file, logger, path => (damaged = path)))
  let records = stored.records.toSorted(latestFirst)

  const set = (next: readonly TrainingRecord[]): TrainingHistory => {
    records = next.toSorted(latestFirst).slice(0, MAX_TRAININGS)
    store.write(records)
    return current()
  }
  const current = (): TrainingHistory => ({ records, damaged })
  const without = (ids: ReadonlySet<string>) => records.filter(({ id }) => !ids.has(id))

  if (stored.flaw !== undefined) {
    damaged = await putAside(file, logger, stored.flaw)
    set(records)
  }
  return {
    current,
    keep: kept => set([...without(new Set(kept.map(({ id }) => id))), ...kept]),
    forget: ids => set(without(new Set(ids))),
    flush: () => store.flush(),
  }
}
