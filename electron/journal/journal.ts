import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import type { JournalEntry } from '@shared/ipc/contract'
import { type JsonFile, jsonFile, putAside, readJson } from '../files/jsonFile'
import type { Logger } from '../logging/logger'
import { JOURNAL_ENTRY } from '../ipc/requestShapes'

/**
 * The latest unsaved state of every document, one file each, so that neither a crash nor a power cut
 * loses more than the edit being made.
 */
export interface Journal {
  /** Everything that was never saved, oldest first. */
  entries(): readonly JournalEntry[]
  write(entry: JournalEntry): void
  discard(documentId: string): void
  /** Resolves when all is on the disk. */
  flush(): Promise<void>
}

const readEntry = async (file: string, logger: Logger): Promise<JournalEntry | undefined> => {
  const value = await readJson(file, logger)
  if (value === undefined) return undefined
  const fault = JOURNAL_ENTRY(value)
  if (!fault && `${(value as JournalEntry).documentId}.json` === path.basename(file))
    return value as JournalEntry
  await putAside(file, logger, fault ?? 'its name is not that of its document')
  return undefined
}

/**
 * Opens the journal and reads what the last session left. Damaged files are put aside and reported,
 * the others are still read.
 *
 * @param failed told why an entry could not be written, for the user to know that edits are at risk
 */
export const openJournal = async (
  folder: string,
  logger: Logger,
  failed: (detail: string) => void,
): Promise<Journal> => {
  const entries = new Map<string, JournalEntry>()
  const files = new Map<string, JsonFile>()
  const fileOf = (documentId: string): JsonFile => {
    const file = files.get(documentId) ?? jsonFile(path.join(folder, `${documentId}.json`), logger, failed)
    files.set(documentId, file)
    return file
  }

  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) {
    const entry = name.endsWith('.json') ? await readEntry(path.join(folder, name), logger) : undefined
    if (entry) entries.set(entry.documentId, entry)
  }

  return {
    entries: () => [...entries.values()].sort((one, other) => one.at - other.at),
    write: entry => {
      entries.set(entry.documentId, entry)
      fileOf(entry.documentId).write(entry)
    },
    discard: documentId => {
      entries.delete(documentId)
      fileOf(documentId).remove()
    },
    flush: async () => {
      await Promise.all([...files.values()].map(file => file.flush()))
    },
  }
}
