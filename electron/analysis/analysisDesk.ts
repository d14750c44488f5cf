import type { AnalysisState, AnalysisUpdate } from '@shared/analysis/analysis'
import type { EngineNotice } from '@shared/analysis/engine'
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
  /** The search was broken off by a fault; it may begin anew. */
  readonly shaken: () => void
  /** The engine is gone, or will not go on by itself. */
  readonly failed: () => void
}

/** Troubles after which a search, if it goes on, begins anew. */
const BREAKS: ReadonlySet<EngineNotice['kind']> = new Set(['crashed', 'hanging', 'workerDied'])

const follow = (session: EngineSession, { hear, done, shaken, failed }: Course) =>
  session.listen({
    report: hear,
    done,
    state: state => {
      if (state === 'off') failed()
    },
    notice: ({ kind }) => {
      if (BREAKS.has(kind)) shaken()
      if (kind === 'gaveUp' || kind === 'flooding') failed()
    },
  })

/** Where the findings of the work at hand go: to the window and into the cache. */
const outlets = (
  session: EngineSession,
  cache: AnalysisCache,
  emit: (update: AnalysisUpdate) => void,
  workNow: () => AnalysisWork | undefined,
) => ({
  updates: throttle(() => {
    const work = workNow()
    if (work) emit({ engineId: session.profile.id, ...work.show() })
  }, UPDATE_MS),
  writes: throttle(() => {
    const work = workNow()
    const news = work?.takeNews()
    if (work && news) cache.remember(work.job.key, news)
  }, REMEMBER_MS),
})

/** Serves one engine. */
export const analysisDesk = (
  session: EngineSession,
  cache: AnalysisCache,
  emit: (update: AnalysisUpdate) => void,
): AnalysisDesk => {
  let work: AnalysisWork | undefined
  /** The engine does nothing before it has been told to stop. */
  let hasFailed = false

  const { updates, writes } = outlets(session, cache, emit, () => work)

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
    done: jobId => (jobId === work?.job.jobId ? end('finished') : undefined),
    shaken: () => {
      writes.now()
      work?.beginAnew()
    },
    failed: () => {
      hasFailed = true
      end('stopped')
    },
  })

  return {
    begin: job => {
      leave()
      work = analysisWork(job)
      session.want({ ...job.prepared.task, jobId: job.jobId })
      if (hasFailed) end('stopped')
      void recall(job)
    },
    stop: () => {
      hasFailed = false
      session.want(undefined)
      end('stopped')
    },
    close: () => {
      unlisten()
      leave()
    },
  }
}
