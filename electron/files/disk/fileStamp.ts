import { type BigIntStats, statSync } from 'node:fs'

/** The properties of a file that can be read without its content; if they are unchanged, the file was not written. */
export interface FileStamp {
  readonly dev: bigint
  readonly ino: bigint
  /** In bytes. */
  readonly size: bigint
  /** The last change of its content, in nanoseconds since 1970. */
  readonly mtimeNs: bigint
}

export const stampFrom = ({ dev, ino, size, mtimeNs }: BigIntStats): FileStamp => ({
  dev,
  ino,
  size,
  mtimeNs,
})

/**
 * The number of names that a file has in its file system; each name after the first is a hard link. 0 if there is no
 * file.
 */
export const namesOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.nlink ?? 0

/**
 * Reads the stamp of a file, which may not exist. Blocks the thread, so that the state holds for code in the same turn
 * of the event loop, unless another program writes the file.
 */
export const stampOf = (file: string): FileStamp | undefined => {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false })
  return found && stampFrom(found)
}

/** Whether both are the same file, whatever its content. */
export const isSameFile = (one: FileStamp | undefined, other: FileStamp | undefined): boolean =>
  one?.ino === other?.ino && one?.dev === other?.dev

/** Whether both are the same file with the same content, or both are absent. */
export const sameStamp = (one: FileStamp | undefined, other: FileStamp | undefined): boolean =>
  isSameFile(one, other) && one?.size === other?.size && one?.mtimeNs === other?.mtimeNs
