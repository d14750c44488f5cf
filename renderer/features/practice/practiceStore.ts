import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import { opposite, type ByColor, type Color } from '@shared/board/color'
import { t } from '@shared/i18n/t'
import type { PlayedMove, PositionRequest } from '@shared/ipc/contract'
import type { PgnTag } from '@shared/notation/pgn/pgn'
import { setResult, setTags } from '@shared/tree/gameEdit'
import { isSetupPly } from '@shared/tree/moveNumber'
import { isThreefold } from '@shared/tree/repetition'
import { hasKingAlone } from '../../board/setup/kingAlone'
import { describeError } from '../../errors/describeError'
import { useDocumentsStore } from '../../openFiles/documents'
import { useNewGameStore } from '../../openFiles/newGame'
import { useNoticesStore } from '../../stores/notices'
import { usePositionStore } from '../../stores/position'
import { playedNode } from '../../workbench/playedNode'
import { clkText } from './chessClock'
import { enginePartner } from './enginePartner'
import {
  clockText,
  endWords,
  practiceTags,
  resultOf,
  type PracticeChoice,
  type PracticeEnd,
} from './practice'
import { mainPath, moveAtEnd, movesMade, withClk, withTempo } from './practiceEdits'
import {
  afterOffer,
  continued,
  drawnSide,
  endPosition,
  newPractice,
  newTableGame,
  playRequest,
  type GameTerms,
  type Offer,
  type PracticeGame,
} from './practiceGame'
import { isTableGame, tableTags, terminationTag } from './tableTags'
import { useClockRunning } from './useClockRunning'
import { usePracticeClocks } from './usePracticeClocks'
import { usePracticeState, type PracticeState } from './usePracticeState'

/** A clock shows its last seconds in another color. */
const LOW_MS = 20_000

/** What a clock shows. */
const clockOf = (left: number, isRunning: boolean) => ({
  text: clockText(left),
  isRunning,
  isLow: left < LOW_MS,
})

interface Course {
  /** The game is no longer over. */
  readonly goOn: () => void
  /** The game is over again. */
  readonly halt: () => void
}

/** Lets a game go on when its end is taken back, by whatever means, and end again when that is taken back in turn. */
const useTakenBackEnd = (state: PracticeState, { goOn, halt }: Course) => {
  const { game, document, lastName, isRunning, change } = state

  /** How the game had ended before that was taken back, until a move is made. */
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

/** The game that is played here, one at a time: against our engine, or by two people. Whatever happens to its main line, the side to move at its end goes on. */
export const usePracticeStore = defineStore('practice', () => {
  const documents = useDocumentsStore()
  const newGame = useNewGameStore()
  const notices = useNoticesStore()
  const positions = usePositionStore()
  const { keepClocks } = usePracticeClocks()
  const partner = enginePartner()
  /** What was chosen for the last game of this session. */
  const lastChoice = shallowRef<PracticeChoice>()
  /** How often the engine was asked again after it had refused. */
  const retries = shallowRef(0)

  const state = usePracticeState()
  const { game, document, line, last, lastName, turn, isRunning, onClock, back, change } = state

  const clock = useClockRunning({
    clock: () => game.value?.clock,
    set: next => change({ clock: next }),
    flag: by => {
      const open = document.value
      finish({
        kind: 'time',
        by,
        ...(open && hasKingAlone(open.game.variant, last.value?.fen ?? '', opposite(by)) && { isDraw: true }),
      })
    },
    keep: () => game.value && keepClocks(game.value, clock.left.value),
  })

  const stand = () => {
    partner.cancel()
    clock.stop()
    if (game.value) keepClocks(game.value)
  }

  const finish = (end: PracticeEnd) => {
    const open = document.value
    if (!open || !isRunning.value) return
    stand()
    change({ end, offer: undefined, halt: undefined })
    const over = setResult(open.game, resultOf(end))
    const told = isTableGame(over.tags) ? setTags(over, [terminationTag(end)]) : over
    documents.edit(open.id, { name: endWords(end), game: told })
  }

  /** A move as it is written: with what its player has left, where a clock ran. */
  const written = (move: PlayedMove) => {
    const node = playedNode(move)
    const mover = onClock.value
    const isOff = isSetupPly(node) && game.value?.terms.setupOnClock === false
    const left = mover && !isOff ? clock.leftAfter(mover, madeBy(mover) + 1) : undefined
    return left === undefined ? node : withClk(node, clkText(left))
  }

  const append = (move: PlayedMove) => {
    const edit = document.value && moveAtEnd(document.value, written(move))
    if (edit && document.value) documents.edit(document.value.id, edit)
  }

  const madeBy = (side: Color) => movesMade(line.value, side)

  const think = async () => {
    if (!game.value?.choice || !document.value || !turn.value) return
    const answer = await partner.move({
      ...playRequest(game.value, game.value.choice, document.value.game),
      ...clock.forEngine(turn.value),
    })
    if (answer?.ok === false) change({ refusal: answer.error })
    else if (answer?.ok) append(answer.value)
  }

  /** The engine's last pair, in UCI, chosen before it sees the other's; undefined where it is no longer wanted. */
  const commitPair = async (side: Color): Promise<string | undefined> => {
    if (!game.value?.choice || !document.value) return undefined
    const answer = await partner.move({
      ...playRequest(game.value, game.value.choice, document.value.game),
      ...clock.forEngine(side),
      pairOf: side,
    })
    if (answer?.ok === false) change({ refusal: answer.error })
    return answer?.ok ? answer.value.uci : undefined
  }

  /** Looks whether the game is over, and lets the engine move if it is its turn. */
  const advance = async () => {
    const name = lastName.value
    if (!document.value || !isRunning.value || game.value?.halt) return
    if (isThreefold(line.value)) {
      finish({ kind: 'outcome', outcome: { kind: 'threefold' } })
      return
    }
    const legal = await positions.ask(endPosition(document.value.game))
    if (lastName.value !== name) return
    if (legal.ok && legal.value.outcome) finish({ kind: 'outcome', outcome: legal.value.outcome })
    else if (turn.value && !game.value?.hands.includes(turn.value) && !state.isPairHidden.value) await think()
  }

  /** The clock of the side to move runs, as far as one runs here. */
  const runClock = (mover?: Color) => {
    if (onClock.value) clock.turnTo(onClock.value, mover, mover && madeBy(mover))
    else clock.stop()
  }

  watch([lastName, () => game.value?.documentId], ([name, id], [nameBefore, idBefore]) => {
    if (name === undefined || !isRunning.value || !game.value) return
    partner.cancel()
    const isMove =
      id === idBefore &&
      line.value
        .slice(0, -1)
        .map(one => one.id)
        .join(' ') === nameBefore
    const mover = isMove ? state.lastMover.value : undefined
    if (mover) game.value = afterOffer(game.value, mover)
    runClock(mover)
    keepClocks(game.value)
    if (game.value.terms.turnsBoard && turn.value) documents.orient(game.value.documentId, turn.value)
    void advance()
  })

  const goOn = () => {
    runClock()
    void advance()
  }

  useTakenBackEnd(state, { goOn, halt: stand })

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
   * Begins a game against our engine from a position, in a tab of its own.
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

  /**
   * Begins a game of two people from a position, in a tab of its own.
   *
   * @param players their names; empty where they are not known
   * @param tags what is known of the position, and of the match
   */
  const startTable = async (
    position: PositionRequest,
    players: ByColor<string>,
    terms: GameTerms,
    tags: readonly PgnTag[] = [],
  ) => {
    const opened = await newGame.open(position, [...tags, ...tableTags(players, terms, new Date())])
    if (!opened) return
    begin(newTableGame(opened.id, terms))
  }

  /** Plays a move of the person whose turn it is. */
  const play = async (uci: string) => {
    const open = document.value
    const name = lastName.value
    if (!open || !state.isHumanToMove.value) return
    const played = await positions.play(endPosition(open.game), uci)
    if (document.value?.id !== open.id || lastName.value !== name || !state.isHumanToMove.value) return
    if (!played.ok) notices.report(describeError(played.error))
    else if (state.tempiLeft.value > 0) playTempo(played.value)
    else append(played.value)
  }

  /** A move before the game, of the side that gets it for the color it gave up. */
  const playTempo = (move: PlayedMove) => {
    const open = document.value
    if (!open || !turn.value) return
    const next = withTempo(open.game, move, state.tempiLeft.value > 1 ? turn.value : 'white')
    if (!next) {
      notices.tell('note', t('practice.table.tempoOnly'))
      return
    }
    documents.edit(open.id, { name: t('practice.table.tempoEdit', { move: move.san }), game: next, path: [] })
    if (!state.isAuctioned.value) goOn()
  }

  /** Takes back the last move of a person and what followed, or how the game was given up. */
  const takeBack = () => {
    change({ offer: undefined })
    if (back.value && document.value) documents.edit(document.value.id, back.value)
  }

  /** @param by who gives up; the person who plays, where it is one */
  const resign = (by = game.value?.hands[0]) => by && finish({ kind: 'resigned', by })

  /** A player proposes something; it stands until the other accepts or declines it, or moves. */
  const propose = (offer: Offer) => {
    if (isRunning.value) change({ offer })
  }

  /** The other player accepts what was proposed. */
  const accept = () => {
    const offer = game.value?.offer
    if (offer?.kind === 'draw') finish({ kind: 'agreed' })
    else if (offer) takeBack()
  }

  const decline = () => change({ offer: undefined })

  const halt = (why: PracticeGame['halt']) => {
    if (!isRunning.value) return
    stand()
    change({ halt: why })
  }

  /** What stood goes on. */
  const release = () => {
    if (!game.value?.halt) return
    change({ halt: undefined })
    goOn()
  }

  /** While last pairs are entered unseen: the clock of the other side runs. */
  const passClock = (side: Color) => {
    if (onClock.value) clock.turnTo(side, undefined)
  }

  /** Asks the engine again after it has refused. */
  const retry = () => {
    if (!game.value) return
    const { refusal, ...rest } = game.value
    if (refusal) game.value = rest
    retries.value += 1
    void advance()
  }

  const goToEnd = () => document.value && documents.go(document.value.id, mainPath(document.value.game))

  return {
    game,
    isThinking: partner.isThinking,
    share: partner.share,
    receive: partner.receive,
    retries,
    isRunning,
    isShown: state.isShown,
    isPaused: computed(() => game.value?.halt === 'paused'),
    isPairHidden: state.isPairHidden,
    isPieDue: state.isPieDue,
    isAuctioned: state.isAuctioned,
    tempiLeft: state.tempiLeft,
    isInSetup: state.isInSetup,
    hands: computed(() => game.value?.hands ?? []),
    /** Two people play, and no engine. */
    isTable: computed(() => game.value !== undefined && game.value.choice === undefined),
    lastChoice,
    isHumanToMove: state.isHumanToMove,
    isAtEnd: state.isAtEnd,
    turn,
    canTakeBack: computed(() => back.value !== undefined),
    left: clock.left,
    clocks: computed(() => {
      const left = clock.left.value
      if (!left) return undefined
      const running = game.value?.clock?.running?.side
      return {
        white: clockOf(left.white, running === 'white'),
        black: clockOf(left.black, running === 'black'),
      }
    }),
    start,
    startTable,
    begin,
    play,
    commitPair,
    takeBack,
    resign,
    propose,
    accept,
    decline,
    pause: () => halt('paused'),
    /** Both pairs are shown: nothing runs until they have been looked at. */
    hold: () => halt('pairs'),
    release,
    passClock,
    goOn,
    retry,
    leave,
    goToEnd,
  }
})
