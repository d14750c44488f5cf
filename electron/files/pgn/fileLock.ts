import type { FileHandle } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import type { FileError } from '@shared/ipc/contract'
import { chain, err, ok, type Result } from '@shared/result'
import { mustBeWritable, replaceFile, targetOf } from '../disk/atomicWrite'
import { attempt, fileError } from '../disk/fileError'
import { type FileStamp, stampOf, stampFrom, sameStamp, namesOf } from '../disk/fileStamp'
import { type FileContent, createNewFile, type NewFile } from '../disk/newFile'
import { lockName } from '../disk/newName'
import { piecesOf } from './readBytes'
import { removeIfDead } from '../disk/lockHeartbeat'

/** Looks at a new file, by its path, before it takes the place of another. */
type Approve = (file: string) => Promise<boolean>

/** The right to write a file: until it is given back, no other window or program of ours writes it. */
export interface FileLock {
  /** The file itself, behind all symbolic links. */
  readonly target: string
  /** There was a file when the turn came. */
  readonly isThere: boolean
  /** The file has other names in its file system, which will lead to the old content. */
  readonly hasOtherNames: boolean
  /** Other processes had their turn first, and may have written the file. */
  readonly hasWaited: boolean
  /**
   * Replaces the file by all of `content`, once. Nothing is written if the file is not as it was when the lock was
   * taken, so everything read since may be kept.
   *
   * @param old the file as it was, open for reading: should others have written it at the very moment when it was
   *   replaced, it is put back
   * @param approve looks at what was written, in a file of its own, before it takes the place of the old one
   */
  write(content: FileContent, old?: FileHandle, approve?: Approve): Promise<Result<FileStamp, FileError>>
}

/** Between two tries to have one's turn. */
const RETRY_MS = 25

const createUnlessThere = async (file: string): Promise<NewFile | undefined> => {
  try {
    return await createNewFile(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return undefined
    throw error
  }
}

/** The system lets one of many create a file. */
const takeTurn = async (target: string): Promise<{ sign: NewFile; hasWaited: boolean }> => {
  const file = lockName(target)
  let hasWaited = false
  for (;;) {
    const sign = await createUnlessThere(file)
    if (sign) return { sign, hasWaited }
    const fate = await removeIfDead(file)
    hasWaited ||= fate !== 'dead'
    if (fate === 'alive') await setTimeout(RETRY_MS)
  }
}

const writerOf = (sign: NewFile, target: string, before: FileStamp | undefined): FileLock['write'] => {
  const replaceIf = (there: FileStamp | undefined, content: FileContent, approve?: Approve) =>
    replaceFile(target, content, {
      approve,
      mayReplace: () => sign.isThere() && sameStamp(stampOf(target), there),
    })

  /** False if another process still wrote the old file; that one is put back. */
  const isLeftAlone = async (old: FileHandle, placed: FileStamp): Promise<boolean> => {
    // Some network drives do not answer for a file once it is replaced: it cannot have been written then.
    const now = await old.stat({ bigint: true }).then(stampFrom, () => undefined)
    if (!now || sameStamp(now, before)) return true
    await replaceIf(placed, piecesOf(old, 0, Number(now.size)))
    return false
  }

  return async (content, old, approve) => {
    const placed = await replaceIf(before, content, approve)
    if (placed && (!old || (await isLeftAlone(old, placed)))) return ok(placed)
    return err(fileError(before ? 'changedOnDisk' : 'exists', target))
  }
}

/** Waits for the lock of a file, as long as its holders show signs of life. */
export const withFileLock = async <T>(file: string, use: (turn: FileLock) => Promise<T>): Promise<T> => {
  const target = await targetOf(file)
  await mustBeWritable(target)
  const { sign, hasWaited } = await takeTurn(target)
  try {
    const before = stampOf(target)
    const write = writerOf(sign, target, before)
    return await use({
      target,
      isThere: before !== undefined,
      hasOtherNames: namesOf(target) > 1,
      hasWaited,
      write,
    })
  } finally {
    await sign.end()
  }
}

/** Writes a file under its lock; what the system refuses comes back as data. */
export const writeInTurn = async <T>(
  file: string,
  write: (turn: FileLock) => Promise<Result<T, FileError>>,
): Promise<Result<T, FileError>> =>
  chain(await attempt(file, () => withFileLock(file, write)), written => written)
