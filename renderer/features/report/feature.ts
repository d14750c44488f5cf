import { t } from '@shared/i18n/t'
import { useGameStore } from '../../workbench/game'
import { defineFeature } from '../../registry/feature'
import AnalyzeDialog from './AnalyzeDialog.vue'
import AnnotateReportDialog from './AnnotateReportDialog.vue'
import JudgmentFields from './JudgmentFields.vue'
import { reportActions } from './reportActions'
import { useReportQueueStore } from './reportQueueStore'

declare module '../../stores/dialogs' {
  interface DialogArguments {
    analyze: undefined
    annotateReport: undefined
  }
}

const isGameOpen = () => useGameStore().document !== undefined

/** What each move of a game gave away. */
export const report = defineFeature({
  dialogs: {
    analyze: { view: AnalyzeDialog, isPossible: isGameOpen },
    annotateReport: { view: AnnotateReportDialog, isPossible: isGameOpen },
  },
  actions: reportActions,
  events: on => {
    const queue = useReportQueueStore()
    on('report:wanted', queue.give)
    on('report:update', queue.receive)
  },
  settings: {
    title: () => t('shell.settings.judgments.title'),
    hint: () => t('shell.settings.judgments.hint'),
    fields: JudgmentFields,
  },
})
