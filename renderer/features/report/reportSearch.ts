import { shallowRef } from 'vue'
import type { ReportUpdate } from '@shared/ipc/contract'
import type { Game } from '@shared/tree/game'
import { bridge } from '../../ipc/client'
import { titleOf } from '@shared/tree/gameTitle'
import { lineKey, positionsOf, type ReportEffort, type ReportLine } from './gameReport'
import type { QueuedGame } from './queuedGame'
import { useReportStore } from './reportStore'
import { timeLeft } from './timeLeft'

/** A game, and how closely it is to be looked at. */
export interface AskedReport {
  readonly queued: QueuedGame
  readonly effort: ReportEffort
}

/** A game that is being reported on. */
export interface RunningReport {
  readonly asked: AskedReport
  readonly name: string
  readonly line: ReportLine
  readonly key: string
  /** Positions known, of those there are. */
  readonly known: number
  readonly positions: number
  /** Of all that there is to look at, from 0 to 1; nearly so as long as it is not known which moves deserve a closer look. */
  readonly share: number
  /** All positions are known, and those around doubtful moves are looked at once more. */
  readonly isCloser: boolean
  /** Milliseconds; absent until it can be told. */
  readonly left?: number
}

/** What became of a game: nothing more to do, stopped where tasks are listed, nothing to be done, or the engine is to blame. */
export type SearchEnd = 'done' | 'stopped' | 'unplayable' | 'failed'

/** What the main process has been asked for; its number is known once it has answered. */
interface Job {
  id?: number
  readonly line: ReportLine
  /** Known before it began: that it remembers those is no news. */
  readonly before: number
  readonly since: number
}

const runningReport = (asked: AskedReport, game: Game, line: ReportLine, known: number): RunningReport => ({
  asked,
  name: titleOf(game),
  line,
  key: lineKey(line),
  known,
  positions: positionsOf(line),
  share: 0,
  isCloser: false,
})

/** How far a report has come after so many milliseconds; the bar never runs back. */
const advanced = (
  game: RunningReport,
  { done, total, remembered }: NonNullable<ReportUpdate['progress']>,
  tookMs: number,
): RunningReport => {
  const left = timeLeft(tookMs, done - remembered, total - done)
  return {
    ...game,
    share: Math.max(game.share, done / total),
    isCloser: done >= game.positions,
    ...(left !== undefined && { left }),
  }
}

/**
 * Has one game at a time looked at, and keeps what is found.
 *
 * @param onEnd told what became of a game, unless it was dropped
 */
export const reportSearch = (onEnd: (end: SearchEnd, game: RunningReport) => void) => {
  const store = useReportStore()
  const running = shallowRef<RunningReport>()
  let job: Job | undefined
  /** Updates that came before the answer that tells which job they are of. */
  let early: ReportUpdate[] = []

  const conclude = (end: SearchEnd) => {
    const { value: game } = running
    job = undefined
    running.value = undefined
    if (game) onEnd(end, game)
  }

  const advance = ({ line, before, since }: Job, { found, remembered, progress }: ReportUpdate) => {
    store.learn(line, found)
    store.countRemembered(line, Math.max(0, remembered - before))
    const game = { ...running.value!, known: store.reports.get(running.value!.key)?.examined.size ?? 0 }
    running.value = progress ? advanced(game, progress, performance.now() - since) : game
  }

  const receive = (update: ReportUpdate) => {
    if (!job) return
    if (job.id === undefined) early.push(update)
    if (job.id !== update.job) return
    advance(job, update)
    if (update.fault) store.refuse(job.line, update.fault)
    if (update.state === 'done') {
      store.complete(job.line)
      conclude('done')
    }
    if (update.state === 'stopped') conclude('stopped')
    if (update.state === 'failed')
      conclude(update.fault?.kind === 'illegalPosition' ? 'unplayable' : 'failed')
  }

  const begin = async (asked: AskedReport, game: Game, line: ReportLine) => {
    const { effort } = asked
    store.begin(line, effort)
    const before = store.reports.get(lineKey(line))!.examined.size
    const mine: Job = { line, before, since: performance.now() }
    job = mine
    early = []
    running.value = runningReport(asked, game, line, before)
    const begun = await bridge().request('report:start', { ...line, ...effort, name: titleOf(game) })
    if (job !== mine) return
    if (begun.ok) {
      mine.id = begun.value
      for (const update of early.splice(0)) receive(update)
    } else {
      store.refuse(line, begun.error)
      conclude(begun.error.kind === 'illegalPosition' ? 'unplayable' : 'failed')
    }
  }

  /** Nothing more is wanted of the game; what was found stays. */
  const drop = (): RunningReport | undefined => {
    const { value: game } = running
    job = undefined
    running.value = undefined
    void bridge().request('report:stop')
    return game
  }

  return { running, begin, drop, receive }
}
