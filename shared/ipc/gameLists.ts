import * as v from 'valibot'
import type { Result } from '../result'
import { ofType, request } from './declare'
import type { FileError, OpenedFile } from './files'
import { GAME } from './game'
import {
  bareFileName,
  index,
  integer,
  MAX_NUMBER,
  listOf,
  object,
  type Of,
  path,
  text,
  MAX_TEXT_LENGTH,
  word,
} from './schemas'

/** More than any file has games. */
export const MAX_PIECES = 4_000_000

/** SHA-256 of all bytes of a file, in hexadecimal. */
export const hash = text(64)

const run = object({
  /** 0-based place of the first game in the file as it was read. */
  from: index,
  count: integer(1, MAX_NUMBER),
})
/** Consecutive games of the file, whose bytes are kept. */
export type GameRun = Of<typeof run>

/** A game that is not in the file, as text. */
const added = object({ pgn: text(MAX_TEXT_LENGTH) })

/** A game whose text has changed. */
const edited = object({
  game: GAME,
  /** The game of the file that it replaces; absent for a new one. */
  stored: v.exactOptional(index),
})

/** A piece as the journal stores it. */
export const KEPT_PIECE = v.union([run, added])
/** A part of a list of games: unchanged games of the file, or one that was added. */
export type KeptPiece = Of<typeof KEPT_PIECE>

const piece = v.union([run, added, edited])
/** A part of the list of games that is to be written to a file. */
export type GamePiece = Of<typeof piece>

const fileId = word

const saveListRequest = object({
  fileId,
  /** The hash of the file to which the pieces refer; a file with another hash is not written. */
  hash,
  pieces: listOf(piece, MAX_PIECES),
})
export type SaveListRequest = Of<typeof saveListRequest>

/** A file after its list of games was written. */
export interface SavedList extends OpenedFile {
  /** The number of edited games that were in an older encoding which could not represent their new text; they are UTF-8 now. */
  readonly convertedToUtf8: number
}

const copyRequest = object({
  fileId,
  hash,
  /** The games to be copied. */
  pieces: listOf(piece, MAX_PIECES),
  /** The open file to which they are added; without it a new file, whose name the user chooses. */
  to: v.exactOptional(fileId),
  /** File name offered in the dialog. */
  suggestedName: bareFileName,
  /** Where to write, as in a request to save a copy; without it the dialog asks. */
  path: v.exactOptional(path),
})
export type CopyGamesRequest = Of<typeof copyRequest>

/** A file to which games were added. */
export interface ExtendedFile extends OpenedFile {
  /** The place of the first one added. */
  readonly index: number
}

/** The fingerprints of all games of a file, joined in order. */
export const fingerprints = text(MAX_TEXT_LENGTH)

const marks = object({ fingerprints, movesFingerprints: v.exactOptional(fingerprints) })

/** Requests that change which games a file holds, and in which order. */
export const gameListRequests = {
  /** Writes the file as these pieces, in one step; nothing is written if the file has changed since it was read. */
  'games:saveList': request([saveListRequest], ofType<Result<SavedList, FileError>>()),
  /** Appends games to another file, and opens it; null if the user cancelled. */
  'games:copy': request([copyRequest], ofType<Result<ExtendedFile | null, FileError>>()),
  /** The places of the games with these fingerprints in an open file; -1 for missing ones. */
  'games:find': request([fileId, marks], ofType<readonly number[]>()),
}
