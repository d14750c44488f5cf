import { computed } from 'vue'
import type { Shape } from '@shared/notation/pgn/commands'
import { moveShapes } from '@shared/picture/shownShapes'
import { useReportStore } from './reportStore'
import { useReportWalk } from './useReportWalk'
import { useGameStore } from '../../workbench/game'

/** On the position before a turning point: what was played in red, what was better in blue. */
export const useReportArrows = () => {
  const game = useGameStore()
  const report = useReportStore()
  const { current } = useReportWalk()

  return computed((): readonly Shape[] => {
    if (game.path.length !== current.value) return []
    const point = report.points.find(({ ply }) => ply === current.value + 1)
    if (!point) return []
    return [...moveShapes(point.node.uci, 'red'), ...moveShapes(point.better[0]?.[0]?.uci ?? '', 'blue')]
  })
}
