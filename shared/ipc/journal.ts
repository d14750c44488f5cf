import * as v from 'valibot'
import { ofType, request } from './declare'
import type { FileError } from './files'
import { GAME } from './game'
import { fingerprints, hash, KEPT_PIECE, MAX_PIECES } from './gameLists'
import {
  documentId,
  index,
  instant,
  integer,
  jsonOf,
  listOf,
  object,
  type Of,
  path,
  type Schema,
  text,
  word,
  MAX_LINE_PLIES,
  MAX_TEXT_LENGTH,
} from './schemas'

/** What an edit is called in the journal, in UTF-16 units; what is longer is cut before it is sent. */
export const MAX_EDIT_NAME_LENGTH = 1024

const journalled = {
  documentId,
  at: instant,
  /** What the last edit was, e.g. "Comment on 31. Bd4" or "Deleted Anand – Carlsen". */
  lastEdit: text(MAX_EDIT_NAME_LENGTH),
}

const listed = object({
  white: text(MAX_TEXT_LENGTH),
  black: text(MAX_TEXT_LENGTH),
  event: text(MAX_TEXT_LENGTH),
  date: text(MAX_TEXT_LENGTH),
  round: text(MAX_TEXT_LENGTH),
})
/** The tags by which a game of a file is known again. */
export type ListedTags = Of<typeof listed>

const journalledGame = object({
  ...journalled,
  game: GAME,
  /** The file it belongs to, if it was saved before. */
  path: v.exactOptional(path),
  index: v.exactOptional(index),
  /** As the file lists it, with the tags of then. */
  listed: v.exactOptional(listed),
  /** The hash of the game as the file had it when the edits began. It shows whether others have changed it since. */
  savedHash: v.exactOptional(integer(0, 2 ** 32 - 1)),
  /** The way to the position that was seen at the last edit, as ids of nodes. */
  seen: v.exactOptional(listOf(word, MAX_LINE_PLIES)),
  /** Its tab was closed without saving: it is not offered, but reopening closed tabs brings it back. */
  closed: v.exactOptional(v.boolean()),
})
/** A game with edits that its file does not have. */
export type JournalledGame = Of<typeof journalledGame>

const journalledList = object({
  ...journalled,
  path,
  /** The hash of the file that the pieces are of. */
  hash,
  pieces: listOf(KEPT_PIECE, MAX_PIECES),
  /** The fingerprints of the games of that file; the main process adds them. */
  fingerprints: v.exactOptional(fingerprints),
  /** The fingerprints of their moves alone. */
  movesFingerprints: v.exactOptional(fingerprints),
})
/** The list of the games of a file as the file does not have it. */
export type JournalledList = Of<typeof journalledList>

/** Something unsaved, as it was last journalled. */
export type JournalEntry = JournalledGame | JournalledList

const isOfList = (entry: unknown): boolean => typeof entry === 'object' && entry !== null && 'pieces' in entry

/** An entry of the journal, as it crosses processes and as it lies on the disk. */
export const JOURNAL_ENTRY: Schema<JournalEntry> = v.lazy(entry =>
  isOfList(entry) ? journalledList : journalledGame,
)

/** Edits that no file has. */
export const journalRequests = {
  /**
   * Answers true once the entry, or a later one of its document, is on the disk, however long that
   * takes, and false where it was discarded before that. Sent as JSON: while one types it is written
   * several times a second, and the bridge of Electron takes ten times as long for the object.
   */
  'journal:write': request([jsonOf(JOURNAL_ENTRY, MAX_TEXT_LENGTH)], ofType<boolean>()),
  'journal:discard': request([documentId]),
}

export const journalEvents = {
  /** What begins to keep unsaved edits from the journal; null once nothing does any more. */
  'journal:trouble': ofType<FileError | null>(),
}
