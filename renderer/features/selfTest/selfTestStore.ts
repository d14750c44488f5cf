import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type {
  ReferencesError,
  SelfTestLevel,
  SelfTestProgress,
  SelfTestReport,
  SelfTestRow,
} from '@shared/ipc/contract'
import { bridge } from '../../ipc/client'
import { lastAsked } from '../../ipc/followedRequest'

/** The self-test on the screen: at most one run, and the result of the last one. */
export const useSelfTestStore = defineStore('selfTest', () => {
  const level = shallowRef<SelfTestLevel>('quick')
  /** The rows that the current run is going to count. */
  const planned = shallowRef<readonly SelfTestRow[]>([])
  /** Progress of the current run; undefined before its first report. */
  const progress = shallowRef<SelfTestProgress>()
  const report = shallowRef<SelfTestReport>()
  const error = shallowRef<ReferencesError>()
  const runId = shallowRef<string>()
  const asked = lastAsked()

  const isRunning = computed(() => runId.value !== undefined)
  const result = computed(() => report.value ?? progress.value)
  const rows = computed(() => result.value?.rows ?? planned.value)
  const differences = computed(() => result.value?.differences ?? [])

  const clear = () => {
    planned.value = []
    progress.value = undefined
    report.value = undefined
    error.value = undefined
  }

  const start = async () => {
    const isLast = asked.ask()
    clear()
    const begun = await bridge().request('selfTest:start', { level: level.value, variants: [] })
    if (!begun.ok) {
      if (isLast()) error.value = begun.error
      return
    }
    if (!isLast()) {
      await bridge().request('selfTest:cancel', begun.value.runId)
      return
    }
    runId.value = begun.value.runId
    planned.value = begun.value.rows
  }

  const cancel = async () => {
    if (runId.value !== undefined) await bridge().request('selfTest:cancel', runId.value)
  }

  const receive = (news: SelfTestProgress) => {
    if (news.runId === runId.value) progress.value = news
  }

  const finish = (done: SelfTestReport) => {
    if (done.runId !== runId.value) return
    report.value = done
    runId.value = undefined
  }

  /** Clears everything and cancels the current run. */
  const close = async () => {
    asked.forget()
    const ending = cancel()
    runId.value = undefined
    clear()
    await ending
  }

  return {
    level,
    rows,
    differences,
    progress,
    report,
    error,
    isRunning,
    start,
    cancel,
    receive,
    finish,
    close,
  }
})
