import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { t } from '@shared/i18n/t'
import type { FileError } from '@shared/ipc/contract'
import { describeJournalTrouble } from '../errors/describeJournal'
import { useJournalStore } from './journal'
import { useNoticesStore } from './notices'

/** What keeps unsaved edits from the journal, and telling of it. */
export const useJournalTroubleStore = defineStore('journalTrouble', () => {
  const journal = useJournalStore()
  const notices = useNoticesStore()

  const trouble = shallowRef<FileError>()
  let told: number | undefined

  const tellItIsOver = () => {
    if (told !== undefined) notices.settle(told)
    told = undefined
    // Edits that were saved or given up meanwhile are not in the journal, and need not be.
    if (trouble.value && journal.hasEdits()) notices.tell('done', t('notices.journalAgain'))
  }

  /** Takes what the main process says. */
  const receive = (next: FileError | null) => {
    if (next) told = notices.report(describeJournalTrouble(next))
    else tellItIsOver()
    trouble.value = next ?? undefined
  }

  return { trouble, receive }
})
