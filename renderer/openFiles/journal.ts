import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { t } from '@shared/i18n/t'
import type { FileError, JournalEntry } from '@shared/ipc/contract'
import { describeJournalTrouble } from '../errors/describeJournal'
import { bridge } from '../ipc/client'
import { useNoticesStore } from '../stores/notices'

/** Edits of a document within this many milliseconds are written together. */
export const JOURNAL_DELAY_MS = 250

/** Something unsaved to be written into the journal: a game, or the list of a file's games. */
export interface Unsaved {
  readonly documentId: string
  /** What is unsaved; if it is the same object as before, it need not be written again. */
  readonly state: object
  readonly entry: () => JournalEntry
}

/** Keeps the journal of the main process up to date with what is unsaved, so that a crash loses nothing. */
export const useJournalStore = defineStore('journal', () => {
  const notices = useNoticesStore()

  /** The last state noted for each document. */
  const noted = new Map<string, Unsaved>()
  const pending = new Set<string>()
  /** The states on the disk, by document. */
  const kept = shallowRef<ReadonlyMap<string, object>>(new Map())
  let clock: ReturnType<typeof setTimeout> | undefined

  const keep = (documentId: string, state: object | undefined) => {
    const next = new Map(kept.value)
    if (state) next.set(documentId, state)
    else next.delete(documentId)
    kept.value = next
  }

  const send = async (unsaved: Unsaved) => {
    const { documentId, state, entry } = unsaved
    keep(documentId, undefined)
    const isWritten = await bridge().request('journal:write', JSON.stringify(entry()))
    // Meanwhile a later state may be under way, or the document may have been discarded.
    if (isWritten && noted.get(documentId) === unsaved) keep(documentId, state)
  }

  /** Writes everything that is waiting at once. */
  const flush = async () => {
    clearTimeout(clock)
    clock = undefined
    const waiting = [...pending].map(id => noted.get(id)!)
    pending.clear()
    await Promise.all(waiting.map(send))
  }

  /** Schedules something to be written soon; a later state replaces it. */
  const note = (unsaved: Unsaved) => {
    noted.set(unsaved.documentId, unsaved)
    pending.add(unsaved.documentId)
    clock ??= setTimeout(() => void flush(), JOURNAL_DELAY_MS)
  }

  /** Records that the journal already has this state. */
  const adopt = ({ documentId, state }: Pick<Unsaved, 'documentId' | 'state'>) => keep(documentId, state)

  /** Removes a document from the journal because it was saved or discarded. */
  const discard = (documentId: string) => {
    noted.delete(documentId)
    pending.delete(documentId)
    keep(documentId, undefined)
    return bridge().request('journal:discard', documentId)
  }

  /** Whether a crash would lose nothing of the document, because the journal on the disk has its current state. */
  const isKept = ({ documentId, state }: Pick<Unsaved, 'documentId' | 'state'>): boolean =>
    kept.value.get(documentId) === state

  /** Why unsaved edits cannot be written to the disk. */
  const trouble = shallowRef<FileError>()
  let told: number | undefined

  const tellItIsOver = () => {
    if (told !== undefined) notices.settle(told)
    told = undefined
    // Edits that were saved or discarded meanwhile need not be in the journal.
    if (trouble.value && noted.size > 0) notices.tell('done', t('notices.journalAgain'))
  }

  /** Handles a report from the main process about the disk; null means that all is well again. */
  const receive = (next: FileError | null) => {
    if (next) told = notices.report(describeJournalTrouble(next))
    else tellItIsOver()
    trouble.value = next ?? undefined
  }

  return { trouble, note, adopt, discard, flush, isKept, receive }
})
