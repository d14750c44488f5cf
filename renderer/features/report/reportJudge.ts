import { computed } from 'vue'
import { nodesInSameTime } from '@shared/analysis/relativeSpeed'
import type { JudgedBy } from '@shared/report/judgedBy'
import { useJudgeStore } from '../../stores/judge'
import { useSettingsStore } from '../../stores/settings'
import { chosenEffort } from './chosenEffort'
import type { GameReport, ReportEffort } from './gameReport'

/** The engine that evaluates games, its effort, and the engine that evaluated a game. */
export const useReportJudge = () => {
  const judge = useJudgeStore()
  const settings = useSettingsStore()

  /** The effort by the settings; undefined until the engines are known. */
  const effort = computed((): ReportEffort | undefined => {
    const engineId = judge.chosen?.profile.id
    if (engineId === undefined) return undefined
    return { engineId, ...chosenEffort(settings.settings.report, judge.chosenSpeed) }
  })

  /** The same effort for another engine, with as many nodes as it searches in the same time. */
  const effortBy = (by: ReportEffort, engineId: string): ReportEffort =>
    by.limit === 'nodes'
      ? {
          ...by,
          engineId,
          amount: nodesInSameTime(by.amount, judge.speedOf(by.engineId), judge.speedOf(engineId)),
        }
      : { ...by, engineId }

  const judgedByOf = ({ effort: { engineId, limit, amount } }: GameReport): JudgedBy | undefined =>
    judge.judgedBy(engineId, limit === 'nodes' ? amount : undefined)

  return { effort, effortBy, judgedByOf }
}
