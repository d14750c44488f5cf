import type { PgnFault, PgnTag } from '../notation/pgn/pgn'
import type { Result } from '../result'
import type { FlatGame } from '../tree/game'
import type { Loss } from '../tree/interoperable'

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
    /** It stands there already and holds several games; `detail` is their number. */
    | 'holdsGames'
    /** Sixteen-bit text, which is not edited in place. */
    | 'utf16'
    | 'noSuchGame'
    | 'noSuchFile'
    | 'empty'
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

export interface SaveRequest {
  readonly fileId: string
  /** Which game of the file is replaced; the number of games adds one at the end. */
  readonly index: number
  readonly game: FlatGame
  /**
   * Write although the file has changed on disk since it was read. Only this game is replaced in the
   * file as it is now; if it is no longer to be found there, it is added at the end.
   */
  readonly force: boolean
}

/** A file after a game was written into it. */
export interface SavedFile extends OpenedFile {
  /** Where the game stands now. */
  readonly index: number
  /** The file was in an older encoding that could not hold the new text; all of it is UTF-8 now. */
  readonly convertedToUtf8: boolean
}

export interface SaveAsRequest {
  readonly game: FlatGame
  /** File name offered in the dialog. */
  readonly suggestedName: string
  /** Where to write; without it the shell's own dialog asks. */
  readonly path?: string
  /** Replace a file that stands at `path` already; the shell's own dialog asks by itself. */
  readonly overwrite?: boolean
  /** What becomes of the games of a file that stands there; without it, several are not touched. */
  readonly heldGames?: 'keep' | 'replace'
  /** Write the form that ordinary tools open. */
  readonly interoperable: boolean
}

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
  /** The folder above; absent at the top. */
  readonly parent?: string
  /** Folders first, then PGN files, each by name; hidden ones left out. */
  readonly entries: readonly FolderEntry[]
}

export interface FolderEntry {
  readonly name: string
  /** Absolute path. */
  readonly path: string
  readonly kind: 'folder' | 'file'
  /** In bytes; 0 for a folder. */
  readonly size: number
}

/** Games and their files. */
export interface FileRequests {
  /** Reads the first games of a pasted text. */
  'games:read': (pgn: string) => readonly Result<FlatGame, GameError>[]
  /** Where a system has no form that ordinary tools open, its own is written. */
  'games:write': (game: FlatGame, interoperable: boolean) => string
  /** Opens a file by path; without one the shell's own dialog asks. Undefined if the user gave up. */
  'files:open': (path?: string) => Result<OpenedFile | null, FileError>
  'files:openSample': (id: string) => Result<OpenedFile, FileError>
  /** Opens a text that has no path: a file dropped on the browser shell. */
  'files:openText': (name: string, text: string) => Result<OpenedFile, FileError>
  'files:game': (fileId: string, index: number) => Result<FlatGame, FileError | GameError>
  'files:save': (request: SaveRequest) => Result<SavedFile, FileError>
  /** Writes a new file, or adds to one that stands there, and opens it. */
  'files:saveAs': (request: SaveAsRequest) => Result<SavedFile | null, FileError>
  /** Writes a copy elsewhere; the document stays with its own file. */
  'files:export': (request: SaveAsRequest) => Result<ExportedFile | null, FileError>
  /** Reads the file again after it changed on disk. */
  'files:reload': (fileId: string) => Result<OpenedFile, FileError>
  'files:close': (fileId: string) => void
  /** Gives up reading a large file; its `files:open` answers null. */
  'files:cancel': (path: string) => void
  /** Lists a folder, by default the user's home, where the shell has no file dialog. */
  'files:browse': (directory?: string) => Result<FolderListing, FileError>
}

export interface FileEvents {
  'files:openRequest': { readonly path: string }
  /** A large file is being opened; at its end, or when it is given up, both numbers are equal. */
  'files:progress': { readonly path: string; readonly readBytes: number; readonly totalBytes: number }
  'files:changed': { readonly fileId: string; readonly path: string; readonly gone: boolean }
}
