import { MessageCircleQuestionMark } from '@lucide/vue'
import { useGameStore } from '../../workbench/game'
import { usePlaceStore } from '../../workbench/place'
import { defineFeature } from '../../registry/feature'
import GuessDialog from './GuessDialog.vue'
import GuessPlace from './GuessPlace.vue'
import { useGuessingStore } from './guessingStore'
import { refusesWhileGuessing } from './refusesWhileGuessing'
import { t } from '@shared/i18n/t'
import { usePracticeStore } from '../practice/practiceStore'
import { useDialogsStore } from '../../stores/dialogs'
import { useNoticesStore } from '../../stores/notices'

/** What the actions about guessing do. */
const guessActions = () => {
  const dialogs = useDialogsStore()
  const game = useGameStore()
  const guessing = useGuessingStore()
  const notices = useNoticesStore()
  const place = usePlaceStore()
  const practice = usePracticeStore()

  /** Why guessing cannot begin; undefined where it can. */
  const hindrance = (): string | undefined => {
    if (practice.isShown && practice.isRunning) return t('guessing.notices.practice')
    if (game.variant?.playable === false) return t('guessing.notices.notPlayed')
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

/** The moves of a game hidden and guessed. */
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
