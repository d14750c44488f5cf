import type { FileError } from '@shared/ipc/contract'
import { MAX_GAME_SIZE } from '@shared/ipc/game'
import { chain, err, ok, type Result } from '@shared/result'
import { attempt, fileError } from '../disk/fileError'
import { identityOf } from './findGame'
import type { GameEntry } from './indexedFile'
import type { OpenFile, ByteSource } from './openFile'
import { rangeOf, contentStampOf, withFile } from './readBytes'

type Range = Pick<GameEntry, 'begin' | 'end'>

/** Reads bytes of a file on disk; refuses if the file has changed since it was read. */
const readFromDisk = (
  { path, target }: Extract<ByteSource, { kind: 'disk' }>,
  { indexed }: OpenFile,
  { begin, end }: Range,
): Promise<Result<Buffer, FileError>> =>
  attempt(path, () =>
    withFile(target, async file => {
      const { size, mtimeMs } = await file.stat()
      const touched = size !== indexed.size || mtimeMs !== indexed.mtimeMs
      const changed = touched && (await contentStampOf(file)).hash !== indexed.hash
      return changed ? undefined : rangeOf(file, begin, end)
    }),
  ).then(read => chain(read, bytes => (bytes ? ok(bytes) : err(fileError('changedOnDisk', path)))))

/** Reads the bytes of a game, or of any other part of the file; refuses if the file has changed since it was read. */
export const bytesOfGame = async (open: OpenFile, game: Range): Promise<Result<Buffer, FileError>> =>
  open.source.kind === 'memory'
    ? ok(open.source.bytes.subarray(game.begin, game.end))
    : readFromDisk(open.source, open, game)

/** The error for a game that is larger than can be edited; undefined if it is not. */
export const tooLargeToRead = (open: OpenFile, index: number): FileError | undefined => {
  const { begin, end } = open.indexed.games[index] ?? { begin: 0, end: 0 }
  return end - begin > MAX_GAME_SIZE ? fileError('gameTooLarge', open.name, String(end - begin)) : undefined
}

/** Reads the bytes of one game, for purposes other than editing. */
export const readGameBytes = async (open: OpenFile, index: number): Promise<Result<Buffer, FileError>> => {
  const game = open.indexed.games[index]
  return game ? bytesOfGame(open, game) : err(fileError('noSuchGame', open.name, String(index)))
}

/** Reads the bytes of one game for the page to edit, and records which game the page was given. */
export const readGameForEdit = async (open: OpenFile, index: number): Promise<Result<Buffer, FileError>> => {
  const bytes = await readGameBytes(open, index)
  if (bytes.ok) open.given.set(index, identityOf(bytes.value, open.indexed.games[index]!.header))
  return bytes
}
