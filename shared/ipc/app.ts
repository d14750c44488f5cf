import type { ActionId } from '../actionTable'
import type { FlatGame } from '../tree/game'
import type { VariantId } from '../variants'
import type { FileError, OpenedFile } from './files'
import type { SessionTab } from './session'
import type { Settings } from './settings'

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
  /** Its tab was closed without saving: it is not offered, but reopening closed tabs brings it back. */
  readonly closed?: boolean
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
  /** Tabs that are to be opened again; none where the user does not want it. */
  readonly session: readonly SessionTab[]
  /** The page has been loaded before in this run of the program. */
  readonly isReload: boolean
  /** Files named on the command line, and after a reload of the page all that were open. */
  readonly opened: readonly OpenedFile[]
  /** Files named on the command line that could not be opened. */
  readonly notOpened: readonly FileError[]
}

/** Commands of the menu; the renderer carries them out. */
export const MENU_COMMANDS = [
  'newAnalysis',
  'setUpPosition',
  'open',
  'save',
  'saveAs',
  'exportInteroperable',
  'savePng',
  'saveSvg',
  'closeTab',
  'undo',
  'redo',
  'copyFen',
  'copyPgn',
  'copyPicture',
  'paste',
  'editPosition',
  'flip',
  'toggleSide',
  'toggleTheme',
  'goFirst',
  'goPrevious',
  'goNext',
  'goLast',
  'nextGame',
  'previousGame',
  'dice',
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

/** What concerns the program as a whole: its start, its journal, its window. */
export interface AppRequests {
  'app:start': () => StartState
  'journal:write': (entry: JournalEntry) => void
  'journal:discard': (documentId: string) => void
  /** Tells the shell which theme is on the screen, for the window's own controls. */
  'window:theme': (theme: 'light' | 'dark') => void
  'window:title': (title: string) => void
  'window:showMenu': () => void
}

export interface AppEvents {
  'menu:command': MenuCommand
  /** The menu asks for a sample or recent file to be opened. */
  'menu:openSample': { readonly id: string }
  'recent:changed': readonly RecentFile[]
  'app:notice': AppNotice
}
