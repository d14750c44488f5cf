import { computed, watch } from 'vue'
import type { VariantDefinition } from '@shared/variants/variant'
import { useSettingsStore } from '../../stores/settings'
import { LEGEND_GAMES, legendRoles } from './armyLegend'

interface SeenGame {
  /** Identifies the game while it is open. */
  readonly key: string
  readonly variant: VariantDefinition
}

/**
 * Whether the pieces of the game on the board are explained below it, which is done in the first games of its system.
 * Counts these games.
 */
export function useLegend(seen: () => SeenGame | undefined) {
  const store = useSettingsStore()
  const counted = new Set<string>()

  const gamesOf = (id: string): number => store.settings.legendGames[id] ?? 0

  watch(
    () => seen()?.key,
    key => {
      const game = seen()
      if (key === undefined || !game || legendRoles(game.variant).length === 0 || counted.has(key)) return
      counted.add(key)
      const { id } = game.variant
      const games = gamesOf(id)
      if (games <= LEGEND_GAMES)
        void store.update({ legendGames: { ...store.settings.legendGames, [id]: games + 1 } })
    },
    { immediate: true },
  )

  return computed(() => {
    const variant = seen()?.variant
    return variant !== undefined && legendRoles(variant).length > 0 && gamesOf(variant.id) <= LEGEND_GAMES
  })
}
