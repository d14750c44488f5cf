import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { t } from '@shared/i18n/t'
import type { ReportUpdate } from '@shared/ipc/contract'
import { unflatten } from '@shared/tree/flat'
import type { Game } from '@shared/tree/game'
import { variantById } from '@shared/variants'
import { bridge } from '../../ipc/client'
import { useArrangementsStore } from '../../stores/arrangements'
import { useDocumentsStore } from '../../stores/documents'
import { titleOf } from '../../stores/gameTitle'
import { useNoticesStore } from '../../stores/notices'
import { describeReportRefusal } from './describeReportRefusal'
import { lineKey, positionsOf, type ReportEffort, type ReportLine, reportLineOf } from './gameReport'
import { timeLeft } from './timeLeft'
import { useReportStore } from './reportStore'

/** A game that waits for its report: the one of a tab, or one of a file. */
export type QueuedGame =
  | { readonly kind: 'tab'; readonly documentId: string }
  | { readonly kind: 'listed'; readonly fileId: string; readonly place: number }

/** A game that is being reported on. */
export interface RunningReport {
  readonly queued: QueuedGame
  readonly name: string
  readonly line: ReportLine
  readonly effort: ReportEffort
  readonly key: string
  /** Positions known, of those there are. */
  readonly known: number
  readonly positions: number
  /** Milliseconds; absent until it can be told. */
  readonly left?: number
}

/** What the main process has been asked for; its number is known once it has answered. */
interface Job {
  id?: number
  readonly line: ReportLine
  /** Known before it began: what it remembers of those is no news. */
  readonly before: number
  readonly since: number
}

/** Games on their way to a report, one after the other, in the background. */
export const useReportQueueStore = defineStore('reportQueue', () => {
  const arrangements = useArrangementsStore()
  const documents = useDocumentsStore()
  const notices = useNoticesStore()
  const store = useReportStore()

  const waiting = shallowRef<readonly QueuedGame[]>([])
  const running = shallowRef<RunningReport>()
  const isPaused = shallowRef(false)
  /** Of the games asked for since nothing was left to do. */
  const total = shallowRef(0)
  const skipped = shallowRef(0)
  const effort = shallowRef<ReportEffort>()
  let job: Job | undefined
  /** Updates that came before the answer that tells which job they are of. */
  let early: ReportUpdate[] = []

  const isBusy = computed(() => running.value !== undefined || waiting.value.length > 0)
  /** The game that is on, from 1. */
  const number = computed(() => total.value - waiting.value.length)

  const gameOf = async (queued: QueuedGame): Promise<Game | undefined> => {
    if (queued.kind === 'tab') return documents.documentById(queued.documentId)?.game
    const { fileId, place } = queued
    const open = documents.documents.find(({ origin }) => origin?.fileId === fileId && origin.index === place)
    if (open) return open.game
    const read = await arrangements.look(fileId, place)
    return read.ok ? unflatten(read.value) : undefined
  }

  const finish = () => {
    const { value: games } = total
    const unread = skipped.value
    total.value = 0
    skipped.value = 0
    isPaused.value = false
    const words =
      unread > 0
        ? t('report.queue.doneSkipped', { games: games - unread, skipped: unread })
        : t('report.queue.done', { games })
    if (games > 1 || unread > 0) notices.tell('done', words)
  }

  const advance = async (): Promise<void> => {
    if (running.value || isPaused.value) return
    const [queued, ...rest] = waiting.value
    if (!queued) {
      if (total.value > 0) finish()
      return
    }
    waiting.value = rest
    await begin(queued)
  }

  const skip = () => {
    running.value = undefined
    skipped.value += 1
    return advance()
  }

  const begin = async (queued: QueuedGame): Promise<void> => {
    const by = effort.value!
    const game = await gameOf(queued)
    const line = game && variantById(game.variant).playable ? reportLineOf(game) : undefined
    if (!game || !line || line.moves.length === line.setup) return skip()
    store.begin(line, by)
    const key = lineKey(line)
    const before = store.reports.get(key)!.examined.size
    const mine: Job = { line, before, since: performance.now() }
    job = mine
    early = []
    running.value = {
      queued,
      name: titleOf(game),
      line,
      effort: by,
      key,
      known: before,
      positions: positionsOf(line),
    }
    const begun = await bridge().request('report:start', { ...line, ...by })
    if (job !== mine) return
    if (begun.ok) {
      mine.id = begun.value
      for (const update of early.splice(0)) receive(update)
      return
    }
    store.refuse(line, begun.error)
    return leave(begun.error.kind === 'illegalPosition')
  }

  /** The engine did not go on: another game may fare better, or the engine is to blame. */
  const leave = async (isGameToBlame: boolean): Promise<void> => {
    const { value: game } = running
    job = undefined
    if (isGameToBlame) return skip()
    running.value = undefined
    if (!game) return
    waiting.value = [game.queued, ...waiting.value]
    isPaused.value = true
    const refusal = store.reports.get(game.key)?.refusal
    if (refusal && store.key !== game.key) notices.report(describeReportRefusal(refusal))
  }

  const receive = (update: ReportUpdate) => {
    if (!job || !running.value) return
    if (job.id === undefined) {
      early.push(update)
      return
    }
    if (update.job !== job.id) return
    const { line, before, since } = job
    store.learn(line, update.found)
    store.countRemembered(line, Math.max(0, update.remembered - before))
    const known = store.reports.get(lineKey(line))?.examined.size ?? 0
    const { positions } = running.value
    const searched = known - Math.max(before, update.remembered)
    const left = timeLeft(performance.now() - since, searched, positions - known)
    running.value = { ...running.value, known, ...(left !== undefined && { left }) }
    if (update.state === 'done') {
      job = undefined
      running.value = undefined
      void advance()
    } else if (update.state === 'failed') {
      if (update.refusal) store.refuse(line, update.refusal)
      void leave(update.refusal?.kind === 'illegalPosition')
    }
  }

  /** Puts games into the queue, and begins. */
  const start = (games: readonly QueuedGame[]) => {
    if (!store.effort || games.length === 0) return
    effort.value = store.effort
    total.value += games.length
    waiting.value = [...waiting.value, ...games]
    isPaused.value = false
    void advance()
  }

  /** The engine ends at once; what it has found stays. */
  const pause = () => {
    const { value: game } = running
    if (isPaused.value || !isBusy.value) return
    isPaused.value = true
    job = undefined
    running.value = undefined
    if (game) waiting.value = [game.queued, ...waiting.value]
    void bridge().request('report:stop')
  }

  const resume = () => {
    isPaused.value = false
    void advance()
  }

  const toggle = () => (isPaused.value ? resume() : pause())

  /** Gives up all games; what was found stays. */
  const cancel = () => {
    job = undefined
    waiting.value = []
    running.value = undefined
    isPaused.value = false
    total.value = 0
    skipped.value = 0
    void bridge().request('report:stop')
  }

  return {
    waiting,
    running,
    isPaused,
    isBusy,
    total,
    number,
    effort,
    start,
    pause,
    resume,
    toggle,
    cancel,
    receive,
  }
})
