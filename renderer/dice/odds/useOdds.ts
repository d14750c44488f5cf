import { tryOnScopeDispose } from '@vueuse/core'
import { shallowRef, toRaw, watch } from 'vue'
import type { OddsJob, OddsNews } from './oddsJob'
import type { OddsReport } from './oddsReport'
import { startOddsJob } from './startOddsJob'

/** So many reports are kept; coming back to a procedure works nothing out twice. */
const KEPT = 60

const KNOWN = new Map<string, OddsReport>()

const keep = (key: string, report: OddsReport) => {
  KNOWN.set(key, report)
  if (KNOWN.size > KEPT) KNOWN.delete(KNOWN.keys().next().value!)
}

/** What the odds depend on; a name does not change them. */
const keyOf = (job: OddsJob | undefined): string =>
  JSON.stringify(job ? { ...job, procedure: { ...job.procedure, id: '', name: '', source: '' } } : null)

/** Nothing that is done sooner shows how far it is. */
const PATIENCE_MS = 300

/** The odds of what `job` names, worked out anew whenever that changes; undefined for nothing. */
export function useOdds(job: () => OddsJob | undefined) {
  const report = shallowRef<OddsReport>()
  /** Why there are no odds, as a sentence. */
  const fault = shallowRef<string>()
  const progress = shallowRef<{ readonly done: number; readonly all: number }>()
  const isCancelled = shallowRef(false)
  let stop: (() => void) | undefined

  const end = () => {
    stop?.()
    stop = undefined
    progress.value = undefined
  }

  const hear = (key: string, since: number, news: OddsNews) => {
    if (news.kind === 'progress') {
      if (performance.now() - since > PATIENCE_MS) progress.value = news
      return
    }
    end()
    report.value = news.kind === 'report' ? news.report : undefined
    fault.value = news.kind === 'fault' ? news.fault : undefined
    if (news.kind === 'report') keep(key, news.report)
  }

  const start = () => {
    end()
    const asked = job()
    const key = keyOf(asked)
    isCancelled.value = false
    fault.value = undefined
    report.value = KNOWN.get(key)
    if (!asked || report.value) return
    const since = performance.now()
    stop = startOddsJob(toRaw(asked), news => hear(key, since, news))
  }

  const cancel = () => {
    end()
    isCancelled.value = true
  }

  watch(() => keyOf(job()), start, { immediate: true })
  tryOnScopeDispose(end)

  return { report, fault, progress, isCancelled, start, cancel }
}
