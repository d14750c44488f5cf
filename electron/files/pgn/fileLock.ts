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

/** Checks a new file, by its path, before it replaces another. */
type Approve = (file: string) => Promise<boolean>

/** The right to write a file: until it is given back, no other window or process of our program writes the file. */
export interface FileLock {
  /** The file itself, behind all symbolic links. */
  readonly target: string
  /** Whether the file existed when the lock was taken. */
  readonly isThere: boolean
  /** Whether the file has other names in its file system; after a replacement these lead to the old content. */
  readonly hasOtherNames: boolean
  /** Whether other processes held the lock before, and so may have written the file. */
  readonly hasWaited: boolean
  /**
   * Replaces the file by all of `content`, once. Nothing is written if the file has changed since the lock was taken,
   * so everything read since then stays valid.
   *
   * @param old the file as it was, open for reading; if others wrote it at the very moment when it was replaced, it is
   *   restored
   * @param approve checks the new content, in a file of its own, before it replaces the old one
   */
  write(content: FileContent, old?: FileHandle, approve?: Approve): Promise<Result<FileStamp, FileError>>
}

/** Milliseconds between two attempts to get the lock. */
const RETRY_MS = 25

const createUnlessThere = async (file: string): Promise<NewFile | undefined> => {
  try {
    return await createNewFile(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return undefined
    throw error
  }
}

/** Waits until this process has created the lock file; the system lets only one of several processes create it. */
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

  /** Whether no other process has written the old file in the meantime; if one has, the old file is restored. */
  const isLeftAlone = async (old: FileHandle, placed: FileStamp): Promise<boolean> => {
    // Some network drives no longer report on a file once it is replaced; it cannot have been written then.
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

/** Waits for the lock of a file as long as its holders show signs of life, and holds it while `use` runs. */
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

/** Writes a file under its lock; errors of the system are returned as data. */
export const writeInTurn = async <T>(
  file: string,
  write: (turn: FileLock) => Promise<Result<T, FileError>>,
): Promise<Result<T, FileError>> =>
  chain(await attempt(file, () => withFileLock(file, write)), written => written)
