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

/** Longest name of an edit in the journal, in UTF-16 units; longer ones are cut before they are sent. */
export const MAX_EDIT_NAME_LENGTH = 1024

const journalled = {
  documentId,
  at: instant,
  /** The name of the last edit, e.g. "Comment on 31. Bd4" or "Deleted Anand – Carlsen". */
  lastEdit: text(MAX_EDIT_NAME_LENGTH),
}

const listed = object({
  white: text(MAX_TEXT_LENGTH),
  black: text(MAX_TEXT_LENGTH),
  event: text(MAX_TEXT_LENGTH),
  date: text(MAX_TEXT_LENGTH),
  round: text(MAX_TEXT_LENGTH),
})
/** The tags by which a game is recognized in its file. */
export type ListedTags = Of<typeof listed>

const journalledGame = object({
  ...journalled,
  game: GAME,
  /** The file it belongs to, if it was saved before. */
  path: v.exactOptional(path),
  index: v.exactOptional(index),
  /** The tags that the file's list showed at that time. */
  listed: v.exactOptional(listed),
  /** The hash of the game in the file when the edits began. It shows whether others have changed it since. */
  savedHash: v.exactOptional(integer(0, 2 ** 32 - 1)),
  /** The path to the position shown at the last edit, as ids of nodes. */
  seen: v.exactOptional(listOf(word, MAX_LINE_PLIES)),
  /** Its tab was closed without saving: the game is not offered at the start, but reopening closed tabs brings it back. */
  closed: v.exactOptional(v.boolean()),
})
/** A game with edits that are not in its file. */
export type JournalledGame = Of<typeof journalledGame>

const journalledList = object({
  ...journalled,
  path,
  /** The hash of the file to which the pieces refer. */
  hash,
  pieces: listOf(KEPT_PIECE, MAX_PIECES),
  /** The fingerprints of the games of that file; the main process adds them. */
  fingerprints: v.exactOptional(fingerprints),
  /** The fingerprints of their moves alone. */
  movesFingerprints: v.exactOptional(fingerprints),
})
/** A list of games with changes that are not in its file. */
export type JournalledList = Of<typeof journalledList>

/** An unsaved document, as it was last written to the journal. */
export type JournalEntry = JournalledGame | JournalledList

const isOfList = (entry: unknown): boolean => typeof entry === 'object' && entry !== null && 'pieces' in entry

/** An entry of the journal, as it crosses processes and as it is stored on disk. */
export const JOURNAL_ENTRY: Schema<JournalEntry> = v.lazy(entry =>
  isOfList(entry) ? journalledList : journalledGame,
)

/** Requests to keep edits that are in no file. */
export const journalRequests = {
  /**
   * Answers true once the entry, or a later one of its document, is on disk, however long that takes; false if it was discarded before. The
   * entry is sent as JSON: it is written several times a second while the user types, and Electron's bridge takes ten times as long for an
   * object.
   */
  'journal:write': request([jsonOf(JOURNAL_ENTRY, MAX_TEXT_LENGTH)], ofType<boolean>()),
  'journal:discard': request([documentId]),
}

export const journalEvents = {
  /** The error that now keeps unsaved edits from being written to the journal; null once the journal works again. */
  'journal:trouble': ofType<FileError | null>(),
}
