import { defineFeature } from '../../registry/feature'
import DropTarget from './DropTarget.vue'
import PasteDialog from './PasteDialog.vue'
import { usePastingStore } from './pastingStore'
import { useClipboard } from './useClipboard'

declare module '../../stores/dialogs' {
  interface DialogArguments {
    pasteMoves: undefined
  }
}

/** Copying, dropping and pasting positions, games and pictures. */
export const pasting = defineFeature({
  dialogs: { pasteMoves: { view: PasteDialog, isPossible: () => usePastingStore().question !== undefined } },
  actions: () => {
    const clipboard = useClipboard()
    return {
      copyFen: () => clipboard.copyFen(),
      copyPgn: () => clipboard.copyPgn(),
      copyPicture: () => clipboard.copyBoard(),
      paste: () => clipboard.paste(),
      pasteMoves: () => clipboard.pasteMoves(),
    }
  },
  overlay: DropTarget,
})
