import { computed } from 'vue'
import { t } from '@shared/i18n/t'
import type { ReportedMove } from '@shared/report/gameReport'
import { endPath } from '@shared/tree/walk'
import { useGameStore } from '../../workbench/game'
import { useNoticesStore } from '../../stores/notices'
import { useReportStore } from './reportStore'

/** Goes from move to move of a report, along the main line. */
export const useReportWalk = () => {
  const game = useGameStore()
  const notices = useNoticesStore()
  const report = useReportStore()

  const ids = computed(() => (game.game ? endPath(game.game.root, []) : []))

  /** The ply on the board, or the one at which its variation leaves the main line. */
  const current = computed(() => {
    const differs = game.path.findIndex((id, place) => ids.value[place] !== id)
    return differs === -1 ? game.path.length : differs
  })

  const goTo = (ply: number) => game.go(ids.value.slice(0, ply))

  /** Goes to the position in which something else should have been played. */
  const goBefore = ({ ply }: ReportedMove) => goTo(ply - 1)

  /** Goes to the next of these moves; after the last one to the first. */
  const goNextOf = (moves: readonly ReportedMove[]) => {
    const next = moves.find(({ ply }) => ply > current.value) ?? moves[0]
    if (next) goTo(next.ply)
  }

  /** Goes to the turning point before or after the position on the board, cyclically. */
  const stepPoint = (by: 1 | -1) => {
    const { points } = report
    const isBeyond = ({ ply }: ReportedMove) => by * (ply - 1 - current.value) > 0
    const next =
      by === 1 ? (points.find(isBeyond) ?? points[0]) : (points.findLast(isBeyond) ?? points.at(-1))
    if (next) goBefore(next)
    else notices.tell('note', t('report.points.nothing'))
  }

  return { current, goTo, goBefore, goNextOf, stepPoint }
}
