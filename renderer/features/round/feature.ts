import type { VariantId } from '@shared/variants'
import { defineFeature } from '../../registry/feature'
import { useDialogsStore } from '../../stores/dialogs'
import RoundDialog from './RoundDialog.vue'
import VerifyDialog from './VerifyDialog.vue'

declare module '../../stores/dialogs' {
  interface DialogArguments {
    /** The system at first; by default the one of the last round. */
    round: VariantId | undefined
    verifyRound: undefined
  }
}

/** Starts for the boards of a round, drawn so that everyone can check them. */
export const round = defineFeature({
  dialogs: { round: { view: RoundDialog }, verifyRound: { view: VerifyDialog } },
  actions: () => {
    const dialogs = useDialogsStore()
    return { round: () => dialogs.show('round'), verifyRound: () => dialogs.show('verifyRound') }
  },
})
