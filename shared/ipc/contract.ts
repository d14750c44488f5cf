import type { MoveKind } from '../board/move'
import type { Outcome, PositionError } from '../board/positionError'
import type { FenError, FenWarning } from '../notation/fenError'
import type { PgnFault, PgnTag } from '../notation/pgn/pgn'
import type { Result } from '../result'
import type { FlatGame } from '../tree/game'
import type { VariantId } from '../variants'

/*
 * The one place where the renderer and the main process meet. The preload bridge, the WebSocket
 * bridge, the handlers and the client are all derived from it, so that a missing or misspelt
 * handler does not compile. Arguments and answers are plain JSON. What may fail answers with a
 * Result; a rejected promise always means a bug.
 */

export interface IllegalMoveError {
  readonly kind: 'illegalMove'
  readonly uci: string
  readonly fen: string
}

export interface UnknownVariantError {
  readonly kind: 'unknownVariant'
  readonly found: string
}

export type RulesError = FenError | PositionError | IllegalMoveError | UnknownVariantError

/** A legal move as the board needs it. */
export interface LegalMove {
  readonly uci: string
  readonly san: string
  readonly kind: MoveKind
  /** Number of ways in which the mover's rank can be completed afterwards; placements only. */
  readonly ways?: number
}

/** All that can be said of a position by the rules alone. */
export interface LegalPosition {
  /** The FEN in canonical form. */
  readonly fen: string
  readonly moves: readonly LegalMove[]
  /** The side to move stands in check. */
  readonly check: boolean
  readonly outcome?: Outcome
  /** Ways in which each side can complete its rank, during placement. */
  readonly ways?: { readonly white: number; readonly black: number }
  /** What was dropped from the FEN given because the board cannot bear it. */
  readonly warnings: readonly FenWarning[]
}

/** A move that has been played. */
export interface PlayedMove {
  readonly uci: string
  readonly san: string
  readonly kind: MoveKind
  readonly fen: string
  readonly check: boolean
}

/** A place among the options of a position request. */
export interface PositionRequest {
  readonly variant: VariantId
  readonly fen: string
  /** Ids of the variant's options that are on. */
  readonly options: readonly string[]
}

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
    | 'noSuchGame'
    | 'noSuchFile'
    | 'empty'
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
  readonly index: number
  readonly game: FlatGame
  /** Overwrite although the file has changed on disk since it was read. */
  readonly force: boolean
}

export interface SaveAsRequest {
  readonly game: FlatGame
  /** File name offered in the dialog. */
  readonly suggestedName: string
  /** Where to write; without it the shell's own dialog asks. */
  readonly path?: string
  /** Write the form that ordinary tools open. */
  readonly interoperable: boolean
}

/** Where a document was when it was last journalled. */
export interface JournalEntry {
  readonly documentId: string
  readonly game: FlatGame
  /** The file it belongs to, if it was saved before. */
  readonly path?: string
  readonly index?: number
  /** Milliseconds since 1970. */
  readonly at: number
  /** What the last edit was, e.g. "Comment on 31. Bd4". */
  readonly lastEdit: string
}

export interface Settings {
  readonly theme: 'system' | 'light' | 'dark'
  readonly board: 'auto' | 'linen' | 'slate' | 'walnut' | 'meadow' | 'ink'
  readonly coordinates: boolean
  readonly animation: boolean
  /** Zoom of the window in per cent, 80 to 200. */
  readonly zoom: number
  readonly sideWidth: number
  readonly notesWidth: number
  readonly sideOpen: boolean
  /** The system last chosen in the New analysis dialog. */
  readonly lastVariant: string
  /** Count the game proper from 1 in the move list, although the setup has numbers of its own. */
  readonly countGameFromOne: boolean
}

export interface RecentFile {
  readonly path: string
  readonly name: string
  /** Milliseconds since 1970. */
  readonly openedAt: number
}

export interface SampleGame {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly variant: VariantId
  /** The first full position, for the rank strip. */
  readonly fen: string
}

/** What the renderer needs to begin. */
export interface StartState {
  readonly version: string
  readonly platform: string
  readonly shell: 'electron' | 'web'
  readonly settings: Settings
  readonly recentFiles: readonly RecentFile[]
  readonly samples: readonly SampleGame[]
  /** Documents with edits that were never saved, from the last session. */
  readonly recovered: readonly JournalEntry[]
  /** Files named on the command line, already opened. */
  readonly opened: readonly OpenedFile[]
}

/** Commands of the menu; the renderer carries them out. */
export const MENU_COMMANDS = [
  'newAnalysis',
  'open',
  'save',
  'saveAs',
  'exportInteroperable',
  'closeTab',
  'undo',
  'redo',
  'copyFen',
  'copyPgn',
  'paste',
  'flip',
  'toggleSide',
  'toggleTheme',
  'goFirst',
  'goPrevious',
  'goNext',
  'goLast',
  'palette',
  'keys',
  'about',
] as const
export type MenuCommand = (typeof MENU_COMMANDS)[number]

/** Questions the renderer may ask the main process. */
export interface Requests {
  'app:start': () => StartState
  'settings:update': (patch: Partial<Settings>) => Settings
  'rules:legal': (request: PositionRequest) => Result<LegalPosition, RulesError>
  'rules:play': (request: PositionRequest, uci: string) => Result<PlayedMove, RulesError>
  /** A game without moves from a position. */
  'games:create': (request: PositionRequest) => Result<FlatGame, RulesError>
  /** Reads the first games of a pasted text. */
  'games:read': (pgn: string) => readonly Result<FlatGame, GameError>[]
  'games:write': (game: FlatGame, interoperable: boolean) => string
  /** Opens a file by path; without one the shell's own dialog asks. Undefined if the user gave up. */
  'files:open': (path?: string) => Result<OpenedFile | null, FileError>
  'files:openSample': (id: string) => Result<OpenedFile, FileError>
  /** Opens a text that has no path: a file dropped on the browser shell. */
  'files:openText': (name: string, text: string) => Result<OpenedFile, FileError>
  'files:game': (fileId: string, index: number) => Result<FlatGame, FileError | GameError>
  'files:save': (request: SaveRequest) => Result<OpenedFile, FileError>
  /** Writes a new file and opens it. */
  'files:saveAs': (request: SaveAsRequest) => Result<OpenedFile | null, FileError>
  /** Writes a copy elsewhere; the document stays with its own file. Answers with the path. */
  'files:export': (request: SaveAsRequest) => Result<string | null, FileError>
  /** Reads the file again after it changed on disk. */
  'files:reload': (fileId: string) => Result<OpenedFile, FileError>
  'files:close': (fileId: string) => void
  'journal:write': (entry: JournalEntry) => void
  'journal:discard': (documentId: string) => void
  /** Tells the shell which theme is on the screen, for the window's own controls. */
  'window:theme': (theme: 'light' | 'dark') => void
  'window:title': (title: string) => void
  'window:showMenu': () => void
}

/** News the main process sends unasked. */
export interface Events {
  'menu:command': MenuCommand
  /** The menu asks for a sample or recent file to be opened. */
  'menu:openSample': { readonly id: string }
  'files:openRequest': { readonly path: string }
  /** A large file is being indexed. */
  'files:progress': { readonly path: string; readonly readBytes: number; readonly totalBytes: number }
  'files:changed': { readonly fileId: string; readonly path: string; readonly gone: boolean }
  'settings:changed': Settings
  'recent:changed': readonly RecentFile[]
}

export type RequestName = keyof Requests
export type EventName = keyof Events
export type Arguments<N extends RequestName> = Parameters<Requests[N]>
export type Answer<N extends RequestName> = ReturnType<Requests[N]>

/** The bridge as the renderer sees it, whatever carries it. */
export interface Bridge {
  request<N extends RequestName>(name: N, ...args: Arguments<N>): Promise<Answer<N>>
  /** Returns the function that ends the subscription. */
  subscribe<N extends EventName>(name: N, listener: (event: Events[N]) => void): () => void
  /** The path of a file dropped on the window; empty where the shell does not tell. */
  pathOf(file: unknown): string
}

export type Handlers = {
  readonly [N in RequestName]: (...args: Arguments<N>) => Answer<N> | Promise<Answer<N>>
}
