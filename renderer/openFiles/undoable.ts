import { defineStore } from 'pinia'
import { watch } from 'vue'
import { t } from '@shared/i18n/t'
import { useNoticesStore, type NoticeIcon } from '../stores/notices'
import { useDocumentsStore } from './documents'

/** Reports the last edit of a game, with a button that undoes just this edit. */
export const useUndoableStore = defineStore('undoable', () => {
  const documents = useDocumentsStore()
  const notices = useNoticesStore()

  const gameOf = (id: string) => documents.documentById(id)?.game

  /** Shows a toast about the last edit of document `id`. It disappears when the game changes, as Undo would then undo something else. */
  const tell = (icon: NoticeIcon, text: string, id: string) => {
    const edited = gameOf(id)
    const toast = notices.tell(icon, text, {
      action: { label: t('common.undo'), key: 'undo', run: () => documents.undo(id) },
      onGone: () => stop(),
    })
    const stop = watch(
      () => gameOf(id),
      game => {
        stop()
        if (game !== edited) notices.dismiss(toast)
      },
      { flush: 'sync' },
    )
  }

  return { tell }
})
