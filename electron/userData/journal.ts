import path from 'node:path'
import type { FileError, JournalEntry } from '@shared/ipc/contract'
import { type JsonFile, jsonFile, putAside, readJson, type TroubleNews } from '../files/disk/jsonFile'
import { sweepFolder } from '../files/disk/sweepFolder'
import type { Logger } from '../shell/logger'
import { lstat, mkdir, readdir } from 'node:fs/promises'
import { JOURNAL_ENTRY } from '@shared/ipc/journal'
import { read } from '@shared/ipc/read'
import { attempt } from '../files/disk/fileError'

/** What the last session left behind. */
interface LeftBehind {
  /** By the absolute path of the file of the entry. */
  readonly entries: ReadonlyMap<string, JournalEntry>
  /** The current absolute paths of files that could not be read. */
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

/** Makes the folder; returns false if that fails, which the first write will report. */
const makeFolder = async (folder: string, logger: Logger): Promise<boolean> => {
  const made = await attempt(folder, () => mkdir(folder, { recursive: true }))
  if (!made.ok) logger.error(`no place for the journal: ${folder}`, made.error)
  return made.ok
}

/** The names in a folder; empty if the folder does not exist, undefined if it cannot be read. */
const namesIn = async (folder: string, logger: Logger): Promise<readonly string[] | undefined> => {
  const names = await attempt(folder, () => readdir(folder))
  if (names.ok) return names.value
  if (names.error.reason === 'notFound') return []
  logger.error(`the journal cannot be read: ${folder}`, names.error)
  return undefined
}

/**
 * Reads the journal in any state: whatever is damaged, even a folder itself, is put aside.
 *
 * @param folders the first is the folder of the journal and is created if it is missing; earlier versions wrote into the others
 */
const readJournal = async (folders: readonly string[], logger: Logger): Promise<LeftBehind> => {
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

/**
 * The latest unsaved state of every game and every list of games, one file each, so that neither a crash nor a power cut
 * loses more than the edit being made.
 */
export interface Journal {
  /** The current absolute paths of files from the last session that could not be read. */
  readonly damaged: readonly string[]
  /** Everything that was never saved, oldest first. */
  entries(): readonly JournalEntry[]
  /**
   * Resolves once the entry, or a later one of its document, is on the disk, however long that takes; to false if it was discarded before
   * that.
   */
  write(entry: JournalEntry): Promise<boolean>
  discard(documentId: string): void
  /** What currently keeps entries from being written. */
  trouble(): FileError | undefined
  /** Resolves when everything is on the disk, or one last attempt has failed. */
  flush(): Promise<void>
}

/** What keeps the entries of several documents from being written. `news` is called only when trouble begins and when it is over. */
const troubleBoard = (news: TroubleNews) => {
  const troubles = new Map<string, FileError>()
  const first = (): FileError | undefined => troubles.values().next().value
  return {
    first,
    note: (documentId: string, trouble: FileError | undefined) => {
      const before = first()
      if (trouble) troubles.set(documentId, trouble)
      else troubles.delete(documentId)
      const now = first()
      if ((now === undefined) !== (before === undefined)) news(now)
    },
  }
}

/** The folder in which earlier versions kept lists of games; entries there stay until they are saved. */
const earlierFolder = (folder: string): string => `${folder}-lists`

/**
 * Opens a journal and reads what the last session left behind. Damaged files are put aside, the others are still read.
 *
 * @param news called with what keeps edits from being written, and with undefined once nothing does any more
 */
export const openJournal = async (folder: string, logger: Logger, news: TroubleNews): Promise<Journal> => {
  const folders = [folder, earlierFolder(folder)]
  for (const one of folders) void sweepFolder(one, logger)
  const left = await readJournal(folders, logger)
  const entries = new Map<string, JournalEntry>()
  const files = new Map<string, JsonFile>()
  const troubles = troubleBoard(news)
  const put = (documentId: string, pathname: string): JsonFile => {
    const file = jsonFile(pathname, logger, trouble => troubles.note(documentId, trouble))
    files.set(documentId, file)
    return file
  }
  const fileOf = (documentId: string): JsonFile =>
    files.get(documentId) ?? put(documentId, path.join(folder, `${documentId}.json`))
  for (const [pathname, entry] of left.entries) {
    entries.set(entry.documentId, entry)
    put(entry.documentId, pathname)
  }

  return {
    damaged: left.damaged,
    entries: () => [...entries.values()].sort((one, other) => one.at - other.at),
    write: entry => {
      const { documentId } = entry
      entries.set(documentId, entry)
      return new Promise(resolve => {
        fileOf(documentId).write(entry, () => resolve(entries.has(documentId)))
      })
    },
    discard: documentId => {
      entries.delete(documentId)
      fileOf(documentId).remove()
    },
    trouble: troubles.first,
    flush: async () => {
      await Promise.all([...files.values()].map(file => file.flush()))
    },
  }
}
