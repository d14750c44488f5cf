import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { shortened } from '@shared/cutText'
import type { ArrangementEntry } from '@shared/ipc/contract'
import { MAX_EDIT_NAME_LENGTH } from '@shared/ipc/known'
import { bridge } from '../ipc/client'
import { piecesOf, type Arrangement, type Slot } from './arrangement'
import { JOURNAL_DELAY_MS } from './journal'

const entryOf = ({ documentId, base, slots, lastEdit }: Arrangement, path: string): ArrangementEntry => ({
  documentId,
  path,
  hash: base.hash,
  pieces: piecesOf(slots),
  at: Date.now(),
  lastEdit: shortened(lastEdit, MAX_EDIT_NAME_LENGTH),
})

/** Keeps the main process's journal in step with the lists of games, so that a crash loses nothing of them. */
export const useArrangementJournalStore = defineStore('arrangementJournal', () => {
  /** The last state noted of each list, by the name under which it is kept. */
  const noted = new Map<string, Arrangement>()
  const pending = new Set<string>()
  /** The lists that are on the disk. */
  const kept = shallowRef<ReadonlyMap<string, readonly Slot[]>>(new Map())
  let clock: ReturnType<typeof setTimeout> | undefined

  const keep = (documentId: string, slots: readonly Slot[] | undefined) => {
    const next = new Map(kept.value)
    if (slots) next.set(documentId, slots)
    else next.delete(documentId)
    kept.value = next
  }

  const send = async (arrangement: Arrangement) => {
    const { base, documentId, slots } = arrangement
    if (base.path === undefined) return
    keep(documentId, undefined)
    const entry = JSON.stringify(entryOf(arrangement, base.path))
    const isWritten = await bridge().request('arrangements:write', base.fileId, entry)
    if (isWritten && noted.get(documentId) === arrangement) keep(documentId, slots)
  }

  /** Writes at once what waits to be written. */
  const flush = async () => {
    clearTimeout(clock)
    clock = undefined
    const states = [...pending].flatMap(id => noted.get(id) ?? [])
    pending.clear()
    await Promise.all(states.map(send))
  }

  /** Has a list written soon; a later state of it replaces this one. */
  const note = (arrangement: Arrangement) => {
    noted.set(arrangement.documentId, arrangement)
    pending.add(arrangement.documentId)
    clock ??= setTimeout(() => void flush(), JOURNAL_DELAY_MS)
  }

  /** Drops what the journal knows of a list: it is saved, or as its file has it. */
  const discard = (documentId: string) => {
    noted.delete(documentId)
    pending.delete(documentId)
    keep(documentId, undefined)
    return bridge().request('arrangements:discard', documentId)
  }

  /** Nothing of the list would be lost in a crash. */
  const isKept = ({ documentId, slots }: Arrangement): boolean => kept.value.get(documentId) === slots

  return { note, discard, flush, isKept }
})
