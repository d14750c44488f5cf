import type { FileError } from '@shared/ipc/contract'
import { err, ok, type Result } from '@shared/result'
import { attempt, fileError } from '../disk/fileError'
import { gameEncodings } from './gameEncoding'
import { indexFile } from './indexFile'
import type { IndexedFile } from './indexedFile'
import { lineEndingOf } from '../disk/lineEnding'
import { hashOf, readWhole } from './readBytes'
import { isBinary, isUtf16, byteOrderMarkLength } from '../disk/textEncoding'

/** Largest file that is indexed, in bytes; it is in memory only while that is being done. */
export const MAX_FILE_SIZE = 1024 * 1024 * 1024

/** The beginning of a tag, on a line of its own, as nearly every file of games has it. */
const TAG = /(?:^(?:\xef\xbb\xbf)?|[\r\n])[^\S\r\n]*\[\s*\w+\s*"/

/** How much of a file that looks foreign is searched for a tag, in bytes. */
const LOOKED_AT = 1024 * 1024

/** Called with the progress of reading. */
export type OnBytesRead = (readBytes: number, totalBytes: number) => void

const layoutOf = (
  bytes: Buffer,
  progress: OnBytesRead,
): Pick<IndexedFile, 'newTextEncoding' | 'markLength' | 'lineEnding' | 'games'> => {
  const encodings = gameEncodings(bytes)
  const games = indexFile(bytes, encodings, looked => progress(looked, bytes.length))
  return {
    newTextEncoding: encodings.forNewText(),
    markLength: byteOrderMarkLength(bytes),
    lineEnding: lineEndingOf(bytes),
    games,
  }
}

/** Not a file of games: a picture, an archive. A game with damaged parts is read, and keeps them. */
export const isForeign = (bytes: Buffer): boolean =>
  isBinary(bytes) && !TAG.test(bytes.toString('latin1', 0, LOOKED_AT))

/** Indexes bytes that have no file: a sample, a dropped text. */
export const indexBytes = (bytes: Buffer): IndexedFile => ({
  size: bytes.length,
  mtimeMs: 0,
  hash: hashOf(bytes),
  ...layoutOf(bytes, () => undefined),
})

/** Indexes a file of which it is known that no games are in it. */
export const indexEmpty = (path: string): Promise<Result<IndexedFile, FileError>> =>
  attempt(path, async () => {
    const { bytes, ...stamp } = await readWhole(path)
    return { ...stamp, ...layoutOf(bytes, () => undefined) }
  })

/** Reads a file once and says where its games are; runs in the main thread or in the worker. */
export const readIndexed = async (
  path: string,
  progress: OnBytesRead,
): Promise<Result<IndexedFile, FileError>> => {
  const read = await attempt(path, () => readWhole(path))
  if (!read.ok) return read
  const { bytes, ...stamp } = read.value
  if (isUtf16(bytes)) return err(fileError('utf16', path))
  if (isForeign(bytes)) return err(fileError('notPgn', path))
  const layout = layoutOf(bytes, progress)
  return layout.games.length > 0 ? ok({ ...stamp, ...layout }) : err(fileError('empty', path))
}
