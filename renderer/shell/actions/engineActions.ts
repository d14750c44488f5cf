import { useAnalysisStore } from '../../features/engines/analysisStore'
import { useDialogsStore } from '../../stores/dialogs'
import { useEngineLinesStore } from '../../features/engines/engineLinesStore'
import { usePlayStore } from '../../features/engines/playStore'
import { useGameStore } from '../../stores/game'
import { useAnnotationStore } from '../../features/solver/annotationStore'
import { useBestPlacement } from '../../features/solver/useBestPlacement'
import { useSolverStore } from '../../features/solver/solverStore'
import { usePlaceStore } from '../../stores/place'
import { usePanelsStore } from '../../stores/panels'

/** What the actions about engines do, and going along where a line of an engine may be looked at. */
export const engineActions = () => {
  const analysis = useAnalysisStore()
  const dialogs = useDialogsStore()
  const engineLines = useEngineLinesStore()
  const game = useGameStore()
  const panels = usePanelsStore()
  const place = usePlaceStore()
  const playing = usePlayStore()
  const solver = useSolverStore()
  const annotation = useAnnotationStore()
  const best = useBestPlacement()

  return {
    goPrevious: () => engineLines.step(-1) || game.goPrevious(),
    goNext: () => engineLines.step(1) || game.goNext(),
    toggleEngine: () => panels.toggle(),
    playBest: () => playing.playBest(),
    addBest: () => engineLines.addBest(),
    threat: () => analysis.toggleThreat(),
    pinEngine: () => panels.panels[0] && analysis.pin(panels.panels[0].engineId),
    solveSetup: () => solver.toggle(),
    placeBest: () => best.place(),
    annotateSetup: () => annotation.annotate(),
    practise: () => game.request && dialogs.show('practice'),
    trainPlacements: () => place.show('training'),
    engines: () => dialogs.showEngines(),
  }
}
