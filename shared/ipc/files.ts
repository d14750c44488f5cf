import * as v from 'valibot'
import type { PgnFault, PgnTag } from '../notation/pgn/pgn'
import type { Result } from '../result'
import type { FlatGame } from '../tree/game'
import type { Loss } from '../tree/interoperable'
import { ofType, request } from './declare'
import { GAME } from './game'
import { bareFileName, index, listOf, object, type Of, path, text, MAX_TEXT_LENGTH, word } from './schemas'

/** What the list of a file shows of a game; it is known without reading the moves. */
export interface GameHeader {
  /** 0-based place in the file. */
  readonly index: number
  /** 1-based line on which the game begins. */
  readonly line: number
  readonly white: string
  readonly black: string
  readonly event: string
  readonly date: string
  readonly round: string
  readonly result: string
  /** The value of the Variant tag, or empty. */
  readonly variant: string
  /** Number of plies, estimated from the text. */
  readonly plies: number
  /** Absent if the game has no such tag or an empty one. */
  readonly site?: string
  readonly whiteElo?: string
  readonly blackElo?: string
  /** The first position, unless it is that of chess. */
  readonly fen?: string
  /** The couplet and the number of the game in it, as the tag has them: `3.1`. */
  readonly couplet?: string
}

export interface OpenedFile {
  /** Handle for further requests; lives until the file is closed. */
  readonly fileId: string
  /** Absolute path; absent for a text without one (paste, browser drop). */
  readonly path?: string
  /** The heading of the list: the file name. */
  readonly name: string
  readonly games: readonly GameHeader[]
  /** The file cannot be written: it is a sample, or permission is missing. */
  readonly readOnly: boolean
  /** SHA-256 of the bytes from which `games` was read, in hexadecimal. */
  readonly hash: string
}

export interface FileError {
  readonly kind: 'file'
  readonly reason:
    | 'notFound'
    | 'noPermission'
    | 'isDirectory'
    | 'diskFull'
    | 'tooLarge'
    | 'changedOnDisk'
    | 'readOnly'
    | 'exists'
    /** The file exists already and holds games; `detail` is their number. */
    | 'holdsGames'
    /** UTF-16 text, which is not edited in place. */
    | 'utf16'
    | 'noSuchGame'
    /** A game of the file is too large; `detail` is its size in bytes. */
    | 'gameTooLarge'
    | 'noSuchFile'
    /** The user has not chosen the file: neither in a dialog of the shell nor by dropping or naming it, nor was it open before. */
    | 'notChosen'
    /** A folder that the browser shell does not show. */
    | 'notBrowsable'
    | 'empty'
    /** The bytes are not text. */
    | 'notPgn'
    /** Two games of the list would be read as one; `detail` is the number of the second. */
    | 'runsTogether'
    /** No ordinary tool can follow the game proper of this system. */
    | 'notInteroperable'
    | 'other'
  readonly path: string
  /** The message of the system, for the log and the curious. */
  readonly detail: string
}

/** A game that cannot be opened because its variant or first position is unusable. Its text is kept. */
export interface GameError {
  readonly kind: 'game'
  readonly fault: PgnFault
  readonly tags: readonly PgnTag[]
  /** The game's text, verbatim. */
  readonly text: string
}

const fileId = word

const saveRequest = object({
  fileId,
  /** The game of the file that is replaced; the number of games in the file to append one. */
  index,
  game: GAME,
  /**
   * Write even if the file has changed on disk since it was read. Only this game is replaced in the file as it is now; if it can no longer
   * be found there, it is appended.
   */
  force: v.boolean(),
})
export type SaveRequest = Of<typeof saveRequest>

/** A file after a game was saved in it. */
export interface SavedFile extends OpenedFile {
  /** The game's place now. */
  readonly index: number
  /** The game was in an older encoding that could not represent its new text; only this game is UTF-8 now. */
  readonly convertedToUtf8: boolean
  /** If the file had changed since it was read: the new places of its games, as in {@link ReloadedFile}. */
  readonly movedTo?: readonly number[]
  /** The file had other names (hard links), which still lead to its previous content. */
  readonly leftOtherNames?: boolean
}

const saveAsRequest = object({
  game: GAME,
  /** File name offered in the dialog. */
  suggestedName: bareFileName,
  /**
   * The file to write: a path that the shell's own dialog returned and that was not written yet, or one in a listed folder. Without it the
   * dialog asks.
   */
  path: v.exactOptional(path),
  /** Replace an existing file at `path`; if the shell's own dialog asked the user, that answer counts instead. */
  overwrite: v.exactOptional(v.boolean()),
  /** What to do with the games of an existing file. Without it such a file is left alone, except by an export. */
  heldGames: v.exactOptional(v.picklist(['keep', 'replace'])),
  /** Write the form that ordinary chess tools can open. */
  interoperable: v.boolean(),
})
export type SaveAsRequest = Of<typeof saveAsRequest>

export interface ExportedFile {
  /** Absolute path. */
  readonly path: string
  /** What the copy lacks because ordinary tools have no place for it. */
  readonly losses: readonly Loss[]
}

/** A folder of this machine, for the file dialog of a shell that has none of its own. */
export interface FolderListing {
  /** Absolute path. */
  readonly path: string
  /** The parent folder; absent if it cannot be listed. */
  readonly parent?: string
  /** Folders first, then PGN files, each sorted by name, without hidden ones. */
  readonly entries: readonly FolderEntry[]
  /** Absolute paths of the folders that can be listed with everything below them, the user's home first. */
  readonly places: readonly string[]
}

export interface FolderEntry {
  readonly name: string
  /** Absolute path. */
  readonly path: string
  readonly kind: 'folder' | 'file'
  /** In bytes; 0 for a folder. */
  readonly size: number
}

/** A file that was read again, with the new places of the games that it held before. */
export interface ReloadedFile extends OpenedFile {
  /** The new place of each game that was read before; -1 if no game has the same bytes. */
  readonly movedTo: readonly number[]
}

/** How much of a game the rules can read. */
export interface GameCheck {
  readonly index: number
  /** The length of the main line. */
  readonly plies: number
  /** The number of places, in variations too, from which on the text cannot be read; 0 if all of it was read. */
  readonly faults: number
}

/** The most games checked per request: more than a list shows at once. */
export const MAX_CHECKED = 64

export const fileRequests = {
  /** Reads the first games of a pasted text. */
  'games:read': request([text(MAX_TEXT_LENGTH)], ofType<readonly Result<FlatGame, GameError>[]>()),
  /**
   * The game as PGN. If the second argument is true and the game has a form that ordinary tools can open, it is written in that form, else
   * in its own.
   */
  'games:write': request([GAME, v.boolean()], ofType<string>()),
  /** Opens a file by a path that the user has chosen; without a path the shell's own dialog asks. Null if the user cancelled. */
  'files:open': request([v.optional(path)], ofType<Result<OpenedFile | null, FileError>>()),
  'files:openSample': request([word], ofType<Result<OpenedFile, FileError>>()),
  /** Opens a named text that has no path: a file dropped on the browser shell. */
  'files:openText': request([text(255), text(MAX_TEXT_LENGTH)], ofType<Result<OpenedFile, FileError>>()),
  'files:game': request([fileId, index], ofType<Result<FlatGame, FileError | GameError>>()),
  /** Reads a game without opening it: edits still belong to the game that was opened. */
  'files:look': request([fileId, index], ofType<Result<FlatGame, FileError | GameError>>()),
  /** Checks games by the rules without opening them; those that cannot be read from the file are left out. */
  'files:check': request([fileId, listOf(index, MAX_CHECKED)], ofType<readonly GameCheck[]>()),
  'files:save': request([saveRequest], ofType<Result<SavedFile, FileError>>()),
  /** Writes a new file, or adds the game to an existing one, and opens it. */
  'files:saveAs': request([saveAsRequest], ofType<Result<SavedFile | null, FileError>>()),
  /** Writes a copy elsewhere; the document keeps its own file. */
  'files:export': request([saveAsRequest], ofType<Result<ExportedFile | null, FileError>>()),
  /** Reads the file again after it changed on disk. */
  'files:reload': request([fileId], ofType<Result<ReloadedFile, FileError>>()),
  'files:close': request([fileId]),
  /** Cancels the reading of a large file, by its path; its `files:open` answers null. */
  'files:cancel': request([path]),
  /** Lists a folder, by default the user's home, if the shell has no file dialog. */
  'files:browse': request([v.optional(path)], ofType<Result<FolderListing, FileError>>()),
}

export const fileEvents = {
  'files:openRequest': ofType<{ readonly path: string }>(),
  /** A large file is being opened. When that ends or is cancelled, both numbers are equal. */
  'files:progress': ofType<{
    readonly path: string
    readonly readBytes: number
    readonly totalBytes: number
  }>(),
  'files:changed': ofType<{ readonly fileId: string; readonly path: string; readonly gone: boolean }>(),
}
