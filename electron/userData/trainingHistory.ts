import {
  MAX_TRAININGS,
  TRAINING_RECORD,
  type TrainingHistory,
  type TrainingRecord,
} from '@shared/ipc/training'
import { jsonFile, type TroubleNews } from '../files/disk/jsonFile'
import type { Logger } from '../shell/logger'
import { readList } from './storedList'

/** The scores of trainings, from one run to the next. */
export interface TrainingHistoryStore {
  current(): TrainingHistory
  /** Keeps records, each replacing any with the same id. */
  keep(records: readonly TrainingRecord[]): TrainingHistory
  forget(ids: readonly string[]): TrainingHistory
  /** Resolves when everything is on the disk, or one last attempt has failed. */
  flush(): Promise<void>
}

const latestFirst = (one: TrainingRecord, other: TrainingRecord): number => other.at - one.at

/**
 * Opens the history. Broken entries are put aside, the others stay.
 *
 * @param news called when it cannot be written, and when it can be again
 */
export const openTrainingHistory = async (
  file: string,
  logger: Logger,
  news: TroubleNews,
): Promise<TrainingHistoryStore> => {
  let damaged: string | null = null
  const store = jsonFile(file, logger, news, path => (damaged = path))
  let records = (await readList(store, TRAINING_RECORD)).toSorted(latestFirst)

  const set = (next: readonly TrainingRecord[]): TrainingHistory => {
    records = next.toSorted(latestFirst).slice(0, MAX_TRAININGS)
    store.write(records)
    return current()
  }
  const current = (): TrainingHistory => ({ records, damaged })
  const without = (ids: ReadonlySet<string>) => records.filter(({ id }) => !ids.has(id))

  return {
    current,
    keep: kept => set([...without(new Set(kept.map(({ id }) => id))), ...kept]),
    forget: ids => set(without(new Set(ids))),
    flush: () => store.flush(),
  }
}
