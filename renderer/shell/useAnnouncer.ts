import { computed } from 'vue'
import { t } from '@shared/i18n/t'
import { useGameStore } from '../workbench/game'
import { spokenMove } from '@shared/tree/spokenMove'

/** What the live region says: the move one stands at. */
export function useAnnouncer() {
  const game = useGameStore()

  const announcement = computed(() => {
    const [before, node] = game.line.slice(-2)
    if (!game.variant || !before) return ''
    if (!node) return t('shell.firstPosition')
    const mover = before.fen.split(' ')[1] === 'b' ? 'black' : 'white'
    return spokenMove(game.variant.army, mover, node)
  })

  return { announcement }
}
