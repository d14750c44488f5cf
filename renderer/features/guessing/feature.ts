import { useGameStore } from '../../stores/game'
import { defineFeature } from '../../registry/feature'
import { guessActions } from './guessActions'
import GuessDialog from './GuessDialog.vue'
import { useGuessingStore } from './guessingStore'
import { refusesWhileGuessing } from './refusesWhileGuessing'

declare module '../../stores/dialogs' {
  interface DialogArguments {
    guessMoves: undefined
  }
}

/** The moves of a game hidden and guessed. */
export const guessing = defineFeature({
  dialogs: { guessMoves: { view: GuessDialog, isPossible: () => useGameStore().document !== undefined } },
  actions: guessActions,
  refuses: refusesWhileGuessing,
  hides: game => useGuessingStore().isHidden(game),
})
