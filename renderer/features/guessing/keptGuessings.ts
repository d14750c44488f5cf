import { type Ref, watch } from 'vue'
import { t } from '@shared/i18n/t'
import { useDocumentsStore } from '../../stores/documents'
import { useNoticesStore } from '../../stores/notices'
import { useTabGuessingsStore } from '../../stores/tabGuessings'
import { broughtBack, keptOf, type Guessing } from './guessing'

/**
 * Has guessings kept for the next session, and brings those of the last one back.
 *
 * @param all the guessings of this session, by their tabs
 * @param goOn shows one of the last session where it was
 */
export const keepGuessings = (
  all: Readonly<Ref<ReadonlyMap<string, Guessing>>>,
  goOn: (guessing: Guessing) => void,
): void => {
  const documents = useDocumentsStore()
  const kept = useTabGuessingsStore()
  const notices = useNoticesStore()

  watch(all, now => (kept.current = new Map([...now].map(([id, guessing]) => [id, keptOf(guessing)]))), {
    flush: 'sync',
  })

  watch(
    () => kept.restored,
    restored => {
      for (const [id, before] of restored) {
        const game = documents.documentById(id)?.game
        const guessing = game && broughtBack(id, game, before)
        if (guessing) goOn(guessing)
        else notices.tell('note', t('guessing.notices.changed'))
      }
    },
    { immediate: true },
  )
}
