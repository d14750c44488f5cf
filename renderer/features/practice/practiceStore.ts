import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import type { PositionRequest } from '@shared/ipc/contract'
import type { PgnTag } from '@shared/notation/pgn/pgn'
import { setResult } from '@shared/tree/gameEdit'
import { isThreefold } from '@shared/tree/repetition'
import { enginePartner } from './enginePartner'
import { endWords, practiceTags, resultOf, type PracticeChoice, type PracticeEnd } from './practice'
import { mainPath, moveAtEnd, turnAfter } from './practiceEdits'
import {
  drawnSide,
  endPosition,
  newPractice,
  playRequest,
  type PracticeGame,
  continued,
} from './practiceGame'
import { usePracticeClocks } from './usePracticeClocks'
import { useClockRunning } from './useClockRunning'
import { usePracticeState, type PracticeState } from './usePracticeState'
import { useDocumentsStore } from '../../openFiles/documents'
import { useNewGameStore } from '../../openFiles/newGame'
import { playedNode } from '../../workbench/playedNode'
import { usePositionStore } from '../../stores/position'

interface Course {
  /** The game is no longer over. */
  readonly goOn: () => void
  /** The game is over again. */
  readonly halt: () => void
}

/** Lets a game go on when its end is taken back, by whatever means, and end again when that is taken back in turn. */
const useTakenBackEnd = (state: PracticeState, { goOn, halt }: Course) => {
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

/** The practice game, one at a time. Whatever happens to its main line, the side to move at its end goes on. */
export const usePracticeStore = defineStore('practice', () => {
  const documents = useDocumentsStore()
  const newGame = useNewGameStore()
  const positions = usePositionStore()
  const { keepClocks } = usePracticeClocks()
  const partner = enginePartner()
  /** What was chosen for the last game of this session. */
  const lastChoice = shallowRef<PracticeChoice>()

  const state = usePracticeState()
  const { game, document, line, last, turn, isRunning, back, change } = state

  const clock = useClockRunning({
    clock: () => game.value?.clock,
    set: next => change({ clock: next }),
    flag: by => finish({ kind: 'time', by }),
  })

  const halt = () => {
    partner.cancel()
    clock.stop()
  }

  const finish = (end: PracticeEnd) => {
    const open = document.value
    if (!open || !isRunning.value) return
    halt()
    change({ end })
    documents.edit(open.id, { name: endWords(end), game: setResult(open.game, resultOf(end)) })
  }

  const think = async () => {
    if (!game.value || !document.value) return
    const answer = await partner.move({
      ...playRequest(game.value, document.value.game),
      ...clock.forEngine(),
    })
    if (answer?.ok === false) change({ refusal: answer.error })
    const edit = answer?.ok && moveAtEnd(document.value, playedNode(answer.value))
    if (edit) documents.edit(document.value.id, edit)
  }

  /** Looks whether the game is over, and lets the engine move if it is its turn. */
  const advance = async () => {
    const node = last.value
    if (!document.value || !isRunning.value) return
    if (isThreefold(line.value)) {
      finish({ kind: 'outcome', outcome: { kind: 'threefold' } })
      return
    }
    const legal = await positions.ask(endPosition(document.value.game))
    if (last.value !== node) return
    if (legal.ok && legal.value.outcome) finish({ kind: 'outcome', outcome: legal.value.outcome })
    else if (game.value?.human !== turn.value) await think()
  }

  watch([last, () => game.value?.documentId], ([node, id], [before, idBefore]) => {
    if (!node || !isRunning.value) return
    partner.cancel()
    const isMove = id === idBefore && before !== undefined && line.value.at(-2)?.fen === before.fen
    clock.turnTo(turnAfter(node), isMove ? turnAfter(before) : undefined)
    if (game.value) keepClocks(game.value)
    void advance()
  })

  const goOn = () => {
    if (turn.value) clock.turnTo(turn.value, undefined)
    void advance()
  }

  useTakenBackEnd(state, { goOn, halt })

  /** The game is over for good; its document stays. */
  const leave = () => {
    partner.cancel()
    game.value = undefined
  }

  watch(document, open => open ?? leave())

  /** `next` is the game now, whatever was before. */
  const begin = (next: PracticeGame) => {
    leave()
    game.value = next
  }

  /**
   * Begins a game from a position, in a tab of its own.
   *
   * @param tags what is known of the position: how it was found
   */
  const start = async (position: PositionRequest, choice: PracticeChoice, tags: readonly PgnTag[] = []) => {
    lastChoice.value = choice
    const human = drawnSide(choice.side)
    const opened = await newGame.open(position, [...practiceTags(human, choice, new Date()), ...tags])
    if (!opened) return
    documents.orient(opened.id, human)
    begin(newPractice(opened.id, human, choice))
  }

  /** Takes back the user's last move and what followed, or how the game was given up. */
  const takeBack = () => {
    if (back.value && document.value) documents.edit(document.value.id, back.value)
  }

  const resign = () => game.value && finish({ kind: 'resigned', by: game.value.human })

  /** Asks the engine again after it has refused. */
  const retry = () => {
    if (!game.value) return
    const { refusal, ...rest } = game.value
    if (refusal) game.value = rest
    void advance()
  }

  const goToEnd = () => document.value && documents.go(document.value.id, mainPath(document.value.game))

  return {
    game,
    isThinking: partner.isThinking,
    share: partner.share,
    receive: partner.receive,
    isRunning,
    isShown: state.isShown,
    lastChoice,
    isHumanToMove: state.isHumanToMove,
    isAtEnd: state.isAtEnd,
    turn,
    canTakeBack: computed(() => back.value !== undefined),
    left: clock.left,
    start,
    begin,
    takeBack,
    resign,
    retry,
    leave,
    goToEnd,
  }
})
