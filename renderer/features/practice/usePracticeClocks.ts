import { computed } from 'vue'
import type { ByColor } from '@shared/board/color'
import { useSettingsStore } from '../../stores/settings'
import { withClocks, type PracticeGame } from './practiceGame'

/** The clocks of games played here, kept in the settings from one run to the next. */
export const usePracticeClocks = () => {
  const settings = useSettingsStore()
  const kept = computed(() => settings.settings.practiceClocks)

  /** Saves the clocks with the times `left` now; a game without clocks is not recorded. */
  const keepClocks = (game: PracticeGame, left?: ByColor<number>) => {
    if (game.clock) void settings.update({ practiceClocks: withClocks(kept.value, game, left) })
  }

  return { kept, keepClocks }
}
