import type { AnalysisState, AnalysisUpdate } from '@shared/analysis/analysis'
import type { EngineReport, EngineSession } from '../engines/engineSession'
import type { AnalysisCache } from './analysisCache'
import { type AnalysisWork, analysisWork, type DeskJob } from './analysisWork'
import { throttle } from './throttle'

/** Between two updates of an engine. */
const UPDATE_MS = 100

/** Between two writes of what a search has found so far. */
const REMEMBER_MS = 5000

/** An engine at work: gives it jobs, and tells what it finds. */
export interface AnalysisDesk {
  /** Looks at this instead of whatever the engine looks at now, and disposes of it when it is over. */
  begin(job: DeskJob): void
  stop(): void
  close(): void
}

/** What becomes of a search, as far as it matters here. */
interface Course {
  readonly hear: (report: EngineReport) => void
  readonly done: (jobId: number) => void
  /** The engine is gone, or will not go on by itself. */
  readonly failed: () => void
}

const follow = (session: EngineSession, { hear, done, failed }: Course) =>
  session.listen({
    report: hear,
    done,
    state: state => {
      if (state === 'off') failed()
    },
    notice: ({ kind }) => {
      if (kind === 'gaveUp' || kind === 'flooding') failed()
    },
  })

/** Serves one engine. */
export const analysisDesk = (
  session: EngineSession,
  cache: AnalysisCache,
  emit: (update: AnalysisUpdate) => void,
): AnalysisDesk => {
  let work: AnalysisWork | undefined

  const updates = throttle(() => {
    if (work) emit({ engineId: session.profile.id, ...work.show() })
  }, UPDATE_MS)
  const writes = throttle(() => {
    const news = work?.takeNews()
    if (work && news) cache.remember(work.job.key, news)
  }, REMEMBER_MS)

  const end = (state: AnalysisState) => {
    if (work?.state() !== 'running') return
    work.end(state)
    updates.now()
    writes.now()
  }
  const leave = () => {
    updates.cancel()
    writes.now()
    work?.close()
    work = undefined
  }
  const recall = async ({ jobId, key, prepared }: DeskJob) => {
    const remembered = await cache.recall(key, prepared.task.multiPv)
    if (remembered && work?.job.jobId === jobId && work.recall(remembered)) updates.now()
  }

  const unlisten = follow(session, {
    hear: report => {
      if (report.jobId !== work?.job.jobId || work.state() !== 'running') return
      work.hear(report)
      updates.soon()
      writes.soon()
    },
    done: jobId => {
      if (jobId === work?.job.jobId) end('finished')
    },
    failed: () => end('stopped'),
  })

  return {
    begin: job => {
      leave()
      work = analysisWork(job)
      session.want({ ...job.prepared.task, jobId: job.jobId })
      void recall(job)
    },
    stop: () => {
      session.want(undefined)
      end('stopped')
    },
    close: () => {
      unlisten()
      leave()
    },
  }
}
