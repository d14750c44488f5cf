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

/** More pieces than any file has games. */
export const MAX_PIECES = 4_000_000

/** SHA-256 of all bytes of a file, in hexadecimal. */
export const hash = text(64)

const run = object({
  /** Place of the first in the file as it was read, 0-based. */
  from: index,
  count: integer(1, MAX_NUMBER),
})
/** Games as they stand in a file, one behind the other: their bytes are kept. */
export type GameRun = Of<typeof run>

/** A game that the file has not, as text. */
const added = object({ pgn: text(MAX_TEXT_LENGTH) })

/** A game with another text. */
const edited = object({
  game: GAME,
  /** Which game of the file it replaces; absent for a new one. */
  stored: v.exactOptional(index),
})

/** As they lie in the journal. */
export const KEPT_PIECE = v.union([run, added])
/** A part of a list of games in which nothing was edited but the list. */
export type KeptPiece = Of<typeof KEPT_PIECE>

const piece = v.union([run, added, edited])
/** A part of the list of games that a file is to hold. */
export type GamePiece = Of<typeof piece>

const fileId = word

const saveListRequest = object({
  fileId,
  /** The hash of the file that the pieces are of: another file is not written. */
  hash,
  pieces: listOf(piece, MAX_PIECES),
})
export type SaveListRequest = Of<typeof saveListRequest>

/** A file after the list of its games was written. */
export interface SavedList extends OpenedFile {
  /** Edited games that were in an older encoding, which could not hold their new text, and are UTF-8 now. */
  readonly convertedToUtf8: number
}

const copyRequest = object({
  fileId,
  hash,
  /** The games to be copied. */
  pieces: listOf(piece, MAX_PIECES),
  /** The open file that they are added to; without it a new one, of a name the user chooses. */
  to: v.exactOptional(fileId),
  /** File name offered in the dialog. */
  suggestedName: bareFileName,
  /** Where to write, as in a request to save a copy; without it the dialog asks. */
  path: v.exactOptional(path),
})
export type CopyGamesRequest = Of<typeof copyRequest>

/** A file to which games were added. */
export interface ExtendedFile extends OpenedFile {
  /** The first of them. */
  readonly index: number
}

/** The fingerprints of all games of a file, joined in order. */
export const fingerprints = text(MAX_TEXT_LENGTH)

const marks = object({ fingerprints, movesFingerprints: v.exactOptional(fingerprints) })

/** The games of a file in another order and number than they were read. */
export const gameListRequests = {
  /** Writes the file as these pieces, in one step; nothing is written if it is no longer what was read. */
  'games:saveList': request([saveListRequest], ofType<Result<SavedList, FileError>>()),
  /** Adds games behind the last of another file, and opens it; null if the user gave up. */
  'games:copy': request([copyRequest], ofType<Result<ExtendedFile | null, FileError>>()),
  /** The places of the games with these fingerprints in an open file; -1 for missing ones. */
  'games:find': request([fileId, marks], ofType<readonly number[]>()),
}
