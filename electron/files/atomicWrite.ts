import { randomUUID } from 'node:crypto'
import { constants, type Stats } from 'node:fs'
import {
  access,
  chmod,
  chown,
  type FileHandle,
  lstat,
  open,
  realpath,
  rename,
  rm,
  stat,
} from 'node:fs/promises'
import path from 'node:path'
import type { FileError } from '@shared/ipc/contract'
import type { Result } from '@shared/result'
import { attempt } from './fileError'

/** The bytes of a file, in pieces. */
export type Content = Iterable<Uint8Array> | AsyncIterable<Uint8Array>

/** Opens the new file beside the old one; tests give a device that is always full. */
export type OpenNew = (path: string) => Promise<FileHandle>

const openNew: OpenNew = file => open(file, 'wx', 0o666)

const statIfThere = async (file: string): Promise<Stats | undefined> => {
  try {
    return await stat(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** The file behind a symbolic link, so that the link survives; a path that does not exist is itself. */
export const targetOf = async (file: string): Promise<string> => {
  const isLink = await lstat(file).then(
    found => found.isSymbolicLink(),
    () => false,
  )
  return isLink ? realpath(file) : file
}

const writeDurably = async (handle: FileHandle, content: Content): Promise<void> => {
  try {
    for await (const piece of content) await handle.writeFile(piece)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Makes a rename outlive a power cut. Windows cannot open folders, and does it by itself. */
const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const keepOwner = async (file: string, { mode, uid, gid }: Stats): Promise<void> => {
  const mine = await stat(file)
  if (process.getuid?.() === 0 && (mine.uid !== uid || mine.gid !== gid)) await chown(file, uid, gid)
  await chmod(file, mode & 0o7777)
}

const replace = async (target: string, content: Content, create: OpenNew): Promise<void> => {
  const before = await statIfThere(target)
  if (before?.isDirectory()) throw Object.assign(new Error(`${target} is a folder`), { code: 'EISDIR' })
  if (before) await access(target, constants.W_OK)
  const folder = path.dirname(target)
  const beside = path.join(folder, `.${path.basename(target).slice(0, 100)}.${randomUUID().slice(0, 8)}.new`)
  try {
    await writeDurably(await create(beside), content)
    if (before) await keepOwner(beside, before)
    await rename(beside, target)
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
  await syncFolder(folder)
}

/**
 * Writes a file so that at every moment, power cuts included, either the old or the new content is
 * there as a whole: a new file in the same folder, flushed to the disk, takes the place of the old
 * one. Permissions and symbolic links stay. On failure the old file is untouched and nothing is left.
 *
 * An error thrown by `content` itself is passed on if it has no system code.
 */
export const writeAtomically = (
  file: string,
  content: Content,
  create: OpenNew = openNew,
): Promise<Result<void, FileError>> =>
  attempt(file, async () => replace(await targetOf(file), content, create))
