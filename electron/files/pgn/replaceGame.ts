import type { FileHandle } from 'node:fs/promises'
import type { FileError } from '@shared/ipc/contract'
import { apartFrom } from '@shared/notation/pgn/apart'
import { map, type Result } from '@shared/result'
import type { FileLook } from '../disk/fileLook'
import { type EncodedGame, encodeGame, encodingToKeep } from './gameEncoding'
import type { IndexedFile } from './indexedFile'
import { lineEndingIn } from '../disk/lineEnding'
import { hashOf, piecesOf, rangeOf } from './readBytes'
import { fitGame, inkOf, type Surroundings } from './spliceGame'
import type { WritingTurn } from './writingTurn'

/** Bytes looked at around a game, for the line endings there. */
const MARGIN = 64

/** Where a game is put. */
export interface Place {
  /** The file as it is, open for reading. */
  readonly file: FileHandle
  /** What `file` holds; must have been checked to be still so. */
  readonly indexed: IndexedFile
  /** Of the game; the number of games adds one. */
  readonly index: number
}

/** The bytes that give way; undefined if the game is added. */
const oldBytes = async ({ file, indexed, index }: Place): Promise<Buffer | undefined> => {
  const game = indexed.games[index]
  return game && rangeOf(file, game.begin, game.end)
}

const surroundingsOf = async (
  { file, indexed, index }: Place,
  old: Buffer | undefined,
): Promise<Surroundings> => {
  const game = indexed.games[index]
  const next = indexed.games[index + 1]
  const begin = game?.begin ?? indexed.size
  return {
    lineEnding: (old && lineEndingIn(old)) ?? indexed.lineEnding,
    before: await rangeOf(file, Math.max(indexed.markLength, begin - MARGIN), begin),
    gap: game && next && (await rangeOf(file, game.end, Math.min(next.begin, game.end + MARGIN))),
    added: game === undefined,
  }
}

/** The game, told from those before it; for that all of them are read, but only where it has no tags. */
const apartText = async ({ file, indexed, index }: Place, text: string): Promise<string> => {
  if (text.startsWith('[')) return text
  const begin = indexed.games[index]?.begin ?? indexed.size
  return apartFrom(await rangeOf(file, indexed.markLength, begin), text)
}

const encodedText = async (place: Place, text: string): Promise<EncodedGame> => {
  const old = await oldBytes(place)
  const apart = await apartText(place, text.trim())
  const fitted = fitGame(apart, await surroundingsOf(place, old))
  return encodeGame(fitted, encodingToKeep(old, place.indexed.newTextEncoding))
}

/** The old bytes up to the game, the game, the old bytes behind it. */
async function* spliced({ file, indexed, index }: Place, game: Buffer): AsyncGenerator<Buffer> {
  const { begin, end } = indexed.games[index] ?? { begin: indexed.size, end: indexed.size }
  yield* piecesOf(file, 0, begin)
  yield game
  yield* piecesOf(file, end, indexed.size)
}

export interface Replacement {
  /** The game is UTF-8 now, because its old encoding lacks a character of it. */
  readonly convertedToUtf8: boolean
  /** Of the bytes of the game as they stand in the file now. */
  readonly hash: string
  /** What was written, as a whole. */
  readonly look: FileLook
}

/**
 * Writes a file anew with one game replaced, or added behind the last. Every byte outside the game
 * stays as it is, whatever encodings the file is in.
 */
export const replaceGame = async (
  turn: WritingTurn,
  place: Place,
  text: string,
): Promise<Result<Replacement, FileError>> => {
  const { bytes, convertedToUtf8 } = await encodedText(place, text)
  const written = await turn.write(spliced(place, bytes), place.file)
  return map(written, look => ({ convertedToUtf8, hash: hashOf(inkOf(bytes)), look }))
}
