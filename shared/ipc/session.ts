import * as v from 'valibot'
import { COLORS } from '../board/color'
import { BOARD_MOVE_KINDS } from '../board/move'
import { ofType, request } from './declare'
import type { FileError } from './files'
import { GAME } from './game'
import {
  documentId,
  fen,
  index,
  instant,
  integer,
  jsonOf,
  MAX_NUMBER,
  MAX_LINE_PLIES,
  listOf,
  object,
  type Of,
  path,
  type Schema,
  text,
  MAX_TEXT_LENGTH,
  word,
} from './schemas'

const valued = v.variant('kind', [
  v.strictObject({
    kind: v.literal('searched'),
    score: v.strictObject({ kind: v.picklist(['cp', 'mate']), value: integer(-MAX_NUMBER, MAX_NUMBER) }),
  }),
  v.strictObject({ kind: v.literal('ended'), winner: v.picklist([...COLORS, 'nobody']) }),
])

const attempt = object({
  ply: index,
  isHinted: v.boolean(),
  guess: v.exactOptional(
    object({
      uci: word,
      san: word,
      kind: v.picklist([...BOARD_MOVE_KINDS, 'placement']),
      fen,
      check: v.boolean(),
    }),
  ),
  values: v.exactOptional(object({ game: valued, guess: valued })),
})

const tabGuessing = object({
  /** The line whose moves are guessed, to its end: a path of the game's tree. */
  line: listOf(word, MAX_LINE_PLIES),
  side: v.picklist([...COLORS, 'both']),
  from: index,
  ply: index,
  attempts: listOf(attempt, MAX_LINE_PLIES),
  isHinted: v.boolean(),
  isOver: v.boolean(),
})
/** The moves of a tab's game that were being guessed, as far as that had come. */
export type TabGuessing = Of<typeof tabGuessing>

const standing = {
  /** Where one stood in the game: a path of its tree. */
  at: listOf(word, MAX_LINE_PLIES),
  orientation: v.picklist(COLORS),
  /** This is the tab that was seen. */
  seen: v.boolean(),
  /** It stood side by side with another, on this side. */
  beside: v.exactOptional(v.picklist(['left', 'right'])),
  guessing: v.exactOptional(tabGuessing),
}

/** `index` is the 0-based place in the file. */
const fileTab = object({ ...standing, path, index })
/** A tab that shows a game of a file. */
export type FileTab = Of<typeof fileTab>

const gameTab = object({ ...standing, game: GAME })
/** A tab whose game no file holds. */
export type GameTab = Of<typeof gameTab>

/** A tab as it is opened again at the next start. Unsaved edits are no part of it: the journal has them. */
export type SessionTab = FileTab | GameTab

const isOfFile = (tab: unknown): boolean => typeof tab === 'object' && tab !== null && 'path' in tab

/** A tab as it lies on the disk. */
export const SESSION_TAB: Schema<SessionTab> = v.lazy(tab => (isOfFile(tab) ? fileTab : gameTab))

/** Tabs that are kept, from the left. */
export const MAX_SESSION_TABS = 64

/** Moves of a game that is kept whole; one that came from no file and is longer is not. */
export const MAX_SESSION_GAME_LENGTH = 2000

/** The tabs of a session, as they cross processes and as they lie on the disk. */
export const SESSION_TABS = listOf(SESSION_TAB, MAX_SESSION_TABS)

const listed = object({
  white: text(MAX_TEXT_LENGTH),
  black: text(MAX_TEXT_LENGTH),
  event: text(MAX_TEXT_LENGTH),
  date: text(MAX_TEXT_LENGTH),
  round: text(MAX_TEXT_LENGTH),
})

/** The tags by which a game of a file is known again. */
export type ListedTags = Of<typeof listed>

/** What an edit is called in the journal, in UTF-16 units; what is longer is cut before it is sent. */
export const MAX_EDIT_NAME_LENGTH = 1024

/** An entry of the journal, as it crosses processes and as it lies on the disk. */
export const JOURNAL_ENTRY = object({
  documentId,
  game: GAME,
  /** The file it belongs to, if it was saved before. */
  path: v.exactOptional(path),
  index: v.exactOptional(index),
  /** As the file lists it, whatever its tags are now. */
  listed: v.exactOptional(listed),
  /** Of the game as the file had it when the edits began: what tells whether others have changed it since. */
  savedHash: v.exactOptional(integer(0, 2 ** 32 - 1)),
  at: instant,
  /** What the last edit was, e.g. "Comment on 31. Bd4". */
  lastEdit: text(MAX_EDIT_NAME_LENGTH),
  /** Its tab was closed without saving: it is not offered, but reopening closed tabs brings it back. */
  closed: v.exactOptional(v.boolean()),
})
/** Where a document was when it was last journalled. */
export type JournalEntry = Of<typeof JOURNAL_ENTRY>

/** What is kept for the next start: the tabs, and edits that no file has. */
export const sessionRequests = {
  /** The tabs are these now. */
  'session:keep': request([SESSION_TABS]),
  /**
   * Answers true once the entry, or a later one of its document, is on the disk, however long that
   * takes, and false where it was discarded before that. Sent as JSON: while one types it is written
   * several times a second, and the bridge of Electron takes ten times as long for the object.
   */
  'journal:write': request([jsonOf(JOURNAL_ENTRY, MAX_TEXT_LENGTH)], ofType<boolean>()),
  'journal:discard': request([documentId]),
}

export const sessionEvents = {
  /** What begins to keep unsaved edits from the journal; null once nothing does any more. */
  'journal:trouble': ofType<FileError | null>(),
}
