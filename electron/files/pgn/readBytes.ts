import { createHash, hash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { openOrdinary } from '../disk/ordinaryFile'
import type { ContentStamp } from './indexedFile'

/** Bytes read at a time: enough for efficient reading, but few enough to report progress. */
const PIECE = 4 * 1024 * 1024

/** The bytes from `begin` up to, but not including, `end`; fewer if the file ends before. */
export const rangeOf = async (file: FileHandle, begin: number, end: number): Promise<Buffer> => {
  const buffer = Buffer.allocUnsafe(end - begin)
  let filled = 0
  while (filled < buffer.length) {
    const { bytesRead } = await file.read(buffer, filled, buffer.length - filled, begin + filled)
    if (bytesRead === 0) break
    filled += bytesRead
  }
  return buffer.subarray(0, filled)
}

/** The same bytes in pieces of limited size. */
export async function* piecesOf(file: FileHandle, begin: number, end: number): AsyncGenerator<Buffer> {
  for (let at = begin; at < end; at += PIECE) yield await rangeOf(file, at, Math.min(at + PIECE, end))
}

/** Opens a file while `use` runs. */
export const withFile = async <T>(path: string, use: (file: FileHandle) => Promise<T>): Promise<T> => {
  const file = await openOrdinary(path)
  try {
    return await use(file)
  } finally {
    await file.close()
  }
}

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/**
 * The number of characters of a {@link fingerprintOf}: 72 bits, which two different games of a file never share by
 * chance.
 */
export const FINGERPRINT_LENGTH = 12

/** A short fingerprint that distinguishes a game from all others of its file. */
export const fingerprintOf = (bytes: Uint8Array): string =>
  hash('sha256', bytes, 'base64url').slice(0, FINGERPRINT_LENGTH)

/**
 * A fingerprint that survives changes of tags: it covers everything after them, and the first position.
 *
 * @param start the first position as given by the tags; empty for that of chess
 * @param moves the bytes after the tags
 */
export const movesFingerprintOf = (start: string, moves: Uint8Array): string =>
  start === ''
    ? fingerprintOf(moves)
    : createHash('sha256').update(start).update(moves).digest('base64url').slice(0, FINGERPRINT_LENGTH)

/** The current size, time and hash of an open file. */
export const contentStampOf = async (file: FileHandle): Promise<ContentStamp> => {
  const { size, mtimeMs } = await file.stat()
  const hash = createHash('sha256')
  for await (const piece of piecesOf(file, 0, size)) hash.update(piece)
  return { size, mtimeMs, hash: hash.digest('hex') }
}

/** All bytes of a file, with its stamp. */
export const readWhole = (path: string): Promise<ContentStamp & { readonly bytes: Buffer }> =>
  withFile(path, async file => {
    const { size, mtimeMs } = await file.stat()
    const bytes = await rangeOf(file, 0, size)
    return { size: bytes.length, mtimeMs, hash: hashOf(bytes), bytes }
  })
