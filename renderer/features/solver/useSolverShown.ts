import { computed, shallowRef, watch } from 'vue'
import { t } from '@shared/i18n/t'
import type { MovesPage } from '../moves/movesPage'
import type { TreePath } from '@shared/tree/node'
import type { WorthOfMove } from '../../board/setup/heat'
import { costText, pawnsText } from '../../text/worthText'
import { useSolverStore } from './solverStore'

/**
 * What the solver shows outside its own page.
 *
 * @param isAside whether a position other than the game's is on the board
 */
export const useSolverShown = (isAside: () => boolean) => {
  const solver = useSolverStore()

  const chosen = shallowRef<MovesPage>(solver.isOn ? 'solver' : 'moves')
  /**
   * Whether the solver's page stays in the game proper, where the moves are shown unless the user has chosen the
   * solver.
   */
  const isKept = shallowRef(false)
  watch(
    () => solver.isOn,
    isOn => (chosen.value = isOn ? 'solver' : 'moves'),
  )

  const isSolverSeen = computed(() => solver.isAvailable || (solver.isShown && isKept.value))

  /** The page beside the board: the chosen one if it exists. */
  const page = computed({
    get: (): MovesPage => (chosen.value === 'solver' && !isSolverSeen.value ? 'moves' : chosen.value),
    set: next => {
      chosen.value = next
      isKept.value = next === 'solver'
    },
  })

  /** The values of the moves on the board, as far as they are known; undefined while the solver is off. */
  const worth = computed((): readonly WorthOfMove[] | undefined =>
    solver.isOn && solver.isAvailable && !isAside() ? (solver.view?.moves ?? []) : undefined,
  )

  /** The mark in the move list after a turn that gave something away. */
  const costOf = (path: TreePath) => {
    const turn = solver.costOf(path)
    if (!turn || Math.round(turn.cost) === 0) return undefined
    return {
      text: costText(turn.cost),
      title: t('solver.played', { san: turn.san, pawns: pawnsText(turn.cost) }),
    }
  }

  return { page, worth, costOf, isShown: computed(() => solver.isShown) }
}
