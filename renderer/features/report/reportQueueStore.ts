import { defineStore } from 'pinia'
import { watch } from 'vue'
import { nodesInSameTime } from '@shared/analysis/relativeSpeed'
import type { ReportUpdate, RequestedGame } from '@shared/ipc/contract'
import { shortened } from '@shared/cutText'
import { titleOf } from '@shared/tree/gameTitle'
import { bridge } from '../../ipc/client'
import { describeEngineFault } from '../../errors/describeEngineFault'
import { useGameListsStore } from '../../openFiles/gameLists'
import { type NoticeAction, useNoticesStore } from '../../stores/notices'
import { useJudgeStore } from '../../stores/judge'
import { useSettingsStore } from '../../stores/settings'
import { useTasksStore } from '../tasks/tasksStore'
import { searchedBeside } from './chosenEffort'
import { lineKey, positionsOf, reportLineOf } from './gameReport'
import { movedGame, type QueuedGame, useQueuedGames } from './queuedGame'
import { useReportStore } from './reportStore'
import { type RequestedReports, requestedReports, type RunningReport } from './requestedReports'
import { t } from '@shared/i18n/t'
import { MAX_NOTIFICATION_LENGTH } from '@shared/ipc/known'
import { isAttended, whenAttended } from '../../stores/attention'
import { useSplitViewStore } from '../../workbench/splitView'
import { useDocumentsStore } from '../../openFiles/documents'
import { useFilesStore } from '../../openFiles/files'
import { usePlaceStore } from '../../workbench/place'

/** Announces finished reports if the window is out of sight, with a link to them. */
const useReportEnds = () => {
  const splitView = useSplitViewStore()
  const documents = useDocumentsStore()
  const files = useFilesStore()
  const notices = useNoticesStore()
  const place = usePlaceStore()
  const store = useReportStore()

  const isSeen = ({ key }: RunningReport): boolean =>
    isAttended() && place.current === 'analysis' && store.key === key && !splitView.isShown

  const isThere = (queued: QueuedGame): boolean =>
    queued.kind === 'listed' || documents.documentById(queued.documentId) !== undefined

  const show = async (queued: QueuedGame) => {
    splitView.close()
    if (queued.kind === 'tab') documents.activate(queued.documentId)
    else await files.openGame(queued.fileId, queued.place)
    store.show()
  }

  const wayTo = ({ queued }: RunningReport): NoticeAction | undefined =>
    isThere(queued) ? { label: t('report.queue.show'), run: () => void show(queued) } : undefined

  const announce = (text: string, last: RunningReport | undefined) => {
    const action = last && wayTo(last)
    notices.tell('done', text, { ...(action && { action }), waitsFor: whenAttended() })
    if (!isAttended()) void bridge().request('window:notify', shortened(text, MAX_NOTIFICATION_LENGTH))
  }

  /** Called when all games of these requests are done. */
  return (wishes: readonly RequestedReports[]) => {
    const skipped = wishes.reduce((sum, wish) => sum + wish.skipped, 0)
    const games = wishes.flatMap(wish => wish.games.filter(one => one)).length - skipped
    const last = wishes.findLast(wish => wish.last)?.last
    if (skipped > 0) announce(t('report.queue.doneSkipped', { games, skipped }), last)
    else if (games > 1) announce(t('report.queue.done', { games }), last)
    else if (last && !isSeen(last)) announce(t('report.queue.doneOne', { game: last.name }), last)
  }
}

/** The most letters of a game's name in the list of tasks. */
const MAX_NAME_LENGTH = 200

/** Remembers the speed of the machine during a report, to estimate the time of the next one. */
const useSpeedMemory = () => {
  const judge = useJudgeStore()
  const settings = useSettingsStore()
  return ({ effort, setupNodes, running }: RequestedReports, { engineId, nodesPerSecond }: ReportUpdate) => {
    if (nodesPerSecond === undefined) return
    const speed = judge.speedOf(engineId)
    const share = searchedBeside(effort, running ? positionsOf(running.line) : 0, setupNodes, speed)
    const report = { nodesPerSecond: nodesInSameTime(share * nodesPerSecond, speed, 1) }
    void settings.update({ report: { ...settings.settings.report, ...report } })
  }
}

/**
 * The queue of games for reports. The main process has them searched, in the order of its tasks; the page provides
 * each game when its turn comes.
 */
export const useReportQueueStore = defineStore('reportQueue', () => {
  const notices = useNoticesStore()
  const store = useReportStore()
  const tasks = useTasksStore()
  const gameOf = useQueuedGames()
  const tellEnd = useReportEnds()
  const rememberSpeed = useSpeedMemory()

  const { wishes, left, isHalted, wishOf, change, drop, ...shown } = requestedReports(() => store.key)
  const { isPaused, isBusy } = shown
  let lastKey = 0

  /** Marks the running game as done or skipped. */
  const leave = (key: string, end: 'done' | 'skipped') => {
    change(key, ({ running: last, ...wish }) => ({
      ...wish,
      done: wish.done + 1,
      skipped: wish.skipped + (end === 'skipped' && wish.games[wish.done] ? 1 : 0),
      ...(end === 'done' && last && { last }),
    }))
    const wish = wishOf(key)
    if (wish && wish.done === wish.games.length) wish.ended?.('done')
    if (left.value.length > 0) return
    const told = wishes.value.filter(one => !one.ended)
    wishes.value = []
    tellEnd(told)
  }

  /** Provides a game whose turn has come. */
  const give = async ({ key, game }: RequestedGame) => {
    const queued = wishOf(key)?.games[game]
    const read = queued && (await gameOf(queued))
    const wish = wishOf(key)
    // Cancelled meanwhile, or requested by another window.
    if (!wish) return
    const line = read ? reportLineOf(read) : undefined
    if (!queued || !read || !line || line.moves.length === line.setup) {
      await bridge().request('report:game', key, game, null)
      return
    }
    store.begin(line, wish.effort)
    const [name, before] = [shortened(titleOf(read), MAX_NAME_LENGTH), store.sizeOf(line)]
    change(key, one => ({ ...one, running: { queued, name, line, key: lineKey(line), before } }))
    await bridge().request('report:game', key, game, { ...line, name })
  }

  const learn = ({ line, before }: RunningReport, { engineId, found, remembered }: ReportUpdate) => {
    store.learn(line, engineId, found)
    store.countRemembered(line, Math.max(0, remembered - before))
  }

  const receive = (update: ReportUpdate) => {
    const { key, state, fault } = update
    const wish = wishOf(key)
    if (!wish) return
    if (wish.running) learn(wish.running, update)
    if (wish.running && fault) {
      store.refuse(wish.running.line, fault)
      if (store.key !== wish.running.key) notices.report(describeEngineFault(fault))
    }
    if (wish.running && state === 'done') store.complete(wish.running.line)
    rememberSpeed(wish, update)
    if (state === 'done' || state === 'skipped') leave(key, state)
    if (state === 'stopped') drop(key)
  }

  /** A game at which an engine failed is tried again. */
  watch(
    () => left.value.filter(isHalted).map(({ key }) => key),
    (halted, before) => {
      for (const key of before) {
        const wish = halted.includes(key) ? undefined : wishOf(key)
        if (wish?.running) store.begin(wish.running.line, wish.effort)
      }
    },
    { flush: 'sync' },
  )

  const all = (act: (task: number) => unknown) => {
    for (const { task } of left.value) if (task !== undefined) void act(task)
  }
  /** Stops the engine at once; results found so far stay. */
  const pause = () => all(tasks.pause)
  const resume = () => all(tasks.resume)
  const toggle = () => (isPaused.value ? resume() : pause())
  /** Cancels all games; results found so far stay. */
  const cancel = () => {
    all(tasks.stop)
    const given = left.value
    wishes.value = []
    for (const { ended } of given) ended?.('stopped')
  }

  /**
   * Queues games with the current settings and starts.
   *
   * @param ended called once with the results
   * @param setupNodes nodes of our engine that the setup of the game takes at the same time
   */
  const start = async (games: readonly QueuedGame[], ended?: RequestedReports['ended'], setupNodes = 0) => {
    const { effort } = store
    if (!effort || games.length === 0) return ended?.('stopped')
    if (isPaused.value) resume()
    const key = `${performance.timeOrigin}-${(lastKey += 1)}`
    wishes.value = [
      ...wishes.value,
      { key, effort, setupNodes, games, done: 0, skipped: 0, ...(ended && { ended }) },
    ]
    const begun = await bridge().request('report:start', { key, ...effort, games: games.length })
    if (!begun.ok) {
      drop(key)
      notices.report(describeEngineFault(begun.error))
    } else if (wishOf(key)) change(key, wish => ({ ...wish, task: begun.value }))
    // Cancelled before the task was known.
    else await tasks.stop(begun.value)
  }

  /** Waiting games keep their identity when the list changes; deleted ones need no report. */
  useGameListsStore().follow((fileId, placeNow) => {
    const moved = (queued: QueuedGame | undefined) => queued && movedGame(queued, fileId, placeNow)
    wishes.value = wishes.value.map(({ running: report, ...wish }) => {
      const games = wish.games.map((queued, place) =>
        // Finished games and the running one stay in the count, even if they were deleted.
        place < wish.done + (report && !isHalted(wish) ? 1 : 0) ? (moved(queued) ?? queued) : moved(queued),
      )
      const queued = report && games[wish.done]
      return { ...wish, games, ...(report && queued && { running: { ...report, queued } }) }
    })
    if (!isBusy.value && left.value.length > 0) cancel()
  })

  return { ...shown, start, pause, resume, toggle, cancel, give, receive }
})
