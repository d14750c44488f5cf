import { computed, shallowRef } from 'vue'
import { useGameStore } from '../../stores/game'
import type { ShownGame } from './pictures'

/** The game that is published, if it is only one: that of the tab, or one that is in no tab. */
export const useShownGame = () => {
  const game = useGameStore()
  const given = shallowRef<ShownGame>()
  const shown = computed<ShownGame | undefined>(() => {
    const { game: open, document, path } = game
    return given.value ?? (open && document && { game: open, path, orientation: document.orientation })
  })
  return { given, shown }
}
