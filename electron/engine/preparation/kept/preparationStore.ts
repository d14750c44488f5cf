import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { type LogDamage, PREPARATION_RECORD, type PreparationRecord } from '@shared/ipc/preparations'
import { read } from '@shared/ipc/read'
import { type DamageNews, jsonFile, readJson, type JsonFile } from '../../../files/disk/jsonFile'
import type { Logger } from '../../../shell/logger'
import { progressLog, type ProgressLog } from './progressLog'

/** The preparations of the user's folder: a small file for each, and beside it the log of its results. */
export interface PreparationStore {
  all(): readonly PreparationRecord[]
  byId(id: string): PreparationRecord | undefined
  /** Replaces the record; it is written to disk soon. */
  keep(record: PreparationRecord): void
  /** The log of a preparation; all callers get the same one. */
  logOf(id: string): ProgressLog
  /** Resolves when everything is on disk, or one last attempt has failed. */
  flush(): Promise<void>
}

const ENDING = '.json'

const readAll = async (
  folder: string,
  logger: Logger,
  damaged: DamageNews,
): Promise<readonly PreparationRecord[]> => {
  const names = await readdir(folder).catch(() => [])
  const records: PreparationRecord[] = []
  for (const name of names.filter(one => one.endsWith(ENDING))) {
    const file = path.join(folder, name)
    const stored: unknown = await readJson(file, logger, damaged)
    const record = stored === undefined ? undefined : read(PREPARATION_RECORD, stored)
    if (record?.ok && `${record.value.id}${ENDING}` === name) records.push(record.value)
    else if (record) {
      // The file is not overwritten, so that a newer version of the program still finds it as it was.
      logger.error(`a preparation that is not understood: ${file}`, record.ok ? 'another name' : record.error)
      damaged(file)
    }
  }
  return records
}

/**
 * Opens the preparations; those that were deleted in an earlier run are removed for good.
 *
 * @param damaged called with each file that could not be read
 */
export const openPreparationStore = async (
  folder: string,
  logger: Logger,
  damaged: DamageNews = () => undefined,
): Promise<PreparationStore> => {
  const files = new Map<string, JsonFile>()
  const logs = new Map<string, ProgressLog>()
  const pathOf = (id: string, ending: string) => path.join(folder, `${id}${ending}`)
  const records = new Map<string, PreparationRecord>()

  for (const record of await readAll(folder, logger, damaged))
    if (record.isDeleted)
      for (const ending of ['.progress', ENDING]) await rm(pathOf(record.id, ending), { force: true })
    else records.set(record.id, record)

  const fileOf = (id: string): JsonFile => {
    const known = files.get(id) ?? jsonFile(pathOf(id, ENDING), logger)
    files.set(id, known)
    return known
  }
  return {
    all: () => [...records.values()],
    byId: id => records.get(id),
    keep: record => {
      records.set(record.id, record)
      fileOf(record.id).write(record)
    },
    logOf: id => {
      const known = logs.get(id) ?? progressLog(pathOf(id, '.progress'), logger)
      logs.set(id, known)
      return known
    },
    flush: async () => {
      await Promise.all([...files.values(), ...logs.values()].map(file => file.flush()))
    },
  }
}

/**
 * Drops the note about a damaged log, once the user has read it.
 *
 * @returns false if there is no such preparation
 */
export const forgetDamage = (store: PreparationStore, id: string): boolean => {
  const record = store.byId(id)
  if (!record) return false
  const rest: { damage?: LogDamage } & Omit<PreparationRecord, 'damage'> = { ...record }
  delete rest.damage
  store.keep(rest)
  return true
}
