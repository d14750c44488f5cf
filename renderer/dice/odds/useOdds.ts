import { tryOnScopeDispose } from '@vueuse/core'
import { shallowRef, toRaw, watch } from 'vue'
import type { WeighProgress } from '@shared/procedures/weigh'
import type { FoundOdds, OddsJob, OddsNews } from './oddsJob'
import { startOddsJob } from './startOddsJob'

/** So much that was found is kept; coming back to a procedure works nothing out twice. */
const KEPT = 60

const KNOWN = new Map<string, FoundOdds>()

const keep = (key: string, found: FoundOdds) => {
  KNOWN.set(key, found)
  if (KNOWN.size > KEPT) KNOWN.delete(KNOWN.keys().next().value!)
}

/** What the odds depend on; a name does not change them. */
const keyOf = (job: OddsJob | undefined): string =>
  JSON.stringify(job ? { ...job, procedure: { ...job.procedure, id: '', name: '', source: '' } } : null)

/** Nothing that is done sooner shows how far it is. */
const PATIENCE_MS = 300

/** The odds of what `job` names, worked out anew whenever that changes; undefined for nothing. */
export function useOdds(job: () => OddsJob | undefined) {
  const found = shallowRef<FoundOdds>()
  /** Why there are no odds, as a sentence. */
  const fault = shallowRef<string>()
  const progress = shallowRef<WeighProgress>()
  const isCancelled = shallowRef(false)
  let stop: (() => void) | undefined

  const end = () => {
    stop?.()
    stop = undefined
    progress.value = undefined
  }

  const hear = (key: string, since: number, news: OddsNews) => {
    if (news.kind === 'progress') {
      if (performance.now() - since > PATIENCE_MS) progress.value = news.progress
      return
    }
    end()
    found.value = news.kind === 'found' ? news.found : undefined
    fault.value = news.kind === 'fault' ? news.fault : undefined
    if (news.kind === 'found') keep(key, news.found)
  }

  const start = () => {
    end()
    const asked = job()
    const key = keyOf(asked)
    isCancelled.value = false
    fault.value = undefined
    found.value = KNOWN.get(key)
    if (!asked || found.value) return
    const since = performance.now()
    stop = startOddsJob(toRaw(asked), news => hear(key, since, news))
  }

  const cancel = () => {
    end()
    isCancelled.value = true
  }

  watch(() => keyOf(job()), start, { immediate: true })
  tryOnScopeDispose(end)

  return { found, fault, progress, isCancelled, start, cancel }
}
