import { computed } from 'vue'
import { useGameStore } from '../stores/game'
import { spokenMove } from './spokenMove'

/** What the live region says: the move one stands at. */
export function useAnnouncer() {
  const game = useGameStore()

  const announcement = computed(() => {
    const [before, node] = game.line.slice(-2)
    if (!game.variant || !before) return ''
    if (!node) return 'First position'
    const mover = before.fen.split(' ')[1] === 'b' ? 'black' : 'white'
    return spokenMove(game.variant.army, mover, node)
  })

  return { announcement }
}
