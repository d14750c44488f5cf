import { computed } from 'vue'
import type { PublishLook } from '@shared/publish/choices'
import { useSettingsStore } from '../../stores/settings'

/** What was chosen last, and, with the set of pieces that is on the board, all that the look of a file comes from. */
export const usePublishLook = () => {
  const settings = useSettingsStore()
  const choices = computed(() => settings.settings.publish)
  const look = computed((): PublishLook => ({ ...choices.value, pieces: settings.settings.pieces }))
  return { choices, look }
}
