import { GitBranch } from '@lucide/vue'
import { formatPercent } from '@shared/i18n/numbers'
import { t } from '@shared/i18n/t'
import { useLayoutStore } from '../../stores/layout'
import { defineFeature } from '../../registry/feature'
import NewPreparationDialog from './NewPreparationDialog.vue'
import { usePreparationsStore } from './model/preparationsStore'
import { prepareActions } from './prepareActions'
import PreparedStatus from './PreparedStatus.vue'
import PrepareView from './PrepareView.vue'

declare module '../../stores/dialogs' {
  interface DialogArguments {
    newPreparation: undefined
  }
}

/** Openings that grow in the background. */
export const prepare = defineFeature({
  place: {
    id: 'prepare',
    rail: 'practice',
    view: PrepareView,
    icon: GitBranch,
    label: () => t('shell.rail.prepare'),
    hint: key => t('shell.rail.withKey', { what: t('shell.rail.prepareHint'), key }),
    action: 'prepare',
    mark: () => (usePreparationsStore().running ? { kind: 'running' } : undefined),
    figure: () => {
      const { running, selected } = usePreparationsStore()
      const seen = running ?? selected
      return seen && formatPercent(seen.covered, 0, 'down')
    },
    heading: () => t('shell.heading.prepare'),
    keys: ['Prepare'],
    status: PreparedStatus,
    board: () => usePreparationsStore().selected && { notesWidth: useLayoutStore().widthOf('notes') },
  },
  dialogs: { newPreparation: { view: NewPreparationDialog } },
  actions: prepareActions,
  events: on => {
    const preparations = usePreparationsStore()
    on('preparations:changed', preparations.receive)
    on('preparations:now', preparations.receiveNow)
  },
})
