import { computed, type Ref } from 'vue'
import { isPreparation } from '@shared/preparation/preparedAnswers'
import type { PublishLook } from '@shared/publish/choices'
import { useSettingsStore } from '../../stores/settings'
import type { ShownGame } from './pictures'

/**
 * What was chosen last, and, with the set of pieces that is on the board, all that the look of a file comes from: there a sheet is
 * chosen only where one can be made.
 */
export const usePublishLook = (shown: Readonly<Ref<ShownGame | undefined>>) => {
  const settings = useSettingsStore()
  const choices = computed(() => settings.settings.publish)
  /** One page can be made of the game. */
  const hasSheet = computed(
    () =>
      (choices.value.format === 'html' || choices.value.format === 'pdf') &&
      shown.value !== undefined &&
      isPreparation(shown.value.game.root),
  )
  const look = computed((): PublishLook => ({
    ...choices.value,
    sheet: choices.value.sheet && hasSheet.value,
    pieces: settings.settings.pieces,
  }))
  return { choices, look, hasSheet }
}
