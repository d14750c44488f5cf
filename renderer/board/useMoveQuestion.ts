import { useTimeoutFn } from '@vueuse/core'
import { shallowRef } from 'vue'
import type { LegalMove } from '@shared/ipc/contract'
import { meaningOf, movesMoreThanGesture, type Gestures } from './live/gestures'

/** Moves among which the user is asked to choose, and the square of the question. */
export interface MoveQuestion {
  readonly kind: 'promotion' | 'choice'
  readonly moves: readonly LegalMove[]
  readonly square: string
}

interface Answers {
  /** Shows the position again as it is. */
  readonly reset: () => void
  readonly move: (uci: string) => void
  /** The question was left unanswered. */
  readonly dismiss: () => void
}

/** A move that has not been answered by a new position after this time, in ms, was refused. */
const ANSWER_MS = 1000

/** Makes moves of what the hand did on the board, and asks where a gesture means more than one. */
export function useMoveQuestion({ reset, move, dismiss }: Answers) {
  const question = shallowRef<MoveQuestion>()
  const { start: awaitAnswer, stop: stopWaiting } = useTimeoutFn(reset, ANSWER_MS, { immediate: false })

  /** Another position has come. */
  function answered() {
    question.value = undefined
    stopWaiting()
  }

  function play(uci: string) {
    question.value = undefined
    move(uci)
    awaitAnswer()
  }

  function ask(moves: readonly LegalMove[], kind: MoveQuestion['kind'], square: string) {
    question.value = { kind, moves, square }
  }

  function follow(gestures: Gestures, from: string, to: string) {
    const meaning = meaningOf(gestures, from, to)
    if (meaning.kind !== 'promotion' && !(meaning.kind === 'move' && !movesMoreThanGesture(meaning.move)))
      reset()
    if (meaning.kind === 'move') play(meaning.move.uci)
    else if (meaning.kind !== 'nothing') ask(meaning.moves, meaning.kind, to)
  }

  function cancel() {
    question.value = undefined
    reset()
    dismiss()
  }

  return { question, play, ask, follow, cancel, awaitAnswer, answered }
}
