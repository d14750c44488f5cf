import type { FileHandle } from 'node:fs/promises'
import type { FileError } from '@shared/ipc/contract'
import { map, type Result } from '@shared/result'
import { type Content, writeAtomically } from './atomicWrite'
import type { IndexedFile } from './indexedFile'
import { piecesOf, rangeOf } from './readBytes'
import { fitGame } from './spliceGame'
import { decode, encode } from './textEncoding'

/** Bytes looked at around a game, for the line endings there. */
const MARGIN = 64

const fittedText = async (file: FileHandle, indexed: IndexedFile, index: number, text: string) => {
  const game = indexed.games[index]
  const next = indexed.games[index + 1]
  const begin = game?.begin ?? indexed.size
  return fitGame(text, {
    lineEnding: indexed.lineEnding,
    before: await rangeOf(file, Math.max(indexed.markLength, begin - MARGIN), begin),
    gap: game && next && (await rangeOf(file, game.end, Math.min(next.begin, game.end + MARGIN))),
    added: game === undefined,
  })
}

/** The old bytes up to the game, the game, the old bytes behind it. */
async function* spliced(
  file: FileHandle,
  indexed: IndexedFile,
  index: number,
  game: Buffer,
): AsyncGenerator<Buffer> {
  const { begin, end } = indexed.games[index] ?? { begin: indexed.size, end: indexed.size }
  yield* piecesOf(file, 0, begin)
  yield game
  yield* piecesOf(file, end, indexed.size)
}

async function* inUtf8(
  file: FileHandle,
  indexed: IndexedFile,
  index: number,
  text: string,
): AsyncGenerator<Buffer> {
  const { begin, end } = indexed.games[index] ?? { begin: indexed.size, end: indexed.size }
  const converted = (piece: Buffer) => Buffer.from(decode(piece, indexed.encoding), 'utf8')
  for await (const piece of piecesOf(file, 0, begin)) yield converted(piece)
  yield Buffer.from(text, 'utf8')
  for await (const piece of piecesOf(file, end, indexed.size)) yield converted(piece)
}

export interface Replacement {
  /** All of the file is UTF-8 now, because its old encoding lacks a character of the game. */
  readonly convertedToUtf8: boolean
}

/**
 * Writes a file anew with one game replaced, or added behind the last. Every byte outside the game
 * stays as it is, unless the game needs another encoding.
 *
 * @param file the file as it is, open for reading
 * @param indexed what `file` holds; must have been checked to be still so
 * @param index of the game; the number of games adds one
 */
export const replaceGame = async (
  path: string,
  file: FileHandle,
  indexed: IndexedFile,
  index: number,
  text: string,
): Promise<Result<Replacement, FileError>> => {
  const fitted = await fittedText(file, indexed, index, text)
  const encoded = encode(fitted, indexed.encoding)
  const content: Content = encoded
    ? spliced(file, indexed, index, encoded)
    : inUtf8(file, indexed, index, fitted)
  const written = await writeAtomically(path, content)
  return map(written, () => ({ convertedToUtf8: encoded === undefined }))
}
