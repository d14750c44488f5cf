import { stat } from 'node:fs/promises'
import type { FileError } from '@shared/ipc/contract'
import { err, ok, type Result } from '@shared/result'
import { fileError } from '../disk/fileError'
import { type FileStamp, stampOf, sameStamp } from '../disk/fileStamp'
import { ifThere } from '../disk/ifThere'
import type { FileContent } from '../disk/newFile'
import type { IndexedFile } from './indexedFile'
import type { FileLock } from './fileLock'

/** Indexes a file as it is now; the indexer does this in a thread of its own if the file is large. */
export type Reindex = (path: string) => Promise<Result<IndexedFile, FileError>>

/** The content of a file to be written. */
export interface ContentOfGames {
  readonly content: FileContent
  /** The fingerprints of its games, in order; the new file is refused if its games have others. */
  readonly fingerprints: readonly string[]
}

/** A file that was written. */
export interface ApprovedFile {
  /** The index of its content. */
  readonly indexed: IndexedFile
  readonly look: FileStamp
}

/** The number, from 1, of the first game that was read as a part of the game before it. */
const numberOfSwallowed = ({ games }: IndexedFile, fingerprints: readonly string[]): number => {
  const place = fingerprints.findIndex((fingerprint, index) => games[index]?.fingerprint !== fingerprint)
  return Math.min(place + 2, fingerprints.length)
}

const holds = ({ games }: IndexedFile, fingerprints: readonly string[]): boolean =>
  games.length === fingerprints.length &&
  games.every(({ fingerprint }, index) => fingerprint === fingerprints[index])

/**
 * The time of a file that was checked; if another program has written it in the meantime, -1, a time that no file has.
 */
const timeOf = async ({ target }: FileLock, look: FileStamp): Promise<number> => {
  const found = await ifThere(stat(target))
  return found && sameStamp(stampOf(target), look) ? found.mtimeMs : -1
}

/**
 * Writes a file, but only after the new content has been read again and contains exactly the right games.
 *
 * @param old the existing file, if there is one
 */
export const writeApproved = async (
  turn: FileLock,
  { content, fingerprints }: ContentOfGames,
  reindex: Reindex,
  old?: Parameters<FileLock['write']>[1],
): Promise<Result<ApprovedFile, FileError>> => {
  let reread: Result<IndexedFile, FileError> | undefined
  const approve = async (file: string) => {
    const indexed = await reindex(file)
    reread =
      indexed.ok && !holds(indexed.value, fingerprints)
        ? err(fileError('runsTogether', turn.target, String(numberOfSwallowed(indexed.value, fingerprints))))
        : indexed
    return reread.ok
  }
  const written = await turn.write(content, old, approve)
  if (reread && !reread.ok) return reread
  if (!written.ok) return written
  const look = written.value
  return ok({ indexed: { ...reread!.value, mtimeMs: await timeOf(turn, look) }, look })
}
