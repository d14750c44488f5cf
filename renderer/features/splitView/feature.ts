import { defineFeature } from '../../registry/feature'
import SplitDialog from './SplitDialog.vue'
import { t } from '@shared/i18n/t'
import { useSplitViewStore } from '../../workbench/splitView'
import { useDialogsStore } from '../../stores/dialogs'
import { useGameStore } from '../../workbench/game'
import { useNoticesStore } from '../../stores/notices'

/** The actions for two games side by side. */
const splitViewActions = () => {
  const splitView = useSplitViewStore()
  const dialogs = useDialogsStore()
  const game = useGameStore()
  const notices = useNoticesStore()

  const choose = () => {
    if (game.game) dialogs.show('besideGame')
    else notices.tell('note', t('splitView.nothingOpen'))
  }

  /** Wraps an action that needs two games side by side; without them it tells the user so. */
  const withBoth = (act: () => unknown) => () => {
    if (splitView.isShown) return act()
    notices.tell('note', t('splitView.none'))
    return undefined
  }

  return {
    besideGame: choose,
    otherGame: withBoth(splitView.turn),
    otherPrevious: withBoth(() => splitView.stepOther(-1)),
    otherNext: withBoth(() => splitView.stepOther(1)),
    stepTogether: withBoth(splitView.toggleTogether),
    closeBeside: withBoth(splitView.close),
  }
}

declare module '../../stores/dialogs' {
  interface DialogArguments {
    besideGame: undefined
  }
}

/** Two games side by side. */
export const splitView = defineFeature({
  dialogs: { besideGame: { view: SplitDialog } },
  actions: splitViewActions,
})
