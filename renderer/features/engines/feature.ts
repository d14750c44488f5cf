import { useEnginesStore } from '../../stores/engines'
import { defineFeature } from '../../registry/feature'
import { useAnalysisStore } from './analysisStore'
import EnginesDialog from './EnginesDialog.vue'
import EnginesStatus from './EnginesStatus.vue'
import { useDialogsStore } from '../../stores/dialogs'
import { usePanelsStore } from '../../stores/panels'
import { useEngineLinesStore } from './engineLinesStore'
import { usePlayStore } from './playStore'

/** The actions of engines. */
const engineActions = () => {
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

declare module '../../stores/dialogs' {
  interface DialogArguments {
    /** The engine and the page shown first. */
    engines: { readonly id?: string; readonly page?: 'options' | 'log' } | undefined
  }
}

/** Engines that analyze the game on the screen. */
export const engines = defineFeature({
  dialogs: { engines: { view: EnginesDialog } },
  actions: engineActions,
  everywhere: ['engines'],
  events: on => {
    const analysis = useAnalysisStore()
    const engines = useEnginesStore()
    on('analysis:update', analysis.receive)
    on('engines:changed', engines.receive)
    on('engines:notice', engines.meetNotice)
  },
  status: EnginesStatus,
})
