import { shallowReactive } from 'vue'
import type { AnalysisRefusal, AnalysisUpdate } from '@shared/ipc/contract'
import { bridge } from '../ipc/client'
import type { Place } from './place'
import { steadyLines } from './steadyLines'
import { answers, isSameQuestion, type Wish } from './wish'

/** A question under way: an answer that comes after the next one was asked is known as late. */
interface Job {
  readonly wish: Wish
  readonly isOn: boolean
  /** Known once the engine's service has answered. */
  id?: number
}

/** What an engine has said of the place in its panel. */
export interface Finding {
  readonly place: Place
  readonly threat: boolean
  readonly update: AnalysisUpdate
}

const stop = (engineId: string) => bridge().request('analysis:stop', engineId)

/** At most one job for each engine: what it was asked last, and what came of it. */
export const engineJobs = () => {
  const findings = shallowReactive(new Map<string, Finding>())
  const refusals = shallowReactive(new Map<string, AnalysisRefusal>())
  const jobs = new Map<string, Job>()
  /** Updates that came before the answer that tells which job they are of. */
  const early = new Map<string, AnalysisUpdate>()

  const show = (wish: Wish, update: AnalysisUpdate) => {
    const before = findings.get(update.engineId)?.update.lines ?? []
    const steady = { ...update, lines: steadyLines(before, update.lines) }
    findings.set(update.engineId, { place: wish.place, threat: wish.request.threat, update: steady })
  }

  /** Takes an update in, unless it is about something else than what was asked last. */
  const receive = (update: AnalysisUpdate) => {
    const job = jobs.get(update.engineId)
    if (!job) return
    if (job.id === undefined) early.set(update.engineId, update)
    else if (update.jobId === job.id && answers(update, job.wish)) show(job.wish, update)
  }

  const begin = async (job: Job) => {
    const { engineId } = job.wish.request
    early.delete(engineId)
    const begun = await bridge().request('analysis:start', job.wish.request)
    if (jobs.get(engineId) !== job) return
    if (!begun.ok) {
      findings.delete(engineId)
      refusals.set(engineId, begun.error)
      return
    }
    job.id = begun.value
    if (early.has(engineId)) receive(early.get(engineId)!)
  }

  /** Shows what is remembered of the position, while the engine is off. */
  const recall = async (job: Job) => {
    const { engineId } = job.wish.request
    const update = await bridge().request('analysis:recall', job.wish.request)
    if (jobs.get(engineId) === job && update && answers(update, job.wish))
      show(job.wish, { ...update, cached: true })
  }

  /** Asks what is wished now, in the place of whatever was asked before. */
  const follow = async (wish: Wish, isOn: boolean) => {
    const { engineId } = wish.request
    const before = jobs.get(engineId)
    if (before?.wish.key === wish.key && before.isOn === isOn) return
    const isNewQuestion = before === undefined || !isSameQuestion(before.wish.request, wish.request)
    if (isNewQuestion) findings.delete(engineId)
    refusals.delete(engineId)
    const job: Job = { wish, isOn }
    jobs.set(engineId, job)
    if (isOn) return begin(job)
    if (before?.isOn) await stop(engineId)
    if (isNewQuestion) await recall(job)
  }

  /** The next wish is asked anew, even if it is the same; an engine that has given up starts only after a stop. */
  const forget = (engineId: string) => {
    if (jobs.get(engineId)?.isOn) void stop(engineId)
    jobs.delete(engineId)
  }

  /** The engine has left the panel. */
  const leave = (engineId: string) => {
    forget(engineId)
    findings.delete(engineId)
    refusals.delete(engineId)
  }

  const asked = (): readonly string[] => [...jobs.keys()]
  return { findings, refusals, receive, follow, stop, leave, forget, asked }
}
