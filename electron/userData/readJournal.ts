import { lstat, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import type { JournalEntry } from '@shared/ipc/contract'
import { JOURNAL_ENTRY } from '@shared/ipc/journal'
import { read } from '@shared/ipc/read'
import { attempt } from '../files/disk/fileError'
import { putAside, readJson } from '../files/disk/jsonFile'
import type { Logger } from '../shell/logger'

/** What the last session left. */
export interface LeftBehind {
  /** By the absolute path of the file that holds it. */
  readonly entries: ReadonlyMap<string, JournalEntry>
  /** Absolute paths of what could not be read, as it is kept now. */
  readonly damaged: readonly string[]
}

const isFile = (file: string): Promise<boolean> =>
  lstat(file).then(
    found => found.isFile(),
    () => false,
  )

const readEntry = async (
  file: string,
  logger: Logger,
  damaged: (path: string) => void,
): Promise<JournalEntry | undefined> => {
  const value = await readJson(file, logger, damaged)
  if (value === undefined) return undefined
  const entry = read(JOURNAL_ENTRY, value)
  if (entry.ok && `${entry.value.documentId}.json` === path.basename(file)) return entry.value
  damaged(await putAside(file, logger, entry.ok ? 'its name is not that of its document' : entry.error))
  return undefined
}

/** Makes the folder; false where that fails, which the first entry to be written will report. */
const makeFolder = async (folder: string, logger: Logger): Promise<boolean> => {
  const made = await attempt(folder, () => mkdir(folder, { recursive: true }))
  if (!made.ok) logger.error(`no place for the journal: ${folder}`, made.error)
  return made.ok
}

/** The names in a folder; none where there is no such folder, undefined where it cannot be read. */
const namesIn = async (folder: string, logger: Logger): Promise<readonly string[] | undefined> => {
  const names = await attempt(folder, () => readdir(folder))
  if (names.ok) return names.value
  if (names.error.reason === 'notFound') return []
  logger.error(`the journal cannot be read: ${folder}`, names.error)
  return undefined
}

/**
 * Reads the journal in any state: what is damaged, even a folder itself, is put aside.
 *
 * @param folders the first is that of the journal and is made if it is missing; earlier versions wrote into the others
 */
export const readJournal = async (folders: readonly string[], logger: Logger): Promise<LeftBehind> => {
  const damaged: string[] = []
  const put = (where: string) => void damaged.push(where)
  const entries = new Map<string, JournalEntry>()
  for (const folder of folders) {
    if (await isFile(folder)) put(await putAside(folder, logger, 'a file, not a folder'))
    if (folder === folders[0] && !(await makeFolder(folder, logger))) continue
    const names = await namesIn(folder, logger)
    if (!names) put(folder)
    for (const file of (names ?? [])
      .filter(name => name.endsWith('.json'))
      .map(name => path.join(folder, name))) {
      const entry = await readEntry(file, logger, put)
      if (entry) entries.set(file, entry)
    }
  }
  return { entries, damaged }
}
