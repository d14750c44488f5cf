import { defineStore } from 'pinia'
import type { JournalEntry } from '@shared/ipc/contract'
import { flatten } from '@shared/tree/flat'
import { bridge } from '../ipc/client'
import type { GameDocument } from './document'

/** Edits of one document within this many milliseconds are written at once. */
export const JOURNAL_DELAY_MS = 250

const entryOf = ({ id, game, origin, lastEdit }: GameDocument): JournalEntry => ({
  documentId: id,
  game: flatten(game),
  at: Date.now(),
  lastEdit,
  ...(origin?.path !== undefined && { path: origin.path, index: origin.index }),
})

/** Keeps the main process's journal in step with the edits, so that a crash loses nothing. */
export const useJournalStore = defineStore('journal', () => {
  const pending = new Map<string, GameDocument>()
  let clock: ReturnType<typeof setTimeout> | undefined

  /** Writes at once what waits to be written. */
  const flush = async () => {
    clearTimeout(clock)
    clock = undefined
    const documents = [...pending.values()]
    pending.clear()
    await Promise.all(documents.map(one => bridge().request('journal:write', entryOf(one))))
  }

  /** Has `document` written soon; a later state of it replaces this one. */
  const note = (document: GameDocument) => {
    pending.set(document.id, document)
    clock ??= setTimeout(() => void flush(), JOURNAL_DELAY_MS)
  }

  /** Drops what the journal knows of a document: it is saved, or was given up. */
  const discard = (documentId: string) => {
    pending.delete(documentId)
    return bridge().request('journal:discard', documentId)
  }

  return { note, discard, flush }
})
