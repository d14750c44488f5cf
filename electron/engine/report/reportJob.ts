import type { EngineFault } from '@shared/analysis/engineFault'
import type { ReportUpdate } from '@shared/ipc/report'
import type { TaskProgress } from '@shared/ipc/tasks'
import type { Examined } from '@shared/report/examined'
import type { Core } from '../../core/load'
import { throttle } from '../line/throttle'
import type { SearchQuestion } from '../search/searcher'
import type { QueuedTask, Task } from '../tasks/task'
import type { TaskQueue } from '../tasks/taskQueue'
import type { Place } from './gamePlaces'
import { CLOSER_COST, type ReportEffort, reportPlan, type ReportStand } from './reportPlan'

/** Something to be told of a job. */
export type JobNews = Omit<ReportUpdate, 'job'>

export interface ReportJobParts extends Pick<Task<unknown>, 'title' | 'engine'> {
  readonly core: Core
  readonly tasks: Pick<TaskQueue, 'add'>
  readonly places: readonly Place[]
  readonly effort: ReportEffort
  readonly tell: (news: JobNews) => void
}

/** Between two words of a job, in milliseconds. */
const PACE_MS = 200

/** This many positions are told at once: a long game that is remembered comes in several pieces. */
const MAX_TOLD = 40

/** Gathers what is found, so that the page hears of it in pieces. */
const reportNews = (tell: ReportJobParts['tell'], { limits }: ReportEffort) => {
  const told = new Map<number, Examined>()
  let stand: ReportStand | undefined
  let remembered = 0
  /** As progress counts it. */
  let spared = 0

  const flush = (state: ReportUpdate['state'], fault?: EngineFault): void => {
    const news = [...(stand?.found ?? [])].filter(([ply, examined]) => told.get(ply) !== examined)
    for (const [ply, examined] of news) told.set(ply, examined)
    const progress = stand && { ...stand.progress, remembered: spared }
    const come = { remembered, ...(progress && { progress }) }
    while (news.length > MAX_TOLD) tell({ ...come, found: news.splice(0, MAX_TOLD), state: 'running' })
    if (news.length > 0 || state !== 'running') tell({ ...come, found: news, state, ...(fault && { fault }) })
  }
  const paced = throttle(() => flush('running'), PACE_MS)
  return {
    hear: (now: ReportStand) => {
      stand = now
      paced.soon()
    },
    onRemembered: (question: SearchQuestion) => {
      const isFirst = question.limits === limits
      if (isFirst) remembered += 1
      spared += isFirst ? 1 : CLOSER_COST
    },
    progress: (): TaskProgress => ({ share: stand ? stand.progress.done / stand.progress.total : 0 }),
    end: (state: ReportUpdate['state'], fault?: EngineFault) => {
      paced.cancel()
      flush(state, fault)
    },
  }
}

/** Has the positions of a game searched in the background, and tells what comes of it. */
export const reportJob = ({
  core,
  tasks,
  places,
  effort,
  tell,
  ...task
}: ReportJobParts): QueuedTask<unknown> => {
  const news = reportNews(tell, effort)
  const queued = tasks.add({
    ...task,
    kind: 'report',
    precedence: 'background',
    plan: reportPlan(core, places, effort, news.hear),
    hear: (question, _, isRemembered) => {
      if (isRemembered) news.onRemembered(question)
    },
    progress: news.progress,
  })
  void queued.done.then(ended => {
    if (ended.ok) news.end('done')
    else if (ended.error.kind === 'stopped') news.end('stopped')
    else news.end('failed', ended.error)
  })
  return queued
}
