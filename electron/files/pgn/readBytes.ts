import { createHash, hash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { openOrdinary } from '../disk/ordinaryFile'
import type { ContentStamp } from './indexedFile'

/** Bytes read at a time: large enough for the disk, small enough to report progress. */
const PIECE = 4 * 1024 * 1024

/** The bytes from `begin` up to, not with, `end`; fewer where the file ends before. */
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

/** The same in pieces of bounded size. */
export async function* piecesOf(file: FileHandle, begin: number, end: number): AsyncGenerator<Buffer> {
  for (let at = begin; at < end; at += PIECE) yield await rangeOf(file, at, Math.min(at + PIECE, end))
}

/** Opens a file for as long as `use` takes. */
export const withFile = async <T>(path: string, use: (file: FileHandle) => Promise<T>): Promise<T> => {
  const file = await openOrdinary(path)
  try {
    return await use(file)
  } finally {
    await file.close()
  }
}

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Characters of a {@link fingerprintOf}: 72 bits, which no two games of a file share by chance. */
export const FINGERPRINT_LENGTH = 12

/** A small fingerprint that distinguishes a game of a file from all others. */
export const fingerprintOf = (bytes: Uint8Array): string =>
  hash('sha256', bytes, 'base64url').slice(0, FINGERPRINT_LENGTH)

/**
 * The same for a game whose tags may be changed: of all that follows them, and of where it begins.
 *
 * @param start what the tags say of the first position; empty for the one of chess
 * @param moves the bytes behind the tags
 */
export const movesFingerprintOf = (start: string, moves: Uint8Array): string =>
  start === ''
    ? fingerprintOf(moves)
    : createHash('sha256').update(start).update(moves).digest('base64url').slice(0, FINGERPRINT_LENGTH)

/** Size, time and hash of an open file as it is now. */
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
