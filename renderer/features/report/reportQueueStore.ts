import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { variantById } from '@shared/variants'
import { describeEngineFault } from '../../errors/describeEngineFault'
import { useArrangementsStore } from '../../stores/arrangements'
import { useNoticesStore } from '../../stores/notices'
import { reportLineOf } from './gameReport'
import { movedGame, type QueuedGame, useQueuedGames } from './queuedGame'
import { type AskedReport, reportSearch, type RunningReport, type SearchEnd } from './reportSearch'
import { useReportEnds } from './reportEnds'
import { useReportStore } from './reportStore'

/** Games on their way to a report, one after the other, in the background. */
export const useReportQueueStore = defineStore('reportQueue', () => {
  const notices = useNoticesStore()
  const store = useReportStore()
  const arrangements = useArrangementsStore()
  const gameOf = useQueuedGames()
  const tellEnd = useReportEnds()

  const waiting = shallowRef<readonly AskedReport[]>([])
  const isPaused = shallowRef(false)
  /** Of the games asked for since nothing was left to do. */
  const total = shallowRef(0)
  const skipped = shallowRef(0)
  /** A game is being read. */
  let isReading = false
  /** The game that was done last. */
  let last: RunningReport | undefined
  /** How often everything was given up, or done. */
  let clearings = 0

  const { running, begin, drop, receive } = reportSearch(onEnd)

  const isBusy = computed(() => running.value !== undefined || waiting.value.length > 0)
  /** The game that is on, from 1. */
  const number = computed(() => total.value - waiting.value.length)

  const clear = () => {
    clearings += 1
    waiting.value = []
    isPaused.value = false
    total.value = 0
    skipped.value = 0
    last = undefined
  }

  const finish = () => {
    const [games, unread, ended] = [total.value - skipped.value, skipped.value, last]
    clear()
    tellEnd(games, unread, ended)
  }

  const beginWith = async (asked: AskedReport) => {
    const before = clearings
    isReading = true
    const game = await gameOf(asked.queued).finally(() => (isReading = false))
    // Given up while it was read; others may have been asked for since.
    if (clearings !== before) {
      advance()
      return
    }
    if (isPaused.value) {
      waiting.value = [asked, ...waiting.value]
      return
    }
    const line = game && variantById(game.variant).playable ? reportLineOf(game) : undefined
    if (game && line && line.moves.length > line.setup) await begin(asked, game, line)
    else skip()
  }

  const advance = () => {
    if (running.value || isReading || isPaused.value) return
    const [asked, ...rest] = waiting.value
    waiting.value = rest
    if (asked) void beginWith(asked)
    else if (total.value > 0) finish()
  }

  const skip = () => {
    skipped.value += 1
    advance()
  }

  /** The engine is to blame: all games wait for somebody to see to it. */
  const wait = ({ asked, key }: RunningReport) => {
    waiting.value = [asked, ...waiting.value]
    isPaused.value = true
    const fault = store.reports.get(key)?.fault
    if (fault && store.key !== key) notices.report(describeEngineFault(fault))
  }

  function onEnd(end: SearchEnd, game: RunningReport) {
    if (end === 'done') {
      last = game
      advance()
    } else if (end === 'stopped') clear()
    else if (end === 'unplayable') skip()
    else wait(game)
  }

  /** Puts games into the queue, to be looked at as the settings say now, and begins. */
  const start = (games: readonly QueuedGame[]) => {
    const { effort } = store
    if (!effort || games.length === 0) return
    total.value += games.length
    waiting.value = [...waiting.value, ...games.map(queued => ({ queued, effort }))]
    isPaused.value = false
    advance()
  }

  /** The engine ends at once; what it has found stays. */
  const pause = () => {
    if (isPaused.value || !isBusy.value) return
    isPaused.value = true
    const game = drop()
    if (game) waiting.value = [game.asked, ...waiting.value]
  }

  const resume = () => {
    isPaused.value = false
    advance()
  }

  /** Games that wait are still the ones that were asked for; those that were deleted need no report. */
  arrangements.follow((fileId, placeNow) => {
    const before = waiting.value.length
    waiting.value = waiting.value.flatMap(asked => {
      const queued = movedGame(asked.queued, fileId, placeNow)
      return queued ? [{ ...asked, queued }] : []
    })
    total.value -= before - waiting.value.length
    if (!isBusy.value && !isReading) clear()
    const queued = running.value && movedGame(running.value.asked.queued, fileId, placeNow)
    if (running.value && queued)
      running.value = { ...running.value, asked: { ...running.value.asked, queued } }
  })

  const toggle = () => (isPaused.value ? resume() : pause())

  /** Gives up all games; what was found stays. */
  const cancel = () => {
    clear()
    drop()
  }

  return { waiting, running, isPaused, isBusy, total, number, start, pause, resume, toggle, cancel, receive }
})
