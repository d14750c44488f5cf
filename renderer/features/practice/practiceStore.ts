import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import type { ByColor } from '@shared/board/color'
import type { PositionRequest } from '@shared/ipc/contract'
import type { PgnTag } from '@shared/notation/pgn/pgn'
import { isThreefold } from '@shared/tree/repetition'
import { useDocumentsStore } from '../../openFiles/documents'
import { useNewGameStore } from '../../openFiles/newGame'
import { usePositionStore } from '../../stores/position'
import { enginePartner } from './enginePartner'
import type { GameTerms } from './gameTerms'
import { clockText, practiceTags, resultOf, type PracticeChoice, type PracticeEnd } from './practice'
import { mainPath } from './practiceEdits'
import {
  continued,
  drawnSide,
  endPosition,
  newPractice,
  newTableGame,
  type PracticeGame,
} from './practiceGame'
import { tableTags } from './tableTags'
import { useEngineSeat } from './useEngineSeat'
import { useFollowedLine, useGameCourse } from './useGameCourse'
import { useHandMoves } from './useHandMoves'
import { usePlayersWords } from './usePlayersWords'
import { usePracticeState, type PracticeState } from './usePracticeState'

/** The last milliseconds of a clock, which it shows in another color. */
const LOW_MS = 20_000

/** What a clock shows. */
const clockOf = (left: number, isRunning: boolean) => ({
  text: clockText(left),
  isRunning,
  isLow: left < LOW_MS,
})

interface Course {
  /** Called when its end was taken back. */
  readonly goOn: () => void
  /** Called when that was undone, so that the game is over. */
  readonly halt: () => void
}

/** Continues a game when its end is taken back in any way, and ends it again when that is undone. */
const useTakenBackEnd = (state: PracticeState, { goOn, halt }: Course) => {
  const { game, document, lastName, isRunning, change } = state

  /** The end of the game that was taken back, until a move is made. */
  let before: PracticeEnd | undefined

  watch(lastName, () => (before = undefined))

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

/**
 * The game that is played here, one at a time: against our engine, or between two people. After any change of its
 * main line, the side to move at its end continues.
 */
export const usePracticeStore = defineStore('practice', () => {
  const documents = useDocumentsStore()
  const newGame = useNewGameStore()
  const positions = usePositionStore()
  const partner = enginePartner()
  const { cancel } = partner
  /** The choices for the last game of this session. */
  const lastChoice = shallowRef<PracticeChoice>()

  const state = usePracticeState()
  const { game, document, line, lastName, turn, isRunning } = state
  const course = useGameCourse(state, cancel)
  const engine = useEngineSeat(state, course, partner)

  /** Checks whether the game is over, and asks the engine to move if it is its turn. */
  const advance = async () => {
    const name = lastName.value
    if (!document.value || !isRunning.value || game.value?.halt) return
    if (isThreefold(line.value)) {
      course.finish({ kind: 'outcome', outcome: { kind: 'threefold' } })
      return
    }
    const legal = await positions.ask(endPosition(document.value.game))
    if (lastName.value !== name) return
    const isEnginesTurn = turn.value && game.value?.hands.includes(turn.value) === false
    if (legal.ok && legal.value.outcome) course.finish({ kind: 'outcome', outcome: legal.value.outcome })
    else if (isEnginesTurn && !state.isPairHidden.value) await engine.think()
  }

  useFollowedLine(state, course, { cancel, advance })

  const goOn = () => {
    course.runClock()
    void advance()
  }

  useTakenBackEnd(state, { goOn, halt: course.stand })

  /** Ends play for good; the document stays. */
  const leave = () => {
    cancel()
    game.value = undefined
  }

  watch(document, open => open ?? leave())

  /** Replaces the current game by `next`. */
  const begin = (next: PracticeGame) => {
    leave()
    game.value = next
  }

  /**
   * Begins a game against our engine from a position, in a tab of its own.
   *
   * @param tags what is known about the position: how it was found
   * @param halt whether the game is paused until the user wants to begin
   */
  const start = async (
    position: PositionRequest,
    choice: PracticeChoice,
    tags: readonly PgnTag[] = [],
    halt?: 'paused',
  ) => {
    lastChoice.value = choice
    const human = drawnSide(choice.side)
    const opened = await newGame.open(position, [...practiceTags(human, choice, new Date()), ...tags])
    if (!opened) return
    documents.orient(opened.id, human)
    begin({ ...newPractice(opened.id, human, choice), halt })
  }

  /**
   * Begins a game between two people from a position, in a tab of its own.
   *
   * @param players their names; empty if unknown
   * @param tags what is known about the position and the match
   * @param halt whether the game is paused until the players want to begin
   */
  const startTable = async (
    position: PositionRequest,
    players: ByColor<string>,
    terms: GameTerms,
    tags: readonly PgnTag[] = [],
    halt?: 'paused',
  ) => {
    const opened = await newGame.openAgreed(position, [...tags, ...tableTags(players, terms, new Date())])
    if (opened) begin({ ...newTableGame(opened.id, terms), halt })
  }

  /** Asks the engine again after it has refused. */
  const retry = () => {
    engine.forgive()
    void advance()
  }

  const clocks = computed(() => {
    const left = course.clock.left.value
    const running = game.value?.clock?.running?.side
    return (
      left && {
        white: clockOf(left.white, running === 'white'),
        black: clockOf(left.black, running === 'black'),
      }
    )
  })

  return {
    ...{ game, turn, isRunning, lastChoice, clocks },
    ...{ isThinking: partner.isThinking, share: partner.share, receive: partner.receive },
    ...{ retries: engine.retries, commitPair: engine.commitPair, retry },
    ...{ offerDraw: engine.offerDraw, canOfferDraw: engine.canOfferDraw },
    ...{ isShown: state.isShown, isAtEnd: state.isAtEnd, isHumanToMove: state.isHumanToMove },
    ...{ isPairHidden: state.isPairHidden, isPieDue: state.isPieDue },
    ...{ isAuctioned: state.isAuctioned, tempiLeft: state.tempiLeft },
    isPaused: computed(() => game.value?.halt === 'paused'),
    hands: computed(() => game.value?.hands ?? []),
    /** Two people play, without an engine. */
    isTable: computed(() => game.value !== undefined && game.value.choice === undefined),
    canTakeBack: computed(() => state.back.value !== undefined),
    ...{ start, startTable, begin, leave, goOn },
    ...useHandMoves(state, course, goOn),
    ...usePlayersWords(state, course, goOn),
    goToEnd: () => document.value && documents.go(document.value.id, mainPath(document.value.game)),
  }
})
