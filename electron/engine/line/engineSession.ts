import type { Move } from '@shared/board/move'
import type { AnalysisRefusal, EngineLine, SearchCounts, SearchLimits } from '@shared/analysis/analysis'
import type { EngineLogLine, EngineNotice, EngineProfile, EngineState } from '@shared/analysis/engine'
import type { Position } from '../../core/position'
import type { PositionContext } from './playedLine'

/** A position to look at, and how. Frozen by custom: sessions compare jobs by identity. */
export interface EngineJob extends PositionContext {
  /** Rises with each job of a session. */
  readonly jobId: number
  /**
   * The position itself, with its past. It belongs to the caller, who keeps it until the session has another job or
   * none; a session that plays on it leaves it as it was.
   */
  readonly position: Position
  readonly limits: SearchLimits
  readonly multiPv: number
  /** Only these are looked at; all legal moves if there are none. */
  readonly searchMoves: readonly Move[]
}

/** How a search stands; each report replaces the one before. */
export interface EngineReport {
  readonly jobId: number
  /** By rank, the best first; each has at least one move. */
  readonly lines: readonly EngineLine[]
  readonly counts: SearchCounts
}

/** The callbacks of a session; all are optional. */
export interface EngineListener {
  /** Only of the job wanted now, at most every {@link REPORT_MS} and once more before `done`. */
  readonly report?: (report: EngineReport) => void
  /** The search of the current job has ended by itself; not called for a job that was taken back or replaced. */
  readonly done?: (jobId: number) => void
  readonly state?: (state: EngineState) => void
  readonly notice?: (notice: EngineNotice) => void
}

/** An engine at work for the window: our own or a program beside us. It lasts from job to job. */
export interface EngineSession {
  readonly profile: EngineProfile
  readonly state: EngineState
  /**
   * Starts this job and replaces the present one; without one it stops. The engine is started when it is first needed.
   * One that failed for good starts again only after a stop.
   *
   * @returns why the engine cannot look at this job, in which case nothing has changed; undefined if it can
   */
  want(job: EngineJob | undefined): AnalysisRefusal | undefined
  /** Takes over name and values; a search under way begins again if the values differ. */
  change(profile: EngineProfile): void
  /** Presses a button option, between searches. */
  press(option: string): void
  /** The latest lines, the oldest first; empty for an engine without a process. */
  log(): readonly EngineLogLine[]
  /** Returns the function that ends the subscription. */
  listen(listener: EngineListener): () => void
  /** Ends the engine; resolves when nothing of it is left. */
  close(): Promise<void>
}
