import { stat } from 'node:fs/promises'
import type { FileError } from '@shared/ipc/contract'
import { err, ok, type Result } from '@shared/result'
import { fileError } from '../disk/fileError'
import { type FileStamp, stampOf, sameStamp } from '../disk/fileStamp'
import { ifThere } from '../disk/ifThere'
import type { FileContent } from '../disk/newFile'
import type { IndexedFile } from './indexedFile'
import type { FileLock } from './fileLock'

/** Reads the file's index as it is now; the indexer does it in its own thread where the file is large. */
export type Reindex = (path: string) => Promise<Result<IndexedFile, FileError>>

/** A file to write. */
export interface ContentOfGames {
  readonly content: FileContent
  /** The fingerprints of its games, in order: a file with others is refused. */
  readonly fingerprints: readonly string[]
}

/** A file that was written. */
export interface ApprovedFile {
  /** What it holds. */
  readonly indexed: IndexedFile
  readonly look: FileStamp
}

/** Number from 1 of the game that was read as a part of the one before it. */
const numberOfSwallowed = ({ games }: IndexedFile, fingerprints: readonly string[]): number => {
  const place = fingerprints.findIndex((fingerprint, index) => games[index]?.fingerprint !== fingerprint)
  return Math.min(place + 2, fingerprints.length)
}

const holds = ({ games }: IndexedFile, fingerprints: readonly string[]): boolean =>
  games.length === fingerprints.length &&
  games.every(({ fingerprint }, index) => fingerprint === fingerprints[index])

/** The time of a file that was checked; if another program has been as quick, a time that no file has. */
const timeOf = async ({ target }: FileLock, look: FileStamp): Promise<number> => {
  const found = await ifThere(stat(target))
  return found && sameStamp(stampOf(target), look) ? found.mtimeMs : -1
}

/**
 * Writes a file, but only after the new content has been read again and holds exactly the right games.
 *
 * @param old the file as it is, if it is there
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
