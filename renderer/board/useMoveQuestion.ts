import { useTimeoutFn } from '@vueuse/core'
import { shallowRef } from 'vue'
import type { LegalMove } from '@shared/ipc/contract'
import { meaningOf, movesMoreThanGesture, type Gestures } from './live/gestures'

/** The moves among which the user must choose, and the square on which the question is shown. */
export interface MoveQuestion {
  readonly kind: 'promotion' | 'choice'
  readonly moves: readonly LegalMove[]
  readonly square: string
}

interface Answers {
  /** Shows the current position again. */
  readonly reset: () => void
  readonly move: (uci: string) => void
  /** Called if the question is closed without an answer. */
  readonly dismiss: () => void
}

/** If no new position has arrived after this time, in ms, the move counts as refused. */
const ANSWER_MS = 1000

/** Turns the user's gestures on the board into moves, and asks if a gesture can mean more than one. */
export function useMoveQuestion({ reset, move, dismiss }: Answers) {
  const question = shallowRef<MoveQuestion>()
  const { start: awaitAnswer, stop: stopWaiting } = useTimeoutFn(reset, ANSWER_MS, { immediate: false })

  /** Called when another position has arrived. */
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
