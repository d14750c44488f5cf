import { t } from '@shared/i18n/t'
import { useGameStore } from '../../workbench/game'
import { defineFeature } from '../../registry/feature'
import AnalyzeDialog from './AnalyzeDialog.vue'
import AnnotateReportDialog from './AnnotateReportDialog.vue'
import JudgmentFields from './JudgmentFields.vue'
import { useReportQueueStore } from './reportQueueStore'
import { useReportStore } from './reportStore'
import { useReportWalk } from './useReportWalk'
import { useDialogsStore } from '../../stores/dialogs'
import { useNoticesStore } from '../../stores/notices'
import { useSettingsStore } from '../../stores/settings'

/** The actions of reports. */
const reportActions = () => {
  const dialogs = useDialogsStore()
  const game = useGameStore()
  const notices = useNoticesStore()
  const queue = useReportQueueStore()
  const report = useReportStore()
  const settings = useSettingsStore()
  const walk = useReportWalk()

  /** Wraps an action that needs a report in progress; without one it tells the user so. */
  const whileBusy = (act: () => unknown) => () => {
    if (queue.isBusy) act()
    else notices.tell('note', t('report.queue.nothing'))
  }

  const open = () => {
    if (game.document) dialogs.show('analyze')
  }

  const annotate = () => {
    if (report.canAnnotate) dialogs.show('annotateReport')
    else notices.tell('note', t('report.annotate.noReport'))
  }

  const toggleLive = () => {
    const liveJudgment = !settings.settings.liveJudgment
    notices.tell('note', t(liveJudgment ? 'report.live.on' : 'report.live.off'))
    return settings.update({ liveJudgment })
  }

  return {
    analyzeGame: open,
    pauseReport: whileBusy(queue.toggle),
    cancelReport: whileBusy(queue.cancel),
    annotateReport: annotate,
    nextTurningPoint: () => walk.stepPoint(1),
    previousTurningPoint: () => walk.stepPoint(-1),
    liveJudgment: toggleLive,
  }
}

declare module '../../stores/dialogs' {
  interface DialogArguments {
    analyze: undefined
    annotateReport: undefined
  }
}

const isGameOpen = () => useGameStore().document !== undefined

/** Reports on games: what each move gave away. */
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
