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

/** The files that are kept in the user's folder, by their content. */
export type KeptKind =
  'settings' | 'recentFiles' | 'session' | 'procedures' | 'drafts' | 'engines' | 'preparations'

/** A file of the user's folder that could not be read, wholly or in part. */
export interface DamagedFile {
  readonly what: KeptKind
  /** Absolute path under which it is kept now. */
  readonly kept: string
}

/** A problem in the main process that belongs to no request; the log has the details. */
export type AppNotice =
  | {
      readonly kind:
        'internalError' | 'pageRestarted' | 'saveFailed' | 'proceduresNotSaved' | 'trainingsNotSaved'
      readonly detail: string
    }
  /** Absolute paths under which the unreadable parts of the journal are kept now. */
  | { readonly kind: 'damagedJournal'; readonly files: readonly string[] }
  | { readonly kind: 'damagedFiles'; readonly files: readonly DamagedFile[] }
  /** Settings and journal are in this other folder (absolute path), because no file can be created in their own. */
  | { readonly kind: 'temporaryFolder'; readonly folder: string; readonly trouble: FileError }

/** A recently opened file, with the number of its games and the start of the first one, once they are known. */
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
  /** The name and the description of the game are texts of the catalogue. */
  readonly id: SampleId
  readonly variant: VariantId
  /** The first full position, for the rank strip. */
  readonly fen: string
}

export interface StartState {
  readonly version: string
  readonly platform: string
  readonly shell: 'electron' | 'web'
  readonly settings: Settings
  readonly recentFiles: readonly RecentFile[]
  readonly samples: readonly SampleGame[]
  /** Games and lists of games of the last session with changes that were never saved. */
  readonly recovered: readonly JournalEntry[]
  /** What currently keeps unsaved edits from being written to the journal; null if nothing does. */
  readonly journalTrouble: FileError | null
  /** Tabs to open again; none if the user does not want that. */
  readonly session: readonly SessionTab[]
  /** The page has been loaded before in this run of the program. */
  readonly isReload: boolean
  /** Files named on the command line; after a reload of the page all files that were open. */
  readonly opened: readonly OpenedFile[]
  /** Files named on the command line that could not be opened. */
  readonly notOpened: readonly FileError[]
  /** Problems that occurred before there was a page to show them. */
  readonly notices: readonly AppNotice[]
}

/** The menu's commands; each is an action that the renderer carries out. */
export type MenuCommand = ActionId & keyof typeof menuTexts.commands

/** In UTF-16 units; longer titles are cut before they are sent. */
export const MAX_WINDOW_TITLE_LENGTH = 500
export const MAX_NOTIFICATION_LENGTH = 1000

/** The pages of the manual that the window links to, by their addresses without the extension. */
export const MANUAL_PAGES = ['index', 'guide/first-page'] as const
export type LinkedManualPage = (typeof MANUAL_PAGES)[number]

/** Requests about the program as a whole and its window. */
export const appRequests = {
  'app:start': request([], ofType<StartState>()),
  /** The paths of recent files that no longer exist at their place. */
  'recent:missing': request([], ofType<readonly string[]>()),
  /** Removes a path from the list of recent files; the file itself is not touched. */
  'recent:forget': request([path]),
  /** Passes the theme on the screen to the shell, for the window's own controls. */
  'window:theme': request([v.picklist(['light', 'dark'])]),
  'window:title': request([text(MAX_WINDOW_TITLE_LENGTH)]),
  'window:showMenu': request([]),
  /** Opens the manual at a page. Answers with the page's address if the renderer must open it itself, else null. */
  'window:showManual': request([v.picklist(MANUAL_PAGES)], ofType<string | null>()),
  /** Notifies the user of something that is done, unless the window has the focus. */
  'window:notify': request([text(MAX_NOTIFICATION_LENGTH)]),
}

export const appEvents = {
  'menu:command': ofType<MenuCommand>(),
  /** The menu asks for a sample or recent file to be opened. */
  'menu:openSample': ofType<{ readonly id: string }>(),
  'recent:changed': ofType<readonly RecentFile[]>(),
  'app:notice': ofType<AppNotice>(),
  /** The problem of such a notice is over. */
  'app:noticeOver': ofType<AppNotice['kind']>(),
}
