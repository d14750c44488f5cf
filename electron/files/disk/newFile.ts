import { fstatSync, renameSync, type Stats } from 'node:fs'
import { type FileHandle, open, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { type FileStamp, isSameFile, stampOf, stampFrom } from './fileStamp'
import { ifThere } from './ifThere'
import { startHeartbeat } from './lockHeartbeat'

/** The bytes of a file, in pieces. */
export type FileContent = Iterable<Uint8Array> | AsyncIterable<Uint8Array>

/** Opens the new file beside the old one; in tests, it may open a device that is always full. */
export type OpenNew = (path: string) => Promise<FileHandle>

/** A file that is written beside another one, to replace it as a whole. */
export interface NewFile {
  /** Writes all of the content, and resolves when that is on disk. */
  write(content: FileContent): Promise<void>
  /** Whether the file is still there; false if another process regarded it as abandoned and removed it. */
  isThere(): boolean
  /**
   * Replaces `target` and keeps its permissions.
   *
   * @param mayReplace called last, immediately before the replacement
   * @returns the stamp of the new file; undefined if another file may have taken its place
   */
  takePlaceOf(target: string, mayReplace?: () => boolean): Promise<FileStamp | undefined>
  /** Closes the file, and removes it unless it has replaced the target. */
  end(): Promise<void>
}

const openNew: OpenNew = file => open(file, 'wx', 0o666)

const keepOwner = async (handle: FileHandle, { mode, uid, gid }: Stats): Promise<void> => {
  const mine = await handle.stat()
  if (process.getuid?.() === 0 && (mine.uid !== uid || mine.gid !== gid)) await handle.chown(uid, gid)
  await handle.chmod(mode & 0o7777)
}

/** Makes a rename survive a power cut. Windows cannot open folders, but makes renames safe by itself. */
const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Creates a file that must not exist yet; a heartbeat shows that it is being written until it is ended. */
export const createNewFile = async (file: string, create: OpenNew = openNew): Promise<NewFile> => {
  const handle = await create(file)
  const endLife = startHeartbeat(handle)
  let placed = false
  // As long as the file is open, no other file gets its inode number.
  const look = () => stampFrom(fstatSync(handle.fd, { bigint: true }))
  const isThere = () => isSameFile(stampOf(file), look())

  return {
    isThere,
    write: async content => {
      for await (const piece of content) await handle.writeFile(piece)
      await handle.sync()
    },
    takePlaceOf: async (target, mayReplace = () => true) => {
      const before = await ifThere(stat(target))
      if (before) await keepOwner(handle, before)
      await endLife()
      // Nothing happens between the check and the rename, so there is hardly a moment in which others could write.
      if (!mayReplace()) return undefined
      renameSync(file, target)
      placed = true
      await syncFolder(path.dirname(target))
      return look()
    },
    end: async () => {
      const isLeft = !placed && isThere()
      await endLife()
      await handle.close()
      if (isLeft) await rm(file, { force: true })
    },
  }
}
