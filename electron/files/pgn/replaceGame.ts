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

/** The number of bytes examined around a game for their line endings. */
const MARGIN = 64

/** The place of a file where a game is written. */
export interface InsertPoint {
  /** The current file, open for reading. */
  readonly file: FileHandle
  /** The index of `file`; it must have been checked to be up to date. */
  readonly indexed: IndexedFile
  /** The index of the game to replace; equal to the number of games if the game is added. */
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

/** The text of the game, separated from the games before it. Only if it has no tags do all of those have to be read. */
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

/** The old bytes up to the game, then the game, then the old bytes after it. */
async function* spliced({ file, indexed, index }: InsertPoint, game: Buffer): AsyncGenerator<Buffer> {
  const { begin, end } = indexed.games[index] ?? { begin: indexed.size, end: indexed.size }
  yield* piecesOf(file, 0, begin)
  yield game
  yield* piecesOf(file, end, indexed.size)
}

export interface Replacement {
  /** Whether the game was converted to UTF-8, because its old encoding lacks one of its characters. */
  readonly convertedToUtf8: boolean
  /** The hash of the bytes of the game as they are now in the file. */
  readonly hash: string
  /** The stamp of the written file. */
  readonly look: FileStamp
}

const BRACE_OPEN = 0x7b
const BRACE_CLOSE = 0x7d
const BRACKET_OPEN = 0x5b

/**
 * Whether the game has a closing brace that none of its own comments opens; it would close a comment left open before
 * the game.
 */
const hasStrayBrace = (game: Buffer): boolean => {
  const close = game.indexOf(BRACE_CLOSE)
  const open = game.indexOf(BRACE_OPEN)
  return close >= 0 && (open < 0 || close < open)
}

/**
 * Whether the boundaries between games may depend on more than the new game: on an unclosed comment before it, on a
 * game before it without moves, or on one after it without tags.
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
 * Rewrites a file with one game replaced, or added at the end. All bytes outside the game stay as they are, in any
 * encoding; nothing is written if that would change another game.
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
