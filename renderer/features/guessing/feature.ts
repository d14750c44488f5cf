import { MessageCircleQuestionMark } from '@lucide/vue'
import { useGameStore } from '../../workbench/game'
import { usePlaceStore } from '../../workbench/place'
import { defineFeature } from '../../registry/feature'
import GuessDialog from './GuessDialog.vue'
import GuessPlace from './GuessPlace.vue'
import { useGuessingStore } from './guessingStore'
import { t } from '@shared/i18n/t'
import { usePracticeStore } from '../practice/practiceStore'
import { useDialogsStore } from '../../stores/dialogs'
import { useNoticesStore } from '../../stores/notices'
import { actionById, type ActionGroup, type ActionId } from '@shared/ipc/actionTable'

/** Groups of actions that show what comes next, or change the game whose moves are guessed. */
const REFUSED_GROUPS: ReadonlySet<ActionGroup> = new Set(['Moves', 'Engine'])

const REFUSED: ReadonlySet<ActionId> = new Set(['undo', 'redo', 'pasteMoves', 'publish', 'gamesWithPosition'])

const ALLOWED: ReadonlySet<ActionId> = new Set(['pauseReport', 'cancelReport', 'engines'])

const givesAway = (id: ActionId): boolean =>
  REFUSED.has(id) || (REFUSED_GROUPS.has(actionById(id).group) && !ALLOWED.has(id))

/** Whether an action has to wait until the moves of the game are guessed; if so, tells the user. */
export const refusesWhileGuessing = (id: ActionId): boolean => {
  if (!useGuessingStore().isOn || usePlaceStore().current !== 'analysis' || !givesAway(id)) return false
  useNoticesStore().tell('note', t('guessing.notices.heldBack'))
  return true
}

/** The actions of guessing. */
const guessActions = () => {
  const dialogs = useDialogsStore()
  const game = useGameStore()
  const guessing = useGuessingStore()
  const notices = useNoticesStore()
  const place = usePlaceStore()
  const practice = usePracticeStore()

  /** Why guessing cannot begin; undefined if it can. */
  const hindrance = (): string | undefined => {
    if (practice.isShown && practice.isRunning) return t('guessing.notices.practice')
    return game.plies === 0 ? t('guessing.notices.noMoves') : undefined
  }

  const begin = () => {
    if (!game.document || guessing.isOn) return
    const why = hindrance()
    if (why === undefined) dialogs.show('guessMoves')
    else notices.tell('note', why)
  }

  const whileOn = (act: () => void) => () => {
    if (guessing.isOn) act()
    else notices.tell('note', t('guessing.notices.none'))
  }

  return {
    trainGuessing: () => place.show('guessing'),
    guessMoves: begin,
    guessHint: whileOn(guessing.hint),
    guessGiveUp: whileOn(guessing.giveUp),
  }
}

declare module '../../stores/dialogs' {
  interface DialogArguments {
    guessMoves: undefined
  }
}

/** Guessing the hidden moves of a game. */
export const guessing = defineFeature({
  place: {
    id: 'guessing',
    under: 'drill',
    view: GuessPlace,
    icon: MessageCircleQuestionMark,
    label: () => t('shell.rail.guessing'),
    action: 'trainGuessing',
    heading: () => t('shell.heading.guessing'),
  },
  dialogs: { guessMoves: { view: GuessDialog, isPossible: () => useGameStore().document !== undefined } },
  actions: guessActions,
  refuses: refusesWhileGuessing,
  hides: game => useGuessingStore().isHidden(game),
})
