import type { PositionRequest } from '@shared/ipc/contract'
import type { PgnTag } from '@shared/notation/pgn/pgn'
import { useDialogsStore } from '../../stores/dialogs'
import { useGameStore } from '../../workbench/game'
import { defineFeature } from '../../registry/feature'
import { useHiddenPairStore } from './hiddenPairStore'
import PracticeDialog from './PracticeDialog.vue'
import { usePracticeStore } from './practiceStore'

declare module '../../stores/dialogs' {
  interface DialogArguments {
    /**
     * Where the game begins, if not at the position on the screen. The position is opened only when the game begins.
     */
    practice: { readonly from: PositionRequest; readonly tags: readonly PgnTag[] } | undefined
  }
}

/** Games against our engine. */
export const practice = defineFeature({
  dialogs: {
    practice: {
      view: PracticeDialog,
      isPossible: () =>
        (useDialogsStore().argumentOf('practice')?.from ?? useGameStore().request) !== undefined,
    },
  },
  actions: () => {
    const dialogs = useDialogsStore()
    const game = useGameStore()
    const hiddenPair = useHiddenPairStore()
    return {
      practise: () =>
        game.request ? dialogs.show('practice') : dialogs.show('newAnalysis', { playedFrom: 'practice' }),
      hideLastPair: () => hiddenPair.ask(),
    }
  },
  events: on => on('play:progress', usePracticeStore().receive),
})
