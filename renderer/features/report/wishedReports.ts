import type { ReportEffort, ReportLine } from './gameReport'
import type { QueuedGame } from './queuedGame'

/** A game that is being reported on. */
export interface RunningReport {
  readonly queued: QueuedGame
  readonly name: string
  readonly line: ReportLine
  readonly key: string
  /** Positions known before it began: that it remembers those is no news. */
  readonly before: number
}

/** Games that were asked for together, one task of the main process. */
export interface WishedReports {
  /** Names them in what is told of them. */
  readonly key: string
  readonly effort: ReportEffort
  /** Those that are no longer listed are left out. */
  readonly games: readonly (QueuedGame | undefined)[]
  /** How many of them have had their turn. */
  readonly done: number
  /** Of those, this many cannot be played through. */
  readonly skipped: number
  /** The id of the task; absent until the main process has answered. */
  readonly task?: number
  readonly running?: RunningReport
  /** The game that was done last. */
  readonly last?: RunningReport
}
