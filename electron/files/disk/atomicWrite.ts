import { constants } from 'node:fs'
import { access, lstat, realpath, stat } from 'node:fs/promises'
import type { FileError } from '@shared/ipc/contract'
import type { Result } from '@shared/result'
import { attempt } from './fileError'
import type { FileStamp } from './fileStamp'
import { ifThere } from './ifThere'
import { type FileContent, createNewFile, type OpenNew } from './newFile'
import { newName } from './newName'
import { notOrdinary } from './ordinaryFile'

export const isLink = (file: string): Promise<boolean> =>
  lstat(file).then(
    found => found.isSymbolicLink(),
    () => false,
  )

/** The file behind a symbolic link, so that the link survives; the same path if it is not a link or does not exist. */
export const targetOf = async (file: string): Promise<string> =>
  (await isLink(file)) ? realpath(file) : file

/** Throws the error that writing to the file itself would give; refuses pipes and devices as well. */
export const mustBeWritable = async (target: string): Promise<void> => {
  const before = await ifThere(stat(target))
  if (before?.isDirectory()) throw Object.assign(new Error(`${target} is a folder`), { code: 'EISDIR' })
  if (before && !before.isFile()) throw notOrdinary(target)
  if (before) await access(target, constants.W_OK)
}

/** The callbacks of a replacement. */
interface Replacing {
  readonly create?: OpenNew | undefined
  /** Checks the new file before it replaces the old one; if it returns false, the old one stays. */
  readonly approve?: ((file: string) => Promise<boolean>) | undefined
  /** Called last, immediately before the replacement; if it returns false, the old file stays. */
  readonly mayReplace?: () => boolean
}

/**
 * Writes a file so that at every moment, even in a power cut, either the old or the new content is completely there: a
 * new file in the same folder is flushed to disk and then replaces the old one. Permissions are kept. On failure the
 * old file is unchanged and nothing is left behind.
 *
 * @param target must not be a symbolic link
 * @returns the stamp of the new file; undefined if it may not be the one there
 */
export const replaceFile = async (
  target: string,
  content: FileContent,
  { create, approve, mayReplace }: Replacing = {},
): Promise<FileStamp | undefined> => {
  const file = newName(target)
  const fresh = await createNewFile(file, create)
  try {
    await fresh.write(content)
    if (approve && !(await approve(file))) return undefined
    return await fresh.takePlaceOf(target, mayReplace)
  } finally {
    await fresh.end()
  }
}

/**
 * The same for a path that may be a symbolic link, which is kept.
 *
 * An error thrown by `content` itself is passed on if it has no system code.
 */
export const writeAtomically = (
  file: string,
  content: FileContent,
  create?: OpenNew,
): Promise<Result<void, FileError>> =>
  attempt(file, async () => {
    const target = await targetOf(file)
    await mustBeWritable(target)
    await replaceFile(target, content, { create })
  })
