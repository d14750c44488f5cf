import { shallowReactive } from 'vue'
import type { AnalysisRefusal, AnalysisUpdate } from '@shared/ipc/contract'
import { bridge } from '../../ipc/client'
import { followedRequest } from '../../ipc/followedRequest'
import type { AnalyzedPosition } from './analyzedPosition'
import { answers, isSameQuestion, type PanelSearch } from './panelSearch'

/** A request in progress. */
interface Job {
  readonly desired: PanelSearch
  readonly isOn: boolean
  readonly search: ReturnType<typeof followedRequest<AnalysisUpdate>>
}

/** An engine's result for the place in its panel. */
export interface EngineResult {
  readonly place: AnalyzedPosition
  readonly threat: boolean
  readonly update: AnalysisUpdate
}

const stop = (engineId: string) => bridge().request('analysis:stop', engineId)

/** At most one job for each engine: its last request and the results. */
export const engineJobs = () => {
  const results = shallowReactive(new Map<string, EngineResult>())
  const refusals = shallowReactive(new Map<string, AnalysisRefusal>())
  const jobs = new Map<string, Job>()

  const show = (desired: PanelSearch, update: AnalysisUpdate) =>
    results.set(update.engineId, { place: desired.place, threat: desired.request.threat, update })

  const receive = (update: AnalysisUpdate) => jobs.get(update.engineId)?.search.receive(update)

  const begin = async ({ desired: { request }, search }: Job) => {
    const begun = await search.begin(() => bridge().request('analysis:start', request))
    if (begun?.ok !== false) return
    results.delete(request.engineId)
    refusals.set(request.engineId, begun.error)
  }

  /** Shows remembered results for the position while the engine is off. */
  const recall = async (job: Job) => {
    const { engineId } = job.desired.request
    const update = await bridge().request('analysis:recall', job.desired.request)
    if (jobs.get(engineId) === job && update && answers(update, job.desired))
      show(job.desired, { ...update, cached: true })
  }

  /** Makes a request in place of the current one, unless both are the same. */
  const follow = async (desired: PanelSearch, isOn: boolean) => {
    const { engineId } = desired.request
    const before = jobs.get(engineId)
    if (before?.desired.key === desired.key && before.isOn === isOn) return
    const isNewQuestion = before === undefined || !isSameQuestion(before.desired.request, desired.request)
    if (isNewQuestion) results.delete(engineId)
    refusals.delete(engineId)
    before?.search.forget()
    const search = followedRequest<AnalysisUpdate>(
      ({ jobId }) => jobId,
      update => answers(update, desired) && show(desired, update),
    )
    const job: Job = { desired, isOn, search }
    jobs.set(engineId, job)
    if (isOn) return begin(job)
    if (before?.isOn) await stop(engineId)
    if (isNewQuestion) await recall(job)
  }

  /**
   * Makes the next search a new request, even if it is the same; an engine that failed for good starts only after a
   * stop.
   */
  const forget = (engineId: string) => {
    const job = jobs.get(engineId)
    job?.search.forget()
    if (job?.isOn) void stop(engineId)
    jobs.delete(engineId)
  }

  /** Drops the results of an engine that has left the panel. */
  const leave = (engineId: string) => {
    forget(engineId)
    results.delete(engineId)
    refusals.delete(engineId)
  }

  const asked = (): readonly string[] => [...jobs.keys()]
  return { results, refusals, receive, follow, stop, leave, forget, asked }
}
