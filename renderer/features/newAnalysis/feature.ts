import { useDialogsStore } from '../../stores/dialogs'
import { defineFeature } from '../../registry/feature'
import { analysisPalette } from './analysisPalette'
import NewAnalysis from './NewAnalysis.vue'

/** A game begun from a position, a start of any system, or a text. */
export const newAnalysis = defineFeature({
  dialogs: { newAnalysis: { view: NewAnalysis } },
  actions: () => {
    const dialogs = useDialogsStore()
    return { newAnalysis: () => dialogs.show('newAnalysis') }
  },
  palette: analysisPalette,
})
