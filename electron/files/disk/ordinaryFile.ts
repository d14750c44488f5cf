import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'

/**
 * Keeps `open` from waiting, for example for the other end of a pipe. Windows has no such flag and never waits there.
 */
export const WITHOUT_WAITING = (constants.O_NONBLOCK as number | undefined) ?? 0

/** The error for a path that is not an ordinary file, such as a pipe or a device, which may never end. */
export const notOrdinary = (file: string): Error =>
  Object.assign(new Error(`${file} is no ordinary file`), { code: 'EINVAL' })

const isADirectory = (file: string): Error =>
  Object.assign(new Error(`${file} is a folder`), { code: 'EISDIR' })

/** Opens an ordinary file for reading. Throws the error of the system, or at once if it is not an ordinary file. */
export const openOrdinary = async (file: string): Promise<FileHandle> => {
  const handle = await open(file, constants.O_RDONLY | WITHOUT_WAITING)
  const found = await handle.stat()
  if (found.isFile()) return handle
  await handle.close()
  throw found.isDirectory() ? isADirectory(file) : notOrdinary(file)
}

/** All bytes of an ordinary file; throws as {@link openOrdinary} does. */
export const readOrdinary = async (file: string): Promise<Buffer> => {
  const handle = await openOrdinary(file)
  try {
    return await handle.readFile()
  } finally {
    await handle.close()
  }
}
