import * as v from 'valibot'
import type { menuTexts } from '../i18n/en/menu'
import type { VariantId } from '../variants'
import type { ActionId } from './actionTable'
import { ofType, request } from './declare'
import type { FileError, OpenedFile } from './files'
import { fen, index, instant, object, type Of, path, text, word } from './schemas'
import type { JournalEntry } from './journal'
import type { SessionTab } from './session'
import type { Settings } from './settings'

/** What a file of the user's folder keeps. */
export type KeptKind =
  'settings' | 'recentFiles' | 'session' | 'procedures' | 'drafts' | 'engines' | 'preparations'

/** A file of the user's folder that could not be understood, or not as a whole. */
export interface DamagedFile {
  readonly what: KeptKind
  /** Where it is now, absolute. */
  readonly kept: string
}

/** Something went wrong in the main process that no request answers for; the log has the rest. */
export type AppNotice =
  | {
      readonly kind:
        'internalError' | 'pageRestarted' | 'saveFailed' | 'proceduresNotSaved' | 'trainingsNotSaved'
      readonly detail: string
    }
  /** Absolute paths of what could not be read of the journal, as it is kept now. */
  | { readonly kind: 'damagedJournal'; readonly files: readonly string[] }
  | { readonly kind: 'damagedFiles'; readonly files: readonly DamagedFile[] }
  /** Settings and journal lie in another folder, absolute, for no file can be made in their own. */
  | { readonly kind: 'temporaryFolder'; readonly folder: string; readonly trouble: FileError }

/** A recently opened file; with the number of its games and the start of the first, once they are known. */
export const RECENT_FILE = object({
  path: text(4096),
  name: text(4096),
  openedAt: instant,
  games: v.optional(index),
  first: v.optional(object({ variant: word, fen: v.optional(fen) })),
})
export type RecentFile = Of<typeof RECENT_FILE>

/** The games that come with the program. */
export type SampleId = 'lukic-vujacic' | 'fischer-benko-setup'

export interface SampleGame {
  /** Its name and what it shows are texts of the catalogue. */
  readonly id: SampleId
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
  /** Games and lists of games with changes that were never saved, from the last session. */
  readonly recovered: readonly JournalEntry[]
  /** What keeps unsaved edits from the journal at present. */
  readonly journalTrouble: FileError | null
  /** Tabs to open again; none where the user does not want it. */
  readonly session: readonly SessionTab[]
  /** The page has been loaded before in this run of the program. */
  readonly isReload: boolean
  /** Files named on the command line, and after a reload of the page all that were open. */
  readonly opened: readonly OpenedFile[]
  /** Files named on the command line that could not be opened. */
  readonly notOpened: readonly FileError[]
  /** What went wrong before there was a page to show it. */
  readonly notices: readonly AppNotice[]
}

/** Commands of the menu, each an action that the renderer carries out. */
export type MenuCommand = ActionId & keyof typeof menuTexts.commands

/** In UTF-16 units; what is longer is cut before it is sent. */
export const MAX_WINDOW_TITLE_LENGTH = 500
export const MAX_NOTIFICATION_LENGTH = 1000

/** The pages of the manual that the window leads to, by their addresses without an ending. */
export const MANUAL_PAGES = ['index', 'guide/first-page'] as const
export type LinkedManualPage = (typeof MANUAL_PAGES)[number]

/** What concerns the program as a whole, and its window. */
export const appRequests = {
  'app:start': request([], ofType<StartState>()),
  /** Which of the recent files are not where they were: their paths. */
  'recent:missing': request([], ofType<readonly string[]>()),
  /** Takes a path from the list of recent files; the file itself stays as it is. */
  'recent:forget': request([path]),
  /** Passes the theme on the screen to the shell, for the window's own controls. */
  'window:theme': request([v.picklist(['light', 'dark'])]),
  'window:title': request([text(MAX_WINDOW_TITLE_LENGTH)]),
  'window:showMenu': request([]),
  /** Opens the manual at a page; answers with its address where the page must open it itself. */
  'window:showManual': request([v.picklist(MANUAL_PAGES)], ofType<string | null>()),
  /** Notifies the user that something is done, unless the window has the focus. */
  'window:notify': request([text(MAX_NOTIFICATION_LENGTH)]),
}

export const appEvents = {
  'menu:command': ofType<MenuCommand>(),
  /** The menu asks for a sample or recent file to be opened. */
  'menu:openSample': ofType<{ readonly id: string }>(),
  'recent:changed': ofType<readonly RecentFile[]>(),
  'app:notice': ofType<AppNotice>(),
  /** What such a notice was about is over. */
  'app:noticeOver': ofType<AppNotice['kind']>(),
}
