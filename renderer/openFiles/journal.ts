import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { t } from '@shared/i18n/t'
import type { FileError, JournalEntry } from '@shared/ipc/contract'
import { describeJournalTrouble } from '../errors/describeJournal'
import { bridge } from '../ipc/client'
import { useNoticesStore } from '../stores/notices'

/** Edits of one document within this many milliseconds are written at once. */
export const JOURNAL_DELAY_MS = 250

/** Something unsaved on its way into the journal: a game, or the list of the games of a file. */
export interface Unsaved {
  readonly documentId: string
  /** What is not saved; two that are the same object need no second writing. */
  readonly state: object
  readonly entry: () => JournalEntry
}

/** Keeps the main process's journal in step with what is unsaved, so that a crash loses nothing. */
export const useJournalStore = defineStore('journal', () => {
  const notices = useNoticesStore()

  /** What was noted last of each document. */
  const noted = new Map<string, Unsaved>()
  const pending = new Set<string>()
  /** The states that are on the disk, by document. */
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
    // A later state may be under way, or none is wanted any more.
    if (isWritten && noted.get(documentId) === unsaved) keep(documentId, state)
  }

  /** Writes at once what waits to be written. */
  const flush = async () => {
    clearTimeout(clock)
    clock = undefined
    const waiting = [...pending].map(id => noted.get(id)!)
    pending.clear()
    await Promise.all(waiting.map(send))
  }

  /** Has something written soon; a later state of it replaces this one. */
  const note = (unsaved: Unsaved) => {
    noted.set(unsaved.documentId, unsaved)
    pending.add(unsaved.documentId)
    clock ??= setTimeout(() => void flush(), JOURNAL_DELAY_MS)
  }

  /** Takes over the journal as it is. */
  const adopt = ({ documentId, state }: Pick<Unsaved, 'documentId' | 'state'>) => keep(documentId, state)

  /** Drops what the journal knows of a document: it is saved, or was discarded. */
  const discard = (documentId: string) => {
    noted.delete(documentId)
    pending.delete(documentId)
    keep(documentId, undefined)
    return bridge().request('journal:discard', documentId)
  }

  /** Nothing of the document would be lost in a crash: the journal on the disk has it as it is. */
  const isKept = ({ documentId, state }: Pick<Unsaved, 'documentId' | 'state'>): boolean =>
    kept.value.get(documentId) === state

  /** What keeps unsaved edits from the disk. */
  const trouble = shallowRef<FileError>()
  let told: number | undefined

  const tellItIsOver = () => {
    if (told !== undefined) notices.settle(told)
    told = undefined
    // Edits that were saved or discarded meanwhile are not in the journal, and need not be.
    if (trouble.value && noted.size > 0) notices.tell('done', t('notices.journalAgain'))
  }

  /** Takes what the main process says of the disk; null once nothing is wrong any more. */
  const receive = (next: FileError | null) => {
    if (next) told = notices.report(describeJournalTrouble(next))
    else tellItIsOver()
    trouble.value = next ?? undefined
  }

  return { trouble, note, adopt, discard, flush, isKept, receive }
})
