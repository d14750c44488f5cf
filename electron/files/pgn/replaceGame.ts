import type { FileHandle } from 'node:fs/promises'
import type { FileError } from '@shared/ipc/contract'
import { apartFrom } from '@shared/notation/pgn/apart'
import { withoutBlanksAround } from '@shared/notation/pgn/blanks'
import { map, type Result } from '@shared/result'
import type { FileStamp } from '../disk/fileStamp'
import { type EncodedGame, encodeGame, encodingToKeep } from './gameEncoding'
import type { IndexedFile } from './indexedFile'
import { hasBothLineEndings, lineEndingIn } from '../disk/lineEnding'
import { fingerprintOf, hashOf, piecesOf, rangeOf } from './readBytes'
import { formatGame, trimmedBytes, type GameNeighbors } from './spliceGame'
import { type Reindex, writeApproved } from './writeApproved'
import type { FileLock } from './fileLock'

/** Bytes looked at around a game, for the line endings there. */
const MARGIN = 64

/** Where a game is put. */
export interface InsertPoint {
  /** The file as it is, open for reading. */
  readonly file: FileHandle
  /** What `file` holds; must have been checked to be still so. */
  readonly indexed: IndexedFile
  /** The index of the game; the number of games adds one. */
  readonly index: number
}

/** The bytes that are replaced; undefined if the game is added. */
const oldBytes = async ({ file, indexed, index }: InsertPoint): Promise<Buffer | undefined> => {
  const game = indexed.games[index]
  return game && rangeOf(file, game.begin, game.end)
}

const surroundingsOf = async (
  { file, indexed, index }: InsertPoint,
  old: Buffer | undefined,
): Promise<GameNeighbors> => {
  const game = indexed.games[index]
  const next = indexed.games[index + 1]
  const begin = game?.begin ?? indexed.size
  return {
    lineEnding: (old && lineEndingIn(old)) ?? indexed.lineEnding,
    keepsLineEndings: old !== undefined && hasBothLineEndings(old),
    before: await rangeOf(file, Math.max(indexed.markLength, begin - MARGIN), begin),
    gap: game && next && (await rangeOf(file, game.end, Math.min(next.begin, game.end + MARGIN))),
    added: game === undefined,
  }
}

/** The game, separated from those before it; for that all of them are read, but only where it has no tags. */
const apartText = async ({ file, indexed, index }: InsertPoint, text: string): Promise<string> => {
  if (text.startsWith('[')) return text
  const begin = indexed.games[index]?.begin ?? indexed.size
  return apartFrom(await rangeOf(file, indexed.markLength, begin), text)
}

const encodedText = async (place: InsertPoint, text: string): Promise<EncodedGame> => {
  const old = await oldBytes(place)
  const apart = await apartText(place, withoutBlanksAround(text))
  const fitted = formatGame(apart, await surroundingsOf(place, old))
  return encodeGame(fitted, encodingToKeep(old, place.indexed.newTextEncoding))
}

/** The old bytes up to the game, the game, the old bytes behind it. */
async function* spliced({ file, indexed, index }: InsertPoint, game: Buffer): AsyncGenerator<Buffer> {
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
  readonly look: FileStamp
}

const BRACE_OPEN = 0x7b
const BRACE_CLOSE = 0x7d
const BRACKET_OPEN = 0x5b

/** A brace that no comment of the game opens would close one that was left open before it. */
const hasStrayBrace = (game: Buffer): boolean => {
  const close = game.indexOf(BRACE_CLOSE)
  const open = game.indexOf(BRACE_OPEN)
  return close >= 0 && (open < 0 || close < open)
}

/**
 * The boundary between two games may depend on more than the new game: on a comment before it that is never closed, on
 * a game before it without moves, on one after it without tags.
 */
const isDelicate = async (place: InsertPoint, game: Buffer): Promise<boolean> => {
  const { file, indexed, index } = place
  const next = indexed.games[index + 1]
  const losesBraces = async () =>
    !game.includes(BRACE_OPEN) && ((await oldBytes(place))?.includes(BRACE_OPEN) ?? false)
  return (
    indexed.games[index - 1]?.header.plies === 0 ||
    hasStrayBrace(game) ||
    (next !== undefined && (await rangeOf(file, next.begin, next.begin + 1))[0] !== BRACKET_OPEN) ||
    (await losesBraces())
  )
}

const fingerprintsWith = ({ indexed, index }: InsertPoint, game: Buffer): readonly string[] => {
  const fingerprints = indexed.games.map(({ fingerprint }) => fingerprint)
  fingerprints[index] = fingerprintOf(game)
  return fingerprints
}

/**
 * Rewrites a file with one game replaced, or added after the last. Every byte outside the game stays as it is, in any
 * encoding; nothing is written if another game would be changed by that.
 */
export const replaceGame = async (
  turn: FileLock,
  place: InsertPoint,
  text: string,
  reindex: Reindex,
): Promise<Result<Replacement, FileError>> => {
  const { bytes, convertedToUtf8 } = await encodedText(place, text)
  const ink = trimmedBytes(bytes)
  const content = spliced(place, bytes)
  const written = (await isDelicate(place, ink))
    ? await writeApproved(turn, { content, fingerprints: fingerprintsWith(place, ink) }, reindex, place.file)
    : map(await turn.write(content, place.file), look => ({ look }))
  return map(written, ({ look }) => ({ convertedToUtf8, hash: hashOf(ink), look }))
}
