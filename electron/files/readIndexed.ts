import type { FileError } from '@shared/ipc/contract'
import { err, ok, type Result } from '@shared/result'
import { attempt, fileError } from './fileError'
import { indexGames } from './indexGames'
import type { IndexedFile } from './indexedFile'
import { lineEndingOf } from './lineEnding'
import { hashOf, readWhole } from './readBytes'
import { encodingOf, isUtf16, markLength } from './textEncoding'

/** Largest file that is indexed, in bytes; it is in memory only while that is being done. */
export const LARGEST_FILE = 1024 * 1024 * 1024

/** Told how far reading has come. */
export type Progress = (readBytes: number, totalBytes: number) => void

const layoutOf = (
  bytes: Buffer,
  progress: Progress,
): Pick<IndexedFile, 'encoding' | 'markLength' | 'lineEnding' | 'games'> => {
  const encoding = encodingOf(bytes)
  return {
    encoding,
    markLength: markLength(bytes),
    lineEnding: lineEndingOf(bytes),
    games: indexGames(bytes, encoding, looked => progress(looked, bytes.length)),
  }
}

/** Indexes bytes that have no file: a sample, a dropped text. */
export const indexBytes = (bytes: Buffer): IndexedFile => ({
  size: bytes.length,
  mtimeMs: 0,
  hash: hashOf(bytes),
  ...layoutOf(bytes, () => undefined),
})

/** Reads a file once and says where its games are; runs in the main thread or in the worker. */
export const readIndexed = async (
  path: string,
  progress: Progress,
): Promise<Result<IndexedFile, FileError>> => {
  const read = await attempt(path, () => readWhole(path))
  if (!read.ok) return read
  const { bytes, ...stamp } = read.value
  if (isUtf16(bytes)) return err(fileError('utf16', path))
  const layout = layoutOf(bytes, progress)
  return layout.games.length > 0 ? ok({ ...stamp, ...layout }) : err(fileError('empty', path))
}
