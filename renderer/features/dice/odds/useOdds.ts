import { tryOnScopeDispose } from '@vueuse/core'
import { computed, shallowRef, toRaw, watch } from 'vue'
import { t } from '@shared/i18n/t'
import type { Procedure } from '@shared/procedures/model/procedure'
import type { WeighProgress } from '@shared/procedures/odds/weigh'
import { describeWalk } from '@shared/procedures/words/faults'
import { putNewest } from '@shared/putNewest'
import type { FoundOdds, OddsJob, OddsNews } from './oddsJob'

/** Starts a job in the background and reports its results; the returned function stops it at once. */
type StartOddsJob = (job: OddsJob, tell: (news: OddsNews) => void) => () => void

/** Works out odds in a worker of the page. */
const inThread: StartOddsJob = (job, tell) => {
  const worker = new Worker(new URL('./oddsWorker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<OddsNews>) => {
    if (data.kind !== 'progress') worker.terminate()
    tell(data)
  })
  worker.addEventListener('error', ({ message }) => {
    worker.terminate()
    tell({ kind: 'crash', message })
  })
  worker.postMessage(job)
  return () => worker.terminate()
}

let startOddsJob = inThread

/**
 * Sets another way to run jobs, for a renderer without threads.
 *
 * @internal
 */
export const provideOddsJobs = (other: StartOddsJob): void => {
  startOddsJob = other
}

/** The number of results kept, so that returning to a procedure works out nothing twice. */
const KEPT = 60

const KNOWN = new Map<string, FoundOdds>()

/** A key of everything that the odds depend on; a name does not change them. */
const keyOf = (job: OddsJob | undefined): string =>
  JSON.stringify(job ? { ...job, procedure: { ...job.procedure, id: '', name: '', source: '' } } : null)

/** Progress is shown only after this many milliseconds. */
const PATIENCE_MS = 300

interface Failure {
  readonly news: Extract<OddsNews, { kind: 'fault' | 'crash' }>
  readonly procedure: Procedure
}

const failureText = ({ news, procedure }: Failure): string => {
  if (news.kind === 'fault') return describeWalk(procedure, news.fault)
  const { message } = news
  return message === '' ? t('diceOdds.crashed') : t('diceOdds.crashedWith', { message })
}

/** The odds for `job`, worked out again whenever it changes; undefined without a job. */
export function useOdds(job: () => OddsJob | undefined) {
  const found = shallowRef<FoundOdds>()
  const failed = shallowRef<Failure>()
  /** Why there are no odds, as a clause. */
  const fault = computed(() => failed.value && failureText(failed.value))
  const progress = shallowRef<WeighProgress>()
  const isCancelled = shallowRef(false)
  let stop: (() => void) | undefined

  const end = () => {
    stop?.()
    stop = undefined
    progress.value = undefined
  }

  const hear = (asked: OddsJob, since: number, news: OddsNews) => {
    if (news.kind === 'progress') {
      if (performance.now() - since > PATIENCE_MS) progress.value = news.progress
      return
    }
    end()
    found.value = news.kind === 'found' ? news.found : undefined
    failed.value = news.kind === 'found' ? undefined : { news, procedure: asked.procedure }
    if (news.kind === 'found') putNewest(KNOWN, keyOf(asked), news.found, KEPT)
  }

  const start = () => {
    end()
    const asked = job()
    isCancelled.value = false
    failed.value = undefined
    found.value = KNOWN.get(keyOf(asked))
    if (!asked || found.value) return
    const since = performance.now()
    stop = startOddsJob(toRaw(asked), news => hear(asked, since, news))
  }

  const cancel = () => {
    end()
    isCancelled.value = true
  }

  watch(() => keyOf(job()), start, { immediate: true })
  tryOnScopeDispose(end)

  return { found, fault, progress, isCancelled, start, cancel }
}
