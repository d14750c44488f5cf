import { type BigIntStats, statSync } from 'node:fs'

/** What a file shows without being read; as long as that stays, the file was not written. */
export interface FileStamp {
  readonly dev: bigint
  readonly ino: bigint
  /** In bytes. */
  readonly size: bigint
  /** Last change of its bytes, in nanoseconds since 1970. */
  readonly mtimeNs: bigint
}

export const stampFrom = ({ dev, ino, size, mtimeNs }: BigIntStats): FileStamp => ({
  dev,
  ino,
  size,
  mtimeNs,
})

/** How many names a file has in its file system: another than the first is a hard link. 0 where there is no file. */
export const namesOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.nlink ?? 0

/**
 * Reads the stamp of a file, which may not exist. Blocks the thread, so that code in the same turn sees the file in
 * that state, except for other programs.
 */
export const stampOf = (file: string): FileStamp | undefined => {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false })
  return found && stampFrom(found)
}

/** The same file, with any bytes. */
export const isSameFile = (one: FileStamp | undefined, other: FileStamp | undefined): boolean =>
  one?.ino === other?.ino && one?.dev === other?.dev

/** The same file with the same bytes, or none both times. */
export const sameStamp = (one: FileStamp | undefined, other: FileStamp | undefined): boolean =>
  isSameFile(one, other) && one?.size === other?.size && one?.mtimeNs === other?.mtimeNs
