import { accessSync, constants, statfsSync } from 'node:fs'
import path from 'node:path'
import type { FileError } from '@shared/ipc/contract'
import { resultCode } from '../../engine/store/database'
import { fileError, fileErrorOf } from '../../files/disk/fileError'

/** SQLite's codes for a file that may not be written, and for one whose disk is full. */
const READ_ONLY = 8
const FULL = 13
/** And for troubles of the disk that may come from either: reading and writing, opening. */
const VAGUE: ReadonlySet<unknown> = new Set([10, 14])

const hasSystemCode = (error: unknown): boolean =>
  typeof (error as { readonly syscall?: unknown } | null)?.syscall === 'string'

/** What the system says of writing into the folder; undefined where there is nothing to be said. */
const folderTrouble = (file: string): FileError | undefined => {
  const folder = path.dirname(file)
  try {
    accessSync(folder, constants.W_OK)
    return statfsSync(folder).bavail === 0 ? fileError('diskFull', file) : undefined
  } catch (error) {
    return fileErrorOf(file, error)
  }
}

/** What keeps a database from being written, where that is a full disk or one that may not be written. */
export const writingTrouble = (file: string, error: unknown): FileError | undefined => {
  const code = resultCode(error)
  if (code === FULL) return fileError('diskFull', file, String(error))
  if (code === READ_ONLY) return folderTrouble(file) ?? fileError('noPermission', file, String(error))
  const trouble = VAGUE.has(code)
    ? folderTrouble(file)
    : hasSystemCode(error)
      ? fileErrorOf(file, error)
      : undefined
  return trouble && ['diskFull', 'readOnly', 'noPermission'].includes(trouble.reason) ? trouble : undefined
}
