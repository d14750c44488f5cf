import { watch } from 'vue'
import { resultOf, type PracticeEnd } from './practice'
import { continued } from './practiceGame'
import type { PracticeState } from './usePracticeState'

interface Course {
  /** The game is no longer over. */
  readonly goOn: () => void
  /** The game is over again. */
  readonly halt: () => void
}

/** Lets a game go on when its end is taken back, by whatever means, and end again when that is taken back in turn. */
export const useTakenBackEnd = (state: PracticeState, { goOn, halt }: Course) => {
  const { game, document, last, isRunning, change } = state

  /** How the game had ended before that was taken back, until a move is made. */
  let before: PracticeEnd | undefined

  watch(last, () => (before = undefined))

  watch(
    () => document.value?.game.result,
    result => {
      if (!game.value) return
      if (result === '*' && game.value.end) {
        before = game.value.end
        game.value = continued(game.value)
        goOn()
      } else if (isRunning.value && before && result === resultOf(before)) {
        halt()
        change({ end: before })
      }
    },
  )
}
