import { computed } from 'vue'
import { moveNumberAt } from '@shared/tree/moveNumber'
import type { ProposedMove } from '../../board/boardArrows'
import { usePanelsStore } from '../../stores/panels'
import { useSettingsStore } from '../../stores/settings'
import { useAnalysisStore } from './analysisStore'
import { useEngineLinesStore } from './engineLinesStore'

/** The first moves of an engine's lines, to be drawn on the board. */
export const useProposals = () => {
  const analysis = useAnalysisStore()
  const engineLines = useEngineLinesStore()
  const panels = usePanelsStore()
  const settings = useSettingsStore()

  const proposals = computed((): readonly ProposedMove[] => {
    const result = analysis.lead
    if (!result || engineLines.looking || !settings.settings.engineArrows) return []
    const mover = moveNumberAt(result.update.fen).color
    return result.update.lines.flatMap(({ rank, moves }): readonly ProposedMove[] => {
      const first = moves[0]
      return first ? [{ uci: first.uci, kind: first.kind, rank, mover, threat: result.threat }] : []
    })
  })

  /** The engine is off: what it said is from an earlier search. */
  const areFaded = computed(() => {
    const engineId = analysis.lead?.update.engineId
    return !panels.panels.some(panel => panel.engineId === engineId && panel.on)
  })

  return { proposals, areFaded }
}
