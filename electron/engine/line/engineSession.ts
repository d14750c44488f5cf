import type { Move } from '@shared/board/move'
import type { AnalysisRefusal, EngineLine, SearchCounts, SearchLimits } from '@shared/analysis/analysis'
import type { EngineLogLine, EngineNotice, EngineProfile, EngineState } from '@shared/analysis/engine'
import type { Position } from '../../core/position'
import type { PositionContext } from './playedLine'

/** A position to search, and how. Jobs are not changed once made: sessions compare them by identity. */
export interface EngineJob extends PositionContext {
  /** Increases with each job of a session. */
  readonly jobId: number
  /**
   * The position itself, with its past. It belongs to the caller, who must keep it until the session has another job or
   * none; a session that plays moves on it takes them back.
   */
  readonly position: Position
  readonly limits: SearchLimits
  readonly multiPv: number
  /** Only these moves are searched; all legal moves if the list is empty. */
  readonly searchMoves: readonly Move[]
}

/** The state of a search; each report replaces the one before. */
export interface EngineReport {
  readonly jobId: number
  /** By rank, the best first; each has at least one move. */
  readonly lines: readonly EngineLine[]
  readonly counts: SearchCounts
}

/** The callbacks of a session; all are optional. */
export interface EngineListener {
  /** Called only for the current job, at most every {@link REPORT_MS}, and once more before `done`. */
  readonly report?: (report: EngineReport) => void
  /** The search of the current job has ended by itself; not called for a job that was stopped or replaced. */
  readonly done?: (jobId: number) => void
  readonly state?: (state: EngineState) => void
  readonly notice?: (notice: EngineNotice) => void
}

/** An engine that works for the window: our own or an external program. It stays for many jobs. */
export interface EngineSession {
  readonly profile: EngineProfile
  readonly state: EngineState
  /**
   * Starts this job in place of the current one; undefined stops the engine. The engine is started when it is first
   * needed. One that failed for good starts again only after a stop.
   *
   * @returns why the engine cannot look at this job, in which case nothing has changed; undefined if it can
   */
  want(job: EngineJob | undefined): AnalysisRefusal | undefined
  /** Takes over the name and values of the profile; a running search begins again if the values differ. */
  change(profile: EngineProfile): void
  /** Presses a button option, between searches. */
  press(option: string): void
  /** The latest lines, the oldest first; empty for an engine without a process. */
  log(): readonly EngineLogLine[]
  /** Returns the function that ends the subscription. */
  listen(listener: EngineListener): () => void
  /** Ends the engine; resolves when its process or threads are gone. */
  close(): Promise<void>
}
