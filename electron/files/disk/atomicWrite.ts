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

/** The file behind a symbolic link, so that the link survives; a path that does not exist is itself. */
export const targetOf = async (file: string): Promise<string> =>
  (await isLink(file)) ? realpath(file) : file

/** Throws the error that writing into the file itself would give; pipes and devices are refused, too. */
export const mustBeWritable = async (target: string): Promise<void> => {
  const before = await ifThere(stat(target))
  if (before?.isDirectory()) throw Object.assign(new Error(`${target} is a folder`), { code: 'EISDIR' })
  if (before && !before.isFile()) throw notOrdinary(target)
  if (before) await access(target, constants.W_OK)
}

/** What a replacement may report. */
interface Replacing {
  readonly create?: OpenNew | undefined
  /** Looks at the new file before it takes the place of the old one; false leaves that as it is. */
  readonly approve?: ((file: string) => Promise<boolean>) | undefined
  /** Asked last of all. */
  readonly mayReplace?: () => boolean
}

/**
 * Writes a file so that at every moment, power cuts included, either the old or the new content is there as a whole: a
 * new file in the same folder, flushed to the disk, replaces the old one. Permissions stay. On failure the old file is
 * untouched and there are no leftovers.
 *
 * @param target must not be a symbolic link
 * @returns what stands there now; undefined if it might not
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
 * The same for a path that may be a symbolic link, which stays.
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
