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

/** Closes and reopens tabs in such a way that unsaved edits can always be restored. */
export const useTabsStore = defineStore('tabs', () => {
  const documents = useDocumentsStore()
  const files = useFilesStore()
  const journal = useJournalStore()
  const notices = useNoticesStore()
  const recovery = useRecoveryStore()

  /** The title of each tab, by id. */
  const titles = computed((): ReadonlyMap<string, string> => {
    const names = titlesOf(documents.documents.map(({ game }) => game))
    return new Map(documents.documents.map(({ id }, place) => [id, names[place]!]))
  })

  const show = (id: string) => documents.activate(id)

  /** Activates the tab at index `place`; 8, for the ninth key, means the last tab. */
  const showAt = (place: number) => {
    const document = place === 8 ? documents.documents.at(-1) : documents.documents[place]
    if (document) show(document.id)
  }

  /** Closes a tab. Unsaved edits stay in the journal, so that it can be reopened even in a later session. */
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

  /** Reopens the tab that was closed last, in this session or an earlier one. */
  const reopen = () => {
    const document = documents.reopen()
    if (!document) void recovery.reopenClosed()
    return document
  }

  return { titles, show, showAt, close, closeActive, reopen }
})
