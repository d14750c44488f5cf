import { computed } from 'vue'
import { t } from '@shared/i18n/t'
import { documentPage, pgnOf, textOf } from './makeFile'
import { shownPicture } from './pictures'
import { usePublishStore } from './publishStore'

const encoder = new TextEncoder()

const kilobytes = (text: string): string =>
  t('publish.dialog.kilobytes', { size: Math.max(1, Math.round(encoder.encode(text).length / 1024)) })

/** The note on the file before it is written: for a single game its size. */
export const useFootText = () => {
  const store = usePublishStore()

  return computed(() => {
    const { shown, look: choices, count } = store
    if (!shown) return ''
    if (count > 1) return t('publish.dialog.foot.many', { count })
    const games = { games: [shown.game], moves: store.moves }
    switch (choices.format) {
      case 'html':
        return t('publish.dialog.foot.html', { size: kilobytes(documentPage(games, choices, 'screen')) })
      case 'pdf':
        return t('publish.dialog.foot.pdf')
      case 'text':
        return t('publish.dialog.foot.size', { size: kilobytes(textOf(games, choices)) })
      case 'pgn': {
        const { pgn, losses } = pgnOf(games, choices)
        return losses > 0
          ? t('publish.dialog.losses', { count: losses })
          : t('publish.dialog.foot.size', { size: kilobytes(pgn) })
      }
      case 'picture': {
        const { width, height } = shownPicture(shown, choices)
        return t('publish.dialog.pixels', { width, height })
      }
      case 'gif':
        return ''
    }
  })
}
