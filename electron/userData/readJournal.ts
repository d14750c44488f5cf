import { lstat, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { read } from '@shared/ipc/read'
import type { Schema } from '@shared/ipc/schemas'
import { attempt } from '../files/disk/fileError'
import { putAside, readJson } from '../files/disk/jsonFile'
import type { Logger } from '../shell/logger'

/** What every entry bears: the name of its file, and when it was written. */
export interface Journalled {
  readonly documentId: string
  readonly at: number
}

/** What the last session left. */
export interface LeftBehind<E> {
  readonly entries: readonly E[]
  /** Absolute paths of what could not be read, as it is kept now. */
  readonly damaged: readonly string[]
}

const isFile = (file: string): Promise<boolean> =>
  lstat(file).then(
    found => found.isFile(),
    () => false,
  )

const readEntry = async <E extends Journalled>(
  schema: Schema<E>,
  file: string,
  logger: Logger,
  damaged: (path: string) => void,
): Promise<E | undefined> => {
  const value = await readJson(file, logger, damaged)
  if (value === undefined) return undefined
  const entry = read(schema, value)
  if (entry.ok && `${entry.value.documentId}.json` === path.basename(file)) return entry.value
  damaged(await putAside(file, logger, entry.ok ? 'its name is not that of its document' : entry.error))
  return undefined
}

/** Makes the folder; false where there can be none, which the first entry to be written will tell. */
const makeFolder = async (folder: string, logger: Logger): Promise<boolean> => {
  const made = await attempt(folder, () => mkdir(folder, { recursive: true }))
  if (!made.ok) logger.error(`no place for the journal: ${folder}`, made.error)
  return made.ok
}

const namesIn = async (folder: string, logger: Logger): Promise<readonly string[] | undefined> => {
  const names = await attempt(folder, () => readdir(folder))
  if (names.ok) return names.value
  logger.error(`the journal cannot be read: ${folder}`, names.error)
  return undefined
}

/** Reads the journal, whatever has become of it: what is damaged, even the folder itself, is put aside. */
export const readJournal = async <E extends Journalled>(
  schema: Schema<E>,
  folder: string,
  logger: Logger,
): Promise<LeftBehind<E>> => {
  const damaged: string[] = []
  const put = (where: string) => void damaged.push(where)
  if (await isFile(folder)) put(await putAside(folder, logger, 'a file, not a folder'))
  if (!(await makeFolder(folder, logger))) return { entries: [], damaged }

  const names = await namesIn(folder, logger)
  if (!names) put(folder)
  const entries: E[] = []
  for (const name of names ?? []) {
    const entry = name.endsWith('.json')
      ? await readEntry(schema, path.join(folder, name), logger, put)
      : undefined
    if (entry) entries.push(entry)
  }
  return { entries, damaged }
}
