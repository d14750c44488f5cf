import { useAnalysisStore } from '../stores/analysis'
import { useDialogsStore } from '../stores/dialogs'
import { useEngineLinesStore } from '../stores/engineLines'
import { useGameStore } from '../stores/game'
import { usePanelsStore } from '../stores/panels'

/** What the actions about engines do, and going along where a line of an engine may be looked at. */
export const engineActions = () => {
  const analysis = useAnalysisStore()
  const dialogs = useDialogsStore()
  const engineLines = useEngineLinesStore()
  const game = useGameStore()
  const panels = usePanelsStore()

  return {
    goPrevious: () => engineLines.step(-1) || game.goPrevious(),
    goNext: () => engineLines.step(1) || game.goNext(),
    toggleEngine: () => panels.toggle(),
    playBest: () => engineLines.playBest(),
    addBest: () => engineLines.addBest(),
    threat: () => analysis.toggleThreat(),
    pinEngine: () => panels.panels[0] && analysis.pin(panels.panels[0].engineId),
    practise: () => game.request && dialogs.show('practice'),
    engines: () => dialogs.showEngines(),
  }
}
