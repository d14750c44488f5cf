import type { Move } from '@shared/board/move'
import type { Setup } from '@shared/board/setup'
import type { AnalysisRefusal, SearchCounts, SearchLimits } from '@shared/analysis/analysis'
import type { EngineLogLine, EngineNotice, EngineProfile, EngineState } from '@shared/analysis/engine'
import type { VariantDefinition } from '@shared/variants/variant'

/** A position to look at, and how. Frozen by custom: sessions tell jobs apart by identity. */
export interface EngineJob {
  /** Rises with each job of a session. */
  readonly jobId: number
  readonly variant: VariantDefinition
  /** Ids of the variant's options that are on. */
  readonly options: readonly string[]
  readonly start: Setup
  /** The moves from the start to the position; all legal. */
  readonly moves: readonly Move[]
  readonly limits: SearchLimits
  readonly multiPv: number
  /** Only these are looked at; all legal moves if there are none. */
  readonly searchMoves: readonly Move[]
}

/** A score from the side to move's view, as engines give it; mate in full moves, negative if the side to move is mated. */
export interface EngineScore {
  readonly kind: 'cp' | 'mate'
  readonly value: number
}

/** Chances of the side to move in thousandths; they sum to 1000. */
export interface EngineWinDrawLoss {
  readonly win: number
  readonly draw: number
  readonly loss: number
}

/** One of the lines an engine has found; all its moves are legal from the job's position on, and there is at least one. */
export interface EngineLine {
  /** 1 for the best. */
  readonly rank: number
  /** Plies. */
  readonly depth: number
  /** Plies of the deepest line looked at; `depth` where the engine does not say. */
  readonly selDepth: number
  readonly score: EngineScore
  /** The score is only known to be at least or at most so good for the side to move. */
  readonly bound?: 'lower' | 'upper'
  readonly winDrawLoss?: EngineWinDrawLoss
  readonly moves: readonly Move[]
}

/** How a search stands; each report replaces the one before. */
export interface EngineReport {
  readonly jobId: number
  /** By rank, the best first. */
  readonly lines: readonly EngineLine[]
  readonly counts: SearchCounts
}

/** Who wants to hear from a session; what is left out is not heard. */
export interface EngineListener {
  /** Only of the job wanted now, at most ten times a second and once more before `done`. */
  readonly report?: (report: EngineReport) => void
  /** The search of the job still wanted has come to its end by itself; not told of a job taken back or replaced. */
  readonly done?: (jobId: number) => void
  readonly state?: (state: EngineState) => void
  readonly notice?: (notice: EngineNotice) => void
}

/** An engine at work for the window: our own or a program beside us. It lasts from job to job. */
export interface EngineSession {
  readonly profile: EngineProfile
  readonly state: EngineState
  /** Why the engine cannot look at this job; undefined if it can. */
  refusalOf(job: EngineJob): AnalysisRefusal | undefined
  /**
   * Looks at this job instead of whatever it looks at now; without one it stops. The engine is started
   * when it is first needed. One that gave up starts again only after it has been told to stop.
   * A job that {@link refusalOf} refuses throws.
   */
  want(job: EngineJob | undefined): void
  /** Takes over name and values; a search under way begins anew if the values differ. */
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
