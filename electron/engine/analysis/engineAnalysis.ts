import type { AnalysisRefusal, AnalysisState, AnalysisUpdate } from '@shared/analysis/analysis'
import type { EngineNotice } from '@shared/analysis/engine'
import type { EngineReport, EngineSession } from '../line/engineSession'
import type { DeepestMemory } from '../memory/searchMemory'
import { type AnalysisWork, analysisWork, type AnalysisJob } from './analysisWork'
import { throttle } from '../line/throttle'

/** Milliseconds between two writes of the results of a running search. */
const REMEMBER_MS = 5000

/** The analysis of one engine: gives it jobs, and reports what it finds. */
export interface EngineAnalysis {
  /**
   * Analyzes this job in place of the current one, and disposes of its position when it is over.
   *
   * @returns why the engine cannot look at it, in which case nothing has changed
   */
  begin(job: AnalysisJob): AnalysisRefusal | undefined
  stop(): void
  close(): void
}

/** The events of a session that matter to its analysis. */
interface SearchEvents {
  readonly hear: (report: EngineReport) => void
  readonly done: (jobId: number) => void
  /** The search was interrupted by a fault; it may begin again. */
  readonly interrupted: () => void
  /** The engine has ended, or will not go on by itself. */
  readonly failed: () => void
}

/** Notices after which a search, if it goes on, begins again. */
const BREAKS: ReadonlySet<EngineNotice['kind']> = new Set(['crashed', 'hanging', 'workerDied'])

const follow = (session: EngineSession, { hear, done, interrupted, failed }: SearchEvents) =>
  session.listen({
    report: hear,
    done,
    state: state => {
      if (state === 'off') failed()
    },
    notice: ({ kind }) => {
      if (BREAKS.has(kind)) interrupted()
      if (kind === 'gaveUp' || kind === 'flooding') failed()
    },
  })

/** The current work. Sends its results to the window as they come, and to the memory now and then. */
const currentWork = (
  session: EngineSession,
  memory: DeepestMemory,
  emit: (update: AnalysisUpdate) => void,
  claim: () => () => void,
) => {
  let work: AnalysisWork | undefined
  /** Gives back the cores that the search holds. */
  let giveBack: () => void = () => undefined
  const show = () => {
    if (work) emit({ engineId: session.profile.id, ...work.show() })
  }
  const writes = throttle(() => {
    const news = work?.takeNews()
    if (work && news) memory.remember(work.job.key, news)
  }, REMEMBER_MS)
  const recall = async ({ jobId, key, multiPv }: AnalysisJob) => {
    const remembered = await memory.recall(key, multiPv)
    if (remembered && work?.job.jobId === jobId && work.recall(remembered)) show()
  }
  const leave = () => {
    giveBack()
    writes.now()
    work?.close()
    work = undefined
  }
  return {
    begin: (job: AnalysisJob) => {
      leave()
      work = analysisWork(job)
      giveBack = claim()
      void recall(job)
    },
    leave,
    /** Ends the work if it belongs to this job, or if no job is named. */
    end: (state: AnalysisState, jobId?: number) => {
      if (work?.state() !== 'running' || work.job.jobId !== (jobId ?? work.job.jobId)) return
      giveBack()
      work.end(state)
      show()
      writes.now()
    },
    hear: (report: EngineReport) => {
      if (work?.state() !== 'running' || work.job.jobId !== report.jobId) return
      work.hear(report)
      show()
      writes.soon()
    },
    beginAnew: () => {
      writes.now()
      work?.beginAnew()
    },
  }
}

/**
 * Has one engine analyse.
 *
 * @param claim takes the cores of a search, and answers with what gives them back
 */
export const engineAnalysis = (
  session: EngineSession,
  memory: DeepestMemory,
  emit: (update: AnalysisUpdate) => void,
  claim: () => () => void,
): EngineAnalysis => {
  const work = currentWork(session, memory, emit, claim)
  /** Whether the engine has failed; it then does nothing until it is stopped. */
  let hasFailed = false

  const unlisten = follow(session, {
    hear: work.hear,
    done: jobId => work.end('finished', jobId),
    interrupted: work.beginAnew,
    failed: () => {
      hasFailed = true
      work.end('stopped')
    },
  })

  return {
    begin: job => {
      const refusal = session.want(job)
      if (refusal) return refusal
      work.begin(job)
      if (hasFailed) work.end('stopped')
      return undefined
    },
    stop: () => {
      hasFailed = false
      session.want(undefined)
      work.end('stopped')
    },
    close: () => {
      unlisten()
      session.want(undefined)
      work.leave()
    },
  }
}
