import { defineStore } from 'pinia'
import { t } from '@shared/i18n/t'
import type { JournalEntry } from '@shared/ipc/contract'
import { unflatten } from '@shared/tree/flat'
import { bridge } from '../ipc/client'
import { useAppStore } from './app'
import { unsavedDocument, type Origin } from './document'
import { useDocumentsStore } from './documents'
import { useFilesStore } from './files'
import { placeInFile } from './gameInFile'
import { titleOf } from './gameTitle'
import { useJournalStore } from './journal'
import { useNoticesStore } from './notices'

/** Bringing back what the last session left unsaved. */
export const useRecoveryStore = defineStore('recovery', () => {
  const app = useAppStore()
  const documents = useDocumentsStore()
  const files = useFilesStore()
  const journal = useJournalStore()
  const notices = useNoticesStore()

  const forget = (entry: JournalEntry) => {
    app.recovered = app.recovered.filter(one => one.documentId !== entry.documentId)
  }

  const originOf = async ({ game, path, index }: JournalEntry): Promise<Origin | undefined> => {
    if (path === undefined || index === undefined) return undefined
    const opened = await bridge().request('files:open', path)
    if (!opened.ok || !opened.value) return undefined
    const place = placeInFile(opened.value, unflatten(game), index)
    return place === undefined ? undefined : files.originOf(files.keep(opened.value), place)
  }

  /** Opens a recovered game as a tab with unsaved edits; it keeps its place in the journal. */
  const restore = async (entry: JournalEntry) => {
    const origin = await originOf(entry)
    const game = unflatten(entry.game)
    journal.adopt(documents.insert(unsavedDocument(entry.documentId, game, origin, entry.lastEdit)))
    forget(entry)
  }

  const restoreAll = async () => {
    for (const entry of app.recovered) await restore(entry)
  }

  /** Brings back the tab that was closed last in an earlier session without being saved. */
  const reopenClosed = async () => {
    const entry = app.closedBefore.at(-1)
    if (!entry) return
    app.closedBefore = app.closedBefore.slice(0, -1)
    await restore(entry)
    const document = documents.documentById(entry.documentId)
    if (document) journal.note(document)
  }

  /** Lets a recovered game go; until the toast has gone it can be had back. */
  const discard = (entry: JournalEntry) => {
    forget(entry)
    notices.tell('deleted', t('notices.discarded', { game: titleOf(entry.game) }), {
      action: { label: t('common.undo'), run: () => (app.recovered = [...app.recovered, entry]) },
      onGone: () => void journal.discard(entry.documentId),
    })
  }

  return { restore, restoreAll, reopenClosed, discard }
})
