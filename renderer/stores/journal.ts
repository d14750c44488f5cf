import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { shortened } from '@shared/cutText'
import type { JournalEntry } from '@shared/ipc/contract'
import { MAX_EDIT_NAME_LENGTH } from '@shared/ipc/known'
import { flatten } from '@shared/tree/flat'
import type { Game } from '@shared/tree/game'
import { bridge } from '../ipc/client'
import type { GameDocument } from './document'
import { savedHashOf } from './gameInFile'

/** Edits of one document within this many milliseconds are written at once. */
export const JOURNAL_DELAY_MS = 250

const entryOf = ({ id, game, origin, saved, lastEdit }: GameDocument, closed: boolean): string => {
  const entry: JournalEntry = {
    documentId: id,
    game: flatten(game),
    at: Date.now(),
    lastEdit: shortened(lastEdit, MAX_EDIT_NAME_LENGTH),
    ...(origin?.path !== undefined && {
      path: origin.path,
      index: origin.index,
      listed: origin.listed,
      ...(saved && { savedHash: savedHashOf(saved) }),
    }),
    ...(closed && { closed }),
  }
  return JSON.stringify(entry)
}

/** A state of a document on its way into the journal. */
interface Noted {
  readonly document: GameDocument
  /** Its tab is no longer open. */
  readonly closed: boolean
}

/** Keeps the main process's journal in step with the edits, so that a crash loses nothing. */
export const useJournalStore = defineStore('journal', () => {
  /** The last state noted of each document. */
  const noted = new Map<string, Noted>()
  const pending = new Set<string>()
  /** The games that are on the disk, by document. */
  const kept = shallowRef<ReadonlyMap<string, Game>>(new Map())
  let clock: ReturnType<typeof setTimeout> | undefined

  const keep = (documentId: string, game: Game | undefined) => {
    const next = new Map(kept.value)
    if (game) next.set(documentId, game)
    else next.delete(documentId)
    kept.value = next
  }

  const send = async (state: Noted) => {
    const { document, closed } = state
    keep(document.id, undefined)
    const isWritten = await bridge().request('journal:write', entryOf(document, closed))
    // A later state may be under way, or none is wanted any more.
    if (isWritten && noted.get(document.id) === state) keep(document.id, document.game)
  }

  /** Writes at once what waits to be written. */
  const flush = async () => {
    clearTimeout(clock)
    clock = undefined
    const states = [...pending].map(id => noted.get(id)!)
    pending.clear()
    await Promise.all(states.map(send))
  }

  /**
   * Has `document` written soon; a later state of it replaces this one.
   *
   * @param closed its tab is no longer open
   */
  const note = (document: GameDocument, closed = false) => {
    noted.set(document.id, { document, closed })
    pending.add(document.id)
    clock ??= setTimeout(() => void flush(), JOURNAL_DELAY_MS)
  }

  /** Takes up a document that stands in the journal as it is. */
  const adopt = ({ id, game }: GameDocument) => keep(id, game)

  /** Drops what the journal knows of a document: it is saved, or was given up. */
  const discard = (documentId: string) => {
    noted.delete(documentId)
    pending.delete(documentId)
    keep(documentId, undefined)
    return bridge().request('journal:discard', documentId)
  }

  /** Nothing of the document would be lost in a crash: the journal on the disk has it as it is. */
  const isKept = ({ id, game }: GameDocument): boolean => kept.value.get(id) === game

  /** Edits of this run are in the journal, or on their way into it. */
  const hasEdits = (): boolean => noted.size > 0

  return { note, adopt, discard, flush, isKept, hasEdits }
})
