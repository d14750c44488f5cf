import { computed } from 'vue'
import type { Shape } from '@shared/notation/pgn/commands'
import { squaresOf } from '@shared/notation/uciSquares'
import { useReportStore } from './reportStore'
import { useReportWalk } from './useReportWalk'
import { useGameStore } from '../../workbench/game'

const shape = (uci: string | undefined, color: Shape['color']): readonly Shape[] => {
  const squares = uci === undefined ? undefined : squaresOf(uci)
  return squares ? [{ color, from: squares.from, to: squares.to }] : []
}

/** On the position before a turning point: what was played in red, what was better in blue. */
export const useReportArrows = () => {
  const game = useGameStore()
  const report = useReportStore()
  const { current } = useReportWalk()

  return computed((): readonly Shape[] => {
    if (game.path.length !== current.value) return []
    const point = report.points.find(({ ply }) => ply === current.value + 1)
    if (!point) return []
    return [...shape(point.node.uci, 'red'), ...shape(point.better[0]?.[0]?.uci, 'blue')]
  })
}
