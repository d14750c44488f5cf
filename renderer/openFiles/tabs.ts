import { defineStore } from 'pinia'
import { computed } from 'vue'
import { t } from '@shared/i18n/t'
import { titleOf, titlesOf } from '@shared/tree/gameTitle'
import { useNoticesStore } from '../stores/notices'
import { isDirty, unsavedGame } from './document'
import { useDocumentsStore } from './documents'
import { useFilesStore } from './files'
import { useJournalStore } from './journal'
import { useRecoveryStore } from './recovery'

/** Closing and bringing back tabs, so that nothing unsaved goes without a way back. */
export const useTabsStore = defineStore('tabs', () => {
  const documents = useDocumentsStore()
  const files = useFilesStore()
  const journal = useJournalStore()
  const notices = useNoticesStore()
  const recovery = useRecoveryStore()

  /** What each tab is called, by its id. */
  const titles = computed((): ReadonlyMap<string, string> => {
    const names = titlesOf(documents.documents.map(({ game }) => game))
    return new Map(documents.documents.map(({ id }, place) => [id, names[place]!]))
  })

  const show = (id: string) => documents.activate(id)

  /** Shows the tab at `place`, counted from 0; the ninth key shows the last. */
  const showAt = (place: number) => {
    const document = place === 8 ? documents.documents.at(-1) : documents.documents[place]
    if (document) show(document.id)
  }

  /** Closes a tab. Unsaved edits stay in the journal, so that it can be reopened in a later session, too. */
  const close = (id: string) => {
    const document = documents.close(id)
    if (!document || !isDirty(document)) return
    journal.note(unsavedGame(document, true))
    notices.tell('note', t('notices.closedUnsaved', { game: titleOf(document.game) }), {
      action: { label: t('common.undo'), key: 'reopenTab', run: () => documents.reopen(id) },
    })
  }

  const closeActive = () => {
    if (files.broken) files.leaveBroken()
    else if (documents.activeId !== undefined) close(documents.activeId)
  }

  /** Brings back the tab that was closed last, of this session or of one before. */
  const reopen = () => {
    const document = documents.reopen()
    if (!document) void recovery.reopenClosed()
    return document
  }

  return { titles, show, showAt, close, closeActive, reopen }
})
