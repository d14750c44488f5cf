import * as v from 'valibot'
import type { PgnFault, PgnTag } from '../notation/pgn/pgn'
import type { Result } from '../result'
import type { FlatGame } from '../tree/game'
import type { Loss } from '../tree/interoperable'
import { ofType, request } from './declare'
import { GAME } from './game'
import { bareFileName, index, listOf, object, type Of, path, text, MAX_TEXT_LENGTH, word } from './schemas'

/** What the list of a file shows of a game without reading its moves. */
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
  /** Number of moves, counted roughly from the text. */
  readonly plies: number
  /** Absent where the game has no such tag, or an empty one. */
  readonly site?: string
  readonly whiteElo?: string
  readonly blackElo?: string
  /** The first position, where that is not the one of chess. */
  readonly fen?: string
  /** Which game of which couplet it is, as the tag has it: `3.1`. */
  readonly couplet?: string
}

export interface OpenedFile {
  /** Handle for further requests; lives until the file is closed. */
  readonly fileId: string
  /** Absolute path; absent for a text that came without one (paste, browser drop). */
  readonly path?: string
  /** What the list is headed by: the file name. */
  readonly name: string
  readonly games: readonly GameHeader[]
  /** The file may not be written: a sample, or no permission. */
  readonly readOnly: boolean
  /** SHA-256 of the bytes that `games` lists, in hexadecimal. */
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
    /** It exists already and holds games; `detail` is their number. */
    | 'holdsGames'
    /** Sixteen-bit text, which is not edited in place. */
    | 'utf16'
    | 'noSuchGame'
    /** A game of the file is; `detail` is the number of its bytes. */
    | 'gameTooLarge'
    | 'noSuchFile'
    /** The user has not chosen it: neither in a dialog of the shell nor by dropping it, naming it or having had it open. */
    | 'notChosen'
    /** A folder that the browser shell does not show. */
    | 'notBrowsable'
    | 'empty'
    /** Bytes that are not text at all. */
    | 'notPgn'
    /** Two games of the list would be read as one; `detail` is the number of the second. */
    | 'runsTogether'
    /** No ordinary tool can follow the game proper of this system. */
    | 'notInteroperable'
    | 'other'
  readonly path: string
  /** What the system said, for the log and the curious. */
  readonly detail: string
}

/** A game that could not even be begun: its variant or first position is unusable. Its text is kept. */
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
  /** Which game of the file is replaced; the number of games adds one at the end. */
  index,
  game: GAME,
  /**
   * Write although the file has changed on disk since it was read. Only this game is replaced in the
   * file as it is now; if it is no longer to be found there, it is added at the end.
   */
  force: v.boolean(),
})
export type SaveRequest = Of<typeof saveRequest>

/** A file after a game was written into it. */
export interface SavedFile extends OpenedFile {
  /** Where the game stands now. */
  readonly index: number
  /** The game was in an older encoding that could not hold its new text; it alone is UTF-8 now. */
  readonly convertedToUtf8: boolean
  /** The file had changed since it was read: where its games went, as when it is read again. */
  readonly movedTo?: readonly number[]
  /** The file had other names (hard links), which still lead to what it was before. */
  readonly leftOtherNames?: boolean
}

const saveAsRequest = object({
  game: GAME,
  /** File name offered in the dialog. */
  suggestedName: bareFileName,
  /**
   * The file to write: one that the shell's own dialog returned and that was not written yet, or one in a listed folder;
   * without it the dialog asks.
   */
  path: v.exactOptional(path),
  /** Replace a file that stands at `path` already; where the shell's own dialog asked, its answer counts. */
  overwrite: v.exactOptional(v.boolean()),
  /** What happens to the games of a file that is there; without it none is touched, except one by an export. */
  heldGames: v.exactOptional(v.picklist(['keep', 'replace'])),
  /** Write the form that ordinary tools open. */
  interoperable: v.boolean(),
})
export type SaveAsRequest = Of<typeof saveAsRequest>

/** A copy that was written. */
export interface ExportedFile {
  /** Absolute path. */
  readonly path: string
  /** What the game has and the copy has not, because ordinary tools have no place for it. */
  readonly losses: readonly Loss[]
}

/** A folder of this machine, for the file dialog of a shell that has none of its own. */
export interface FolderListing {
  /** Absolute path. */
  readonly path: string
  /** The folder above; absent where that cannot be listed. */
  readonly parent?: string
  /** Folders first, then PGN files, each by name; hidden ones left out. */
  readonly entries: readonly FolderEntry[]
  /** Absolute paths of the folders in and below which all can be listed, the user's home first. */
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

/** What a file that was read again holds, and where the games went that it held before. */
export interface ReloadedFile extends OpenedFile {
  /** For each game as it was read before, its place now; -1 where no game has the same bytes. */
  readonly movedTo: readonly number[]
}

/** How much of a game the rules can read. */
export interface GameCheck {
  readonly index: number
  /** Of the main line. */
  readonly plies: number
  /** At how many places, in variations too, it cannot be read on; 0: nothing is left unread. */
  readonly faults: number
}

/** The most games checked for one request: more than a list shows at once. */
export const MAX_CHECKED = 64

/** Games and their files. */
export const fileRequests = {
  /** Reads the first games of a pasted text. */
  'games:read': request([text(MAX_TEXT_LENGTH)], ofType<readonly Result<FlatGame, GameError>[]>()),
  /**
   * As PGN: in the form that ordinary tools open if the second argument asks for it and the game has one, else in its
   * own.
   */
  'games:write': request([GAME, v.boolean()], ofType<string>()),
  /** Opens a file that the user has chosen, by path; without one the shell's own dialog asks. Null if the user cancelled. */
  'files:open': request([v.optional(path)], ofType<Result<OpenedFile | null, FileError>>()),
  'files:openSample': request([word], ofType<Result<OpenedFile, FileError>>()),
  /** Opens a text that has no path, by its name: a file dropped on the browser shell. */
  'files:openText': request([text(255), text(MAX_TEXT_LENGTH)], ofType<Result<OpenedFile, FileError>>()),
  'files:game': request([fileId, index], ofType<Result<FlatGame, FileError | GameError>>()),
  /** The same only to read: edits still belong to what was opened. */
  'files:look': request([fileId, index], ofType<Result<FlatGame, FileError | GameError>>()),
  /** Reads games by the rules without opening them; those that cannot be had are left out. */
  'files:check': request([fileId, listOf(index, MAX_CHECKED)], ofType<readonly GameCheck[]>()),
  'files:save': request([saveRequest], ofType<Result<SavedFile, FileError>>()),
  /** Writes a new file, or adds to one that stands there, and opens it. */
  'files:saveAs': request([saveAsRequest], ofType<Result<SavedFile | null, FileError>>()),
  /** Writes a copy elsewhere; the document stays with its own file. */
  'files:export': request([saveAsRequest], ofType<Result<ExportedFile | null, FileError>>()),
  /** Reads the file again after it changed on disk. */
  'files:reload': request([fileId], ofType<Result<ReloadedFile, FileError>>()),
  'files:close': request([fileId]),
  /** Gives up reading a large file, by its path; its `files:open` answers null. */
  'files:cancel': request([path]),
  /** Lists a folder, by default the user's home, where the shell has no file dialog. */
  'files:browse': request([v.optional(path)], ofType<Result<FolderListing, FileError>>()),
}

export const fileEvents = {
  'files:openRequest': ofType<{ readonly path: string }>(),
  /** A large file is being opened; at its end, or when that is cancelled, both numbers are equal. */
  'files:progress': ofType<{
    readonly path: string
    readonly readBytes: number
    readonly totalBytes: number
  }>(),
  'files:changed': ofType<{ readonly fileId: string; readonly path: string; readonly gone: boolean }>(),
}
