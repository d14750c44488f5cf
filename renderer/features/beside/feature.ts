import { defineFeature } from '../../registry/feature'
import { besideActions } from './besideActions'
import BesideDialog from './BesideDialog.vue'

declare module '../../stores/dialogs' {
  interface DialogArguments {
    besideGame: undefined
  }
}

/** Two games side by side. */
export const beside = defineFeature({
  dialogs: { besideGame: { view: BesideDialog } },
  actions: besideActions,
})
