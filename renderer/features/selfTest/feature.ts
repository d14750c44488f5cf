import { useDialogsStore } from '../../stores/dialogs'
import { defineFeature } from '../../registry/feature'
import SelfTestDialog from './SelfTestDialog.vue'
import { useSelfTestStore } from './selfTestStore'

declare module '../../stores/dialogs' {
  interface DialogArguments {
    selfTest: undefined
  }
}

/** Checks the rules by counting against reference numbers. */
export const selfTest = defineFeature({
  dialogs: { selfTest: { view: SelfTestDialog } },
  actions: () => {
    const dialogs = useDialogsStore()
    return { selfTest: () => dialogs.show('selfTest') }
  },
  events: on => {
    const selfTest = useSelfTestStore()
    on('selfTest:progress', selfTest.receive)
    on('selfTest:done', selfTest.finish)
  },
})
