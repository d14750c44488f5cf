import { computed } from 'vue'
import { useSettingsStore } from '../../stores/settings'
import { withClocks, type PracticeGame } from './practiceGame'

/** The clocks of practice games, kept in the settings from one run to the next. */
export const usePracticeClocks = () => {
  const settings = useSettingsStore()
  const kept = computed(() => settings.settings.practiceClocks)

  /** Keeps the clocks as they were after the last move; a game without any leaves no trace. */
  const keepClocks = (game: PracticeGame) => {
    if (game.clock) void settings.update({ practiceClocks: withClocks(kept.value, game) })
  }

  return { kept, keepClocks }
}
