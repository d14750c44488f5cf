import { computed } from 'vue'
import { t } from '@shared/i18n/t'
import { useNoticesStore } from '../../stores/notices'
import { usePlayStore } from '../engines/playStore'
import { useSolverStore } from './solverStore'

/** The best move of the position on the board, as the solver knows it: the first of the best set. */
export const useBestPlacement = () => {
  const notices = useNoticesStore()
  const playing = usePlayStore()
  const solver = useSolverStore()

  const best = computed(() => solver.view?.moves[0])

  /** Why none can be played. */
  const obstacle = computed((): string | undefined => {
    if (best.value) return undefined
    if (solver.isSuspended) return t('solver.placeBest.playing')
    if (!solver.isAvailable) return t('solver.placeBest.notHere')
    return t(solver.isOn ? 'solver.placeBest.unknown' : 'solver.placeBest.off')
  })

  /** Plays it; says why where there is none. */
  const place = async () => {
    if (best.value) await playing.play(best.value.uci)
    else notices.tell('note', obstacle.value ?? '')
  }

  return { best, obstacle, place }
}
