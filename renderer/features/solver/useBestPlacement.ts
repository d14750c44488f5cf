import { computed } from 'vue'
import { t } from '@shared/i18n/t'
import { useNoticesStore } from '../../stores/notices'
import { usePlayStore } from '../engines/playStore'
import { useSolverStore } from './solverStore'

/** The best move in the position on the board according to the solver: the first of the equally good ones. */
export const useBestPlacement = () => {
  const notices = useNoticesStore()
  const playing = usePlayStore()
  const solver = useSolverStore()

  const best = computed(() => solver.view?.moves[0])

  /** Why no best move can be played; undefined if one can. */
  const obstacle = computed((): string | undefined => {
    if (best.value) return undefined
    if (solver.isSuspended) return t('solver.placeBest.playing')
    if (!solver.isAvailable) return t('solver.placeBest.notHere')
    return t(solver.isOn ? 'solver.placeBest.unknown' : 'solver.placeBest.off')
  })

  /** Plays the best move; tells the user if there is none. */
  const place = async () => {
    if (best.value) await playing.play(best.value.uci)
    else notices.tell('note', obstacle.value ?? '')
  }

  return { best, obstacle, place }
}
