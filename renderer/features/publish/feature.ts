import { defineFeature } from '../../registry/feature'
import { publishActions } from './publishActions'
import PublishDialog from './PublishDialog.vue'
import { usePublishStore } from './publishStore'

declare module '../../stores/dialogs' {
  interface DialogArguments {
    publish: undefined
  }
}

/** Pages, pictures and texts made of games. */
export const publish = defineFeature({
  dialogs: { publish: { view: PublishDialog, isPossible: () => usePublishStore().shown !== undefined } },
  actions: publishActions,
})
