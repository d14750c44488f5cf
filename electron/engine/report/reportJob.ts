import type { LookProgress, ReportUpdate } from '@shared/ipc/report'
import type { Examined } from '@shared/report/examined'
import type { Result } from '@shared/result'
import type { Core } from '../../core/load'
import type { EngineFailed, ExaminationFault, ExaminationQuestion, Examiner } from '../examination/examiner'
import type { ExaminationMemory } from '../examination/memory/examinationMemory'
import { rememberedExaminer, type RememberedExaminer } from '../examination/memory/rememberedExaminer'
import { examineGame } from './examineGame'
import { CLOSER_COST, type ReportEffort } from './closerLook'
import type { Place } from './gamePlaces'

/** Something to be told of a job. */
export interface JobNews extends Pick<ReportUpdate, 'found' | 'remembered' | 'progress' | 'state'> {
  readonly fault?: ExaminationFault
}

export interface ReportJobParts {
  readonly core: Core
  readonly places: readonly Place[]
  readonly effort: ReportEffort
  readonly memory: ExaminationMemory
  /** The job before, which must be over when this one begins. */
  readonly before: Promise<void>
  readonly open: (signal: AbortSignal) => Promise<Result<Examiner, EngineFailed>>
  /** The engine is of no more use. */
  readonly onFailed: () => void
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
    onRemembered: (question: ExaminationQuestion) => {
      const isFirst = question.limits === limits
      if (isFirst) remembered += 1
      spared += isFirst ? 1 : CLOSER_COST
    },
    end: (state: ReportUpdate['state'], fault?: ExaminationFault) => {
      clearTimeout(timer)
      tell({ ...come(), state, ...(fault && { fault }) })
    },
  }
}

/** Examines the positions of a game once the job before is over. */
export const reportJob = ({
  core,
  places,
  effort,
  memory,
  before,
  open,
  onFailed,
  tell,
}: ReportJobParts): ReportJob => {
  const ending = new AbortController()
  const news = teller(tell, effort)
  let examiner: RememberedExaminer | undefined

  const examine = async (): Promise<Result<void, ExaminationFault>> => {
    await before
    const opened = await open(ending.signal)
    if (!opened.ok) return opened
    examiner = rememberedExaminer(opened.value, memory, news.onRemembered)
    if (ending.signal.aborted) examiner.stop()
    return examineGame(core, places, examiner, effort, news.hear)
  }

  const run = async (): Promise<void> => {
    const done = await examine()
    if (done.ok) news.end('done')
    else if (ending.signal.aborted || done.error.kind === 'stopped') news.end('stopped')
    else {
      if (done.error.kind === 'failed') onFailed()
      news.end('failed', done.error)
    }
  }

  return {
    over: run(),
    stop: () => {
      ending.abort()
      examiner?.stop()
    },
  }
}
