import { computed } from 'vue'
import { mainline } from '@shared/tree/tree'
import { useGameStore } from '../../../stores/game'
import { useSettingsStore } from '../../../stores/settings'
import { graphFacts } from './graphFacts'

/** The graph of the game that is seen. */
export const useGameGraph = () => {
  const game = useGameStore()
  const settings = useSettingsStore()

  /** Its room below the board is kept. */
  const hasRoom = computed(() => settings.settings.evaluationGraph)

  const line = computed(() => (game.game ? mainline(game.game.root) : []))
  const facts = computed(() => (hasRoom.value ? graphFacts(line.value, undefined) : undefined))

  /** So many plies of the way to the board are plies of the main line. */
  const current = computed(() => {
    const differs = game.path.findIndex((id, place) => line.value[place + 1]?.id !== id)
    return differs === -1 ? game.path.length : differs
  })
  const isAside = computed(() => current.value < game.path.length)

  const go = (ply: number) => game.go(line.value.slice(1, ply + 1).map(({ id }) => id))

  return { hasRoom, line, facts, current, isAside, go }
}
