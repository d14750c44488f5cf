import { Dices } from '@lucide/vue'
import { t } from '@shared/i18n/t'
import { useGameStore } from '../../stores/game'
import { defineFeature } from '../../registry/feature'
import { diceActions, useThrowBack } from './diceActions'
import DiceStatus from './DiceStatus.vue'
import DiceView from './DiceView.vue'

declare module '../../stores/dialogs' {
  interface DialogArguments {
    /** The editor of procedures, shown in the place itself. */
    procedure: undefined
  }
}

/** Starts thrown with dice and coins. */
export const dice = defineFeature({
  place: {
    id: 'dice',
    view: DiceView,
    icon: Dices,
    label: () => t('shell.rail.dice'),
    hint: key => t('shell.rail.withKey', { what: t('shell.rail.diceHint'), key }),
    action: 'dice',
    keys: ['Dice'],
    edits: () => {
      const game = useGameStore()
      return { undo: useThrowBack(), redo: game.redo, flip: game.flip }
    },
    status: DiceStatus,
  },
  actions: diceActions,
})
