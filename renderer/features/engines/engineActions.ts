import { useDialogsStore } from '../../stores/dialogs'
import { usePanelsStore } from '../../stores/panels'
import { useAnalysisStore } from './analysisStore'
import { useEngineLinesStore } from './engineLinesStore'
import { usePlayStore } from './playStore'

/** What the actions about engines do. */
export const engineActions = () => {
  const analysis = useAnalysisStore()
  const dialogs = useDialogsStore()
  const engineLines = useEngineLinesStore()
  const panels = usePanelsStore()
  const playing = usePlayStore()

  return {
    toggleEngine: () => panels.toggle(),
    playBest: () => playing.playBest(),
    addBest: () => engineLines.addBest(),
    threat: () => analysis.toggleThreat(),
    pinEngine: () => panels.panels[0] && analysis.pin(panels.panels[0].engineId),
    engines: () => dialogs.show('engines'),
  }
}
