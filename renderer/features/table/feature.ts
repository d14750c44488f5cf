import type { PositionRequest } from '@shared/ipc/contract'
import type { PgnTag } from '@shared/notation/pgn/pgn'
import { defineFeature } from '../../registry/feature'
import { useDialogsStore } from '../../stores/dialogs'
import { useGameStore } from '../../workbench/game'
import TableDialog from './TableDialog.vue'

declare module '../../stores/dialogs' {
  interface DialogArguments {
    /**
     * Where the game begins, if not at the position on the screen. The position is opened only when the game begins.
     */
    table: { readonly from: PositionRequest; readonly tags: readonly PgnTag[] } | undefined
  }
}

/** Games between two people at this screen. */
export const table = defineFeature({
  dialogs: {
    table: {
      view: TableDialog,
      isPossible: () => (useDialogsStore().argumentOf('table')?.from ?? useGameStore().request) !== undefined,
    },
  },
  actions: () => {
    const dialogs = useDialogsStore()
    const game = useGameStore()
    return {
      twoPlayers: () =>
        game.request ? dialogs.show('table') : dialogs.show('newAnalysis', { playedFrom: 'table' }),
    }
  },
})
