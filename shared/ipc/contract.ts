import type { ActionId } from '../actionTable'
import type { EnginePanel } from '../analysis/enginePanel'
import type { MoveKind } from '../board/move'
import type { Outcome, PositionError } from '../board/positionError'
import type { FenError, FenWarning } from '../notation/fenError'
import type { Result } from '../result'
import type { FlatGame } from '../tree/game'
import type { VariantId } from '../variants'
import type { AnalysisEvents, AnalysisRequests, EngineEvents, EngineRequests } from './analysis'
import type { PlayRequests } from './play'
import type { ProcedureRequests } from './procedures'
import type {
  ExportedFile,
  FileError,
  FolderListing,
  GameError,
  OpenedFile,
  SaveAsRequest,
  SaveRequest,
  SavedFile,
} from './files'
import type {
  ReferencesError,
  SelfTestProgress,
  SelfTestReport,
  SelfTestRequest,
  SelfTestStart,
} from './selfTest'

export type * from './analysis'
export type * from './files'
export type * from './procedures'
export type * from './selfTest'

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

/** Something went wrong in the main process that no request answers for; the log has the rest. */
export interface AppNotice {
  readonly kind: 'internalError' | 'pageRestarted' | 'damagedJournal' | 'saveFailed'
  readonly detail: string
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

/** What was left on the clocks of a practice game after its last move, in milliseconds. */
export interface PracticeClocks {
  readonly documentId: string
  readonly whiteMs: number
  readonly blackMs: number
}

/** Games whose clocks are kept. */
export const MOST_PRACTICE_CLOCKS = 8

export interface Settings {
  readonly theme: 'system' | 'light' | 'dark'
  readonly board: 'auto' | 'linen' | 'slate' | 'walnut' | 'meadow' | 'ink'
  readonly coordinates: boolean
  readonly animation: boolean
  /** Zoom of the window in per cent, 80 to 200. */
  readonly zoom: number
  /** Widths set by hand, in pixels; 0 leaves them to the width of the window. */
  readonly sideWidth: number
  readonly notesWidth: number
  readonly sideOpen: boolean
  /** The system last chosen in the New analysis dialog. */
  readonly lastVariant: string
  /** Count the game proper from 1 in the move list, although the setup has numbers of its own. */
  readonly countGameFromOne: boolean
  /** The engines of the analysis panel, from the top; none until the user has changed something there. */
  readonly enginePanels: readonly EnginePanel[]
  readonly evaluationBar: boolean
  readonly engineArrows: boolean
  /** How the chances of the three results stand in engine lines, where an engine tells them. */
  readonly winDrawLoss: 'off' | 'bar' | 'numbers'
  /** Clocks of practice games that may be played on, the latest first. */
  readonly practiceClocks: readonly PracticeClocks[]
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
  /** Files named on the command line, and after a reload of the page all that were open. */
  readonly opened: readonly OpenedFile[]
  /** Files named on the command line that could not be opened. */
  readonly notOpened: readonly FileError[]
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
  'toggleEngine',
  'playBest',
  'addBest',
  'threat',
  'pinEngine',
  'practise',
  'engines',
  'rules',
  'keys',
  'selfTest',
  'about',
] as const satisfies readonly ActionId[]
export type MenuCommand = (typeof MENU_COMMANDS)[number]

/** Questions the renderer may ask the main process. */
export interface Requests extends EngineRequests, AnalysisRequests, PlayRequests, ProcedureRequests {
  'app:start': () => StartState
  'settings:update': (patch: Partial<Settings>) => Settings
  'rules:legal': (request: PositionRequest) => Result<LegalPosition, RulesError>
  'rules:play': (request: PositionRequest, uci: string) => Result<PlayedMove, RulesError>
  /** Plays moves one after the other; the first illegal one refuses them all. */
  'rules:line': (
    request: PositionRequest,
    uci: readonly string[],
  ) => Result<readonly PlayedMove[], RulesError>
  /** A game without moves from a position. */
  'games:create': (request: PositionRequest) => Result<FlatGame, RulesError>
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
  /** Writes a new file and opens it. */
  'files:saveAs': (request: SaveAsRequest) => Result<OpenedFile | null, FileError>
  /** Writes a copy elsewhere; the document stays with its own file. */
  'files:export': (request: SaveAsRequest) => Result<ExportedFile | null, FileError>
  /** Reads the file again after it changed on disk. */
  'files:reload': (fileId: string) => Result<OpenedFile, FileError>
  'files:close': (fileId: string) => void
  /** Gives up reading a large file; its `files:open` answers null. */
  'files:cancel': (path: string) => void
  /** Lists a folder, by default the user's home, where the shell has no file dialog. */
  'files:browse': (directory?: string) => Result<FolderListing, FileError>
  'journal:write': (entry: JournalEntry) => void
  'journal:discard': (documentId: string) => void
  /** Begins a run; one that is under way is cancelled. */
  'selfTest:start': (request: SelfTestRequest) => Result<SelfTestStart, ReferencesError>
  /** Ends a run early; it still tells what it came to. */
  'selfTest:cancel': (runId: string) => void
  /** Tells the shell which theme is on the screen, for the window's own controls. */
  'window:theme': (theme: 'light' | 'dark') => void
  'window:title': (title: string) => void
  'window:showMenu': () => void
}

/** News the main process sends unasked. */
export interface Events extends EngineEvents, AnalysisEvents {
  'menu:command': MenuCommand
  /** The menu asks for a sample or recent file to be opened. */
  'menu:openSample': { readonly id: string }
  'files:openRequest': { readonly path: string }
  /** A large file is being indexed. */
  'files:progress': { readonly path: string; readonly readBytes: number; readonly totalBytes: number }
  'files:changed': { readonly fileId: string; readonly path: string; readonly gone: boolean }
  'settings:changed': Settings
  'recent:changed': readonly RecentFile[]
  'app:notice': AppNotice
  /** At most ten times a second. */
  'selfTest:progress': SelfTestProgress
  'selfTest:done': SelfTestReport
}

export type RequestName = keyof Requests
export type EventName = keyof Events

/** Every name of the list once: a name left out does not compile. */
const namesOf = <N extends string>(names: Readonly<Record<N, true>>): readonly N[] =>
  Object.keys(names) as N[]

/** The only requests that any bridge lets through. */
export const REQUEST_NAMES = namesOf<RequestName>({
  'app:start': true,
  'settings:update': true,
  'rules:legal': true,
  'rules:play': true,
  'rules:line': true,
  'games:create': true,
  'games:read': true,
  'games:write': true,
  'files:open': true,
  'files:openSample': true,
  'files:openText': true,
  'files:game': true,
  'files:save': true,
  'files:saveAs': true,
  'files:export': true,
  'files:reload': true,
  'files:close': true,
  'files:cancel': true,
  'files:browse': true,
  'journal:write': true,
  'journal:discard': true,
  'selfTest:start': true,
  'selfTest:cancel': true,
  'engines:list': true,
  'engines:detect': true,
  'engines:add': true,
  'engines:change': true,
  'engines:press': true,
  'engines:remove': true,
  'engines:log': true,
  'analysis:start': true,
  'analysis:stop': true,
  'analysis:recall': true,
  'play:move': true,
  'play:cancel': true,
  'procedures:list': true,
  'procedures:save': true,
  'procedures:remove': true,
  'procedures:export': true,
  'procedures:print': true,
  'window:theme': true,
  'window:title': true,
  'window:showMenu': true,
})

/** The only events that any bridge lets through. */
export const EVENT_NAMES = namesOf<EventName>({
  'menu:command': true,
  'menu:openSample': true,
  'files:openRequest': true,
  'files:progress': true,
  'files:changed': true,
  'settings:changed': true,
  'recent:changed': true,
  'app:notice': true,
  'selfTest:progress': true,
  'selfTest:done': true,
  'engines:changed': true,
  'engines:notice': true,
  'analysis:update': true,
})
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
