import { computed } from 'vue'
import type { ByColor } from '@shared/board/color'
import { useSettingsStore } from '../../stores/settings'
import { withClocks, type PracticeGame } from './practiceGame'

/** The clocks of games played here, kept in the settings from one run to the next. */
export const usePracticeClocks = () => {
  const settings = useSettingsStore()
  const kept = computed(() => settings.settings.practiceClocks)

  /** Keeps the clocks with what is `left` now; a game without any leaves no trace. */
  const keepClocks = (game: PracticeGame, left?: ByColor<number>) => {
    if (game.clock) void settings.update({ practiceClocks: withClocks(kept.value, game, left) })
  }

  return { kept, keepClocks }
}
