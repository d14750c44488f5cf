import { computed, type Ref } from 'vue'
import { t } from '@shared/i18n/t'
import { MOST_FRAMES, type PublishChoices } from '@shared/publish/choices'
import { useAppStore } from '../../stores/app'
import { gifPlies, type ShownGame } from './pictures'

/** Why nothing can be made as it is chosen now; undefined if it can. */
export const usePublishObstacle = (
  shown: Readonly<Ref<ShownGame | undefined>>,
  choices: Readonly<Ref<PublishChoices>>,
) => {
  const app = useAppStore()
  return computed((): string | undefined => {
    const { format } = choices.value
    if (!shown.value) return undefined
    if (format === 'pdf' && app.shell === 'web') return t('publish.dialog.noPdf')
    const [from, to] = gifPlies(shown.value, choices.value)
    const frames = to - from + 1
    return format === 'gif' && frames > MOST_FRAMES
      ? t('publish.dialog.tooMany', { count: frames, most: MOST_FRAMES })
      : undefined
  })
}
