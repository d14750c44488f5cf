import { computed } from 'vue'
import { useAnalysisStore } from './analysisStore'
import { usePanelsStore } from '../../stores/panels'
import { useSettingsStore } from '../../stores/settings'

/**
 * Whether the evaluation bar is beside the board. In a practice game nothing is evaluated, and an old value in the bar
 * would be taken for a hint.
 */
export const useBarShown = () => {
  const analysis = useAnalysisStore()
  const panels = usePanelsStore()
  const settings = useSettingsStore()

  return computed(
    () =>
      settings.settings.evaluationBar &&
      !analysis.isSuspended &&
      (panels.isOn || analysis.lead !== undefined),
  )
}
