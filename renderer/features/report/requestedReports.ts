import { computed, shallowRef } from 'vue'
import { useTasksStore } from '../tasks/tasksStore'
import type { ReportEffort, ReportLine } from './gameReport'
import type { QueuedGame } from './queuedGame'

/** A game that is being reported on. */
export interface RunningReport {
  readonly queued: QueuedGame
  readonly name: string
  readonly line: ReportLine
  readonly key: string
  /** Positions known before it began, which do not count as new. */
  readonly before: number
}

/** Games that were requested together, one task of the main process. */
export interface RequestedReports {
  /** Identifies the request in events. */
  readonly key: string
  readonly effort: ReportEffort
  /** Nodes of our engine that the setup of the game takes at the same time; 0 if it is not searched. */
  readonly setupNodes: number
  /** Undefined for games that are no longer listed. */
  readonly games: readonly (QueuedGame | undefined)[]
  /** How many of the games are done. */
  readonly done: number
  /** How many of those cannot be played through. */
  readonly skipped: number
  /** The id of the task; absent until the main process has answered. */
  readonly task?: number
  readonly running?: RunningReport
  /** The game that was finished last. */
  readonly last?: RunningReport
  /** Called once with the results, instead of the notice that reports are done. */
  readonly ended?: (end: RequestEnd) => void
}

/** Whether all games are done, or the request was cancelled. */
export type RequestEnd = 'done' | 'stopped'

const isOver = ({ done, games }: RequestedReports): boolean => done === games.length

/**
 * The state of the requested reports.
 *
 * @param seen the key of the current game
 */
export const requestedReports = (seen: () => string | undefined) => {
  const tasks = useTasksStore()

  /** All requests since the queue was last empty. */
  const wishes = shallowRef<readonly RequestedReports[]>([])

  const left = computed(() => wishes.value.filter(wish => !isOver(wish)))
  const isHalted = ({ task }: RequestedReports): boolean => tasks.isHalted(task)

  /** Several may run side by side: the request of the current game if it is among them, else the first. */
  const active = computed(() => {
    const all = left.value.filter(wish => wish.running && !isHalted(wish))
    return all.find(wish => wish.running?.key === seen()) ?? all[0]
  })
  const running = computed(() => active.value?.running)
  /** The progress of the active task. */
  const progress = computed(() => tasks.progressOf(active.value?.task))
  /** Games whose turn has not come yet, and halted ones. */
  const waiting = computed(() =>
    left.value.flatMap(wish => {
      const first = wish.done + (wish.running && !isHalted(wish) ? 1 : 0)
      return wish.games.slice(first).filter(queued => queued !== undefined)
    }),
  )
  const isBusy = computed(() => running.value !== undefined || waiting.value.length > 0)
  const isPaused = computed(() => left.value.length > 0 && left.value.every(isHalted))
  const total = computed(() => wishes.value.flatMap(({ games }) => games.filter(one => one)).length)
  /** The number of the current game, from 1. */
  const number = computed(() => total.value - waiting.value.length)

  const wishOf = (key: string) => wishes.value.find(wish => wish.key === key)
  const change = (key: string, to: (wish: RequestedReports) => RequestedReports) => {
    wishes.value = wishes.value.map(wish => (wish.key === key ? to(wish) : wish))
  }

  const drop = (key: string) => {
    const [gone, others] = [wishOf(key), wishes.value.filter(wish => wish.key !== key)]
    wishes.value = others.every(isOver) ? [] : others
    gone?.ended?.('stopped')
  }

  return {
    wishes,
    left,
    isHalted,
    wishOf,
    change,
    drop,
    waiting,
    running,
    progress,
    isPaused,
    isBusy,
    total,
    number,
  }
}
