import { computed } from 'vue'
import { useAnalysisStore } from './analysisStore'
import { usePanelsStore } from '../../stores/panels'
import { useSettingsStore } from '../../stores/settings'

/**
 * Whether the evaluation bar stands beside the board. In a practice game nothing is evaluated, and what
 * the bar kept from another position would be taken for a hint.
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
