import { defineStore } from 'pinia'
import type { JournalEntry } from '@shared/ipc/contract'
import { flatten } from '@shared/tree/flat'
import { bridge } from '../ipc/client'
import type { GameDocument } from './document'

/** Edits of one document within this many milliseconds are written at once. */
export const JOURNAL_DELAY_MS = 250

const entryOf = ({ id, game, origin, lastEdit }: GameDocument, closed: boolean): JournalEntry => ({
  documentId: id,
  game: flatten(game),
  at: Date.now(),
  lastEdit,
  ...(origin?.path !== undefined && { path: origin.path, index: origin.index }),
  ...(closed && { closed }),
})

/** Keeps the main process's journal in step with the edits, so that a crash loses nothing. */
export const useJournalStore = defineStore('journal', () => {
  const pending = new Map<string, { readonly document: GameDocument; readonly closed: boolean }>()
  let clock: ReturnType<typeof setTimeout> | undefined

  /** Writes at once what waits to be written. */
  const flush = async () => {
    clearTimeout(clock)
    clock = undefined
    const noted = [...pending.values()]
    pending.clear()
    await Promise.all(
      noted.map(({ document, closed }) => bridge().request('journal:write', entryOf(document, closed))),
    )
  }

  /**
   * Has `document` written soon; a later state of it replaces this one.
   *
   * @param closed its tab is no longer open
   */
  const note = (document: GameDocument, closed = false) => {
    pending.set(document.id, { document, closed })
    clock ??= setTimeout(() => void flush(), JOURNAL_DELAY_MS)
  }

  /** Drops what the journal knows of a document: it is saved, or was given up. */
  const discard = (documentId: string) => {
    pending.delete(documentId)
    return bridge().request('journal:discard', documentId)
  }

  return { note, discard, flush }
})
