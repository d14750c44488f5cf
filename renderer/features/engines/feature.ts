import { useEnginesStore } from '../../stores/engines'
import { defineFeature } from '../../registry/feature'
import { useAnalysisStore } from './analysisStore'
import { engineActions } from './engineActions'
import EnginesDialog from './EnginesDialog.vue'
import EnginesStatus from './EnginesStatus.vue'

declare module '../../stores/dialogs' {
  interface DialogArguments {
    /** The engine and the page to begin with. */
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
