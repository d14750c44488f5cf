import path from 'node:path'
import type { FileError, JournalEntry } from '@shared/ipc/contract'
import { type JsonFile, jsonFile, type TroubleNews } from '../files/disk/jsonFile'
import { sweepFolder } from '../files/disk/sweepFolder'
import type { Logger } from '../shell/logger'
import { readJournal } from './readJournal'

/**
 * The latest unsaved state of every game and every list of games, one file each, so that neither a crash nor a power cut
 * loses more than the edit being made.
 */
export interface Journal {
  /** Absolute paths of what the last session left and could not be read, as it is kept now. */
  readonly damaged: readonly string[]
  /** Everything that was never saved, oldest first. */
  entries(): readonly JournalEntry[]
  /**
   * Answers once the entry, or a later one of its document, is on the disk, however long that takes;
   * false where it was discarded before that.
   */
  write(entry: JournalEntry): Promise<boolean>
  discard(documentId: string): void
  /** What keeps entries from the disk at present. */
  trouble(): FileError | undefined
  /** Resolves when all is on the disk, or one last try has been in vain. */
  flush(): Promise<void>
}

/** What keeps the entries of several documents from the disk; news is only whether anything does. */
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

/** Where earlier versions kept lists of games; what they left there stays there until it is saved. */
const earlierFolder = (folder: string): string => `${folder}-lists`

/**
 * Opens a journal and reads what the last session left. Damaged files are put aside, the others are
 * still read.
 *
 * @param news called with what keeps edits from the disk, and undefined once nothing does any more
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
