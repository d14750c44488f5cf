import { Dices } from '@lucide/vue'
import { variantName } from '@shared/i18n/names/variantNames'
import { t } from '@shared/i18n/t'
import { procedureName } from '@shared/procedures/words/names'
import { useGameStore } from '../../workbench/game'
import { defineFeature } from '../../registry/feature'
import DiceView from './DiceView.vue'
import { useDialogsStore } from '../../stores/dialogs'
import { usePlaceStore } from '../../workbench/place'
import { useDiceStore } from './throwing/diceStore'

/** Takes back the last throw, but not while a dialog is open. */
const useThrowBack = () => {
  const dialogs = useDialogsStore()
  const dice = useDiceStore()

  return () => {
    if (!dialogs.isOpen) dice.back()
  }
}

/** The actions of the dice assistant. */
const diceActions = () => {
  const dice = useDiceStore()
  const place = usePlaceStore()

  return {
    dice: () => place.show('dice'),
    throwForMe: () => dice.throwForMe(),
    throwBack: useThrowBack(),
    largeType: () => dice.toggleLarge(),
  }
}

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
    rail: 'begin',
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
    status: () => {
      const { ground, procedure } = useDiceStore()
      return [
        ground.variant && variantName(ground.variant),
        procedureName(procedure),
        t('shell.status.largeType', { key: 'F9' }),
      ]
    },
  },
  actions: diceActions,
})
