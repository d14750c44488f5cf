import type { EngineFault } from '@shared/analysis/engineFault'
import type { LookProgress, ReportUpdate } from '@shared/ipc/report'
import type { TaskProgress } from '@shared/ipc/tasks'
import type { Examined } from '@shared/report/examined'
import type { Result } from '@shared/result'
import type { Core } from '../../core/load'
import { type SearchFault, type SearchQuestion, STOPPED } from '../search/searcher'
import type { AskingTask, TaskSearcher } from '../tasks/task'
import { examineGame } from './examineGame'
import { CLOSER_COST, type ReportEffort } from './closerLook'
import type { Place } from './gamePlaces'

/** Something to be told of a job. */
export type JobNews = Omit<ReportUpdate, 'job'>

export interface ReportJobParts {
  readonly core: Core
  readonly places: readonly Place[]
  readonly effort: ReportEffort
  /** The job before, which must be over when this one begins. */
  readonly before: Promise<void>
  readonly open: (task: Pick<AskingTask, 'hear' | 'progress'>) => TaskSearcher
  readonly tell: (news: JobNews) => void
}

/** A game that is being examined. */
export interface ReportJob {
  stop(): void
  /** Resolves once its end has been told. */
  readonly over: Promise<void>
}

/** Between two words of a job, in milliseconds. */
const PACE_MS = 200

/** So many positions are told at once: a long game that is remembered comes in several pieces. */
const MOST_TOLD = 40

/** Gathers what is found, so that the page hears of it in pieces. */
const teller = (tell: ReportJobParts['tell'], { limits }: ReportEffort) => {
  const found: (readonly [number, Examined])[] = []
  let progress: LookProgress | undefined
  let remembered = 0
  /** As progress counts it. */
  let spared = 0
  let timer: NodeJS.Timeout | undefined

  const come = () => ({
    found: found.splice(0),
    remembered,
    ...(progress && { progress: { ...progress, remembered: spared } }),
  })
  const flush = (): void => {
    clearTimeout(timer)
    timer = undefined
    if (found.length > 0) tell({ ...come(), state: 'running' })
  }
  return {
    hear: (ply: number, examined: Examined, comeTo: LookProgress) => {
      found.push([ply, examined])
      progress = comeTo
      if (found.length >= MOST_TOLD) flush()
      else timer ??= setTimeout(flush, PACE_MS)
    },
    progress: (): TaskProgress => ({ share: progress ? progress.done / progress.total : 0 }),
    onRemembered: (question: SearchQuestion) => {
      const isFirst = question.limits === limits
      if (isFirst) remembered += 1
      spared += isFirst ? 1 : CLOSER_COST
    },
    end: (state: ReportUpdate['state'], fault?: EngineFault) => {
      clearTimeout(timer)
      tell({ ...come(), state, ...(fault && { fault }) })
    },
  }
}

/** Searches the positions of a game once the job before is over. */
export const reportJob = ({ core, places, effort, before, open, tell }: ReportJobParts): ReportJob => {
  const news = teller(tell, effort)
  let isStopped = false
  let searcher: TaskSearcher | undefined

  const search = async (): Promise<Result<void, SearchFault>> => {
    await before
    if (isStopped) return STOPPED
    searcher = open({
      hear: (question, isRemembered) => {
        if (isRemembered) news.onRemembered(question)
      },
      progress: news.progress,
    })
    return examineGame(core, places, searcher, effort, news.hear)
  }

  const run = async (): Promise<void> => {
    const done = await search()
    searcher?.close()
    if (done.ok) news.end('done')
    else if (done.error.kind === 'stopped') news.end('stopped')
    else news.end('failed', done.error)
  }

  return {
    over: run(),
    stop: () => {
      isStopped = true
      searcher?.stop()
    },
  }
}
