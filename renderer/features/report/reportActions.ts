import { t } from '@shared/i18n/t'
import { useReportQueueStore } from './reportQueueStore'
import { useReportStore } from './reportStore'
import { useReportWalk } from './useReportWalk'
import { useDialogsStore } from '../../stores/dialogs'
import { useGameStore } from '../../workbench/game'
import { useNoticesStore } from '../../stores/notices'
import { useSettingsStore } from '../../stores/settings'

/** What the actions about reports do. */
export const reportActions = () => {
  const dialogs = useDialogsStore()
  const game = useGameStore()
  const notices = useNoticesStore()
  const queue = useReportQueueStore()
  const report = useReportStore()
  const settings = useSettingsStore()
  const walk = useReportWalk()

  /** Does something with the report that is being made, if one is. */
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
