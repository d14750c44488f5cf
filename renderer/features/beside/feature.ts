import { defineFeature } from '../../registry/feature'
import BesideDialog from './BesideDialog.vue'
import { t } from '@shared/i18n/t'
import { useBesideStore } from '../../workbench/beside'
import { useDialogsStore } from '../../stores/dialogs'
import { useGameStore } from '../../workbench/game'
import { useNoticesStore } from '../../stores/notices'

/** What the actions do that are about two games side by side. */
const besideActions = () => {
  const beside = useBesideStore()
  const dialogs = useDialogsStore()
  const game = useGameStore()
  const notices = useNoticesStore()

  const choose = () => {
    if (game.game) dialogs.show('besideGame')
    else notices.tell('note', t('beside.nothingOpen'))
  }

  /** Does something with two games, if two are seen. */
  const withBoth = (act: () => unknown) => () => {
    if (beside.isShown) return act()
    notices.tell('note', t('beside.none'))
    return undefined
  }

  return {
    besideGame: choose,
    otherGame: withBoth(beside.turn),
    otherPrevious: withBoth(() => beside.stepOther(-1)),
    otherNext: withBoth(() => beside.stepOther(1)),
    stepTogether: withBoth(beside.toggleTogether),
    closeBeside: withBoth(beside.close),
  }
}

declare module '../../stores/dialogs' {
  interface DialogArguments {
    besideGame: undefined
  }
}

/** Two games side by side. */
export const beside = defineFeature({
  dialogs: { besideGame: { view: BesideDialog } },
  actions: besideActions,
})
