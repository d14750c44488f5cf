import type { EngineLine, SearchCounts, SearchLimits } from '@shared/analysis/analysis'
import type { Move } from '@shared/board/move'
import type { PositionContext } from '../line/playedLine'

/** The remaining time of the side to move. */
export interface ClockLimits {
  readonly timeMs: number
  /** Added after each move. */
  readonly incrementMs: number
  /** Moves until more time is added; absent if the time is for the rest of the game. */
  readonly movesToGo?: number
}

/** How far a search in a game goes: the first limit that is reached ends it. */
export interface GoLimits extends SearchLimits {
  readonly clock?: ClockLimits
  /** Milliseconds reserved for delays between us and the clock; 0 by default. */
  readonly overheadMs?: number
  /** The time does not count until the opponent has made the expected move. */
  readonly ponder?: boolean
}

/** The position that a search pool searches, and how. */
export interface SearchJob extends PositionContext {
  readonly limits: GoLimits
  /** How many of the best moves are reported; at least 1. */
  readonly multiPv: number
  /** Only these moves are searched; all of them if the list is empty. */
  readonly searchMoves: readonly Move[]
  /**
   * The search does not consider leaps, adjustments and transpositions; used to compare its strength with and without
   * them.
   */
  readonly withoutSpecialMoves?: boolean
}

/** An intermediate result of a search; its counts are those of all threads together. */
export interface SearchReport extends Required<SearchCounts> {
  /** By rank. */
  readonly lines: readonly EngineLine[]
  readonly depth: number
  readonly selDepth: number
}

/** The result of a search. */
export interface SearchAnswer {
  /** Absent if there is no legal move. */
  readonly best?: Move
  /** The reply expected from the opponent. */
  readonly ponder?: Move
  readonly report: SearchReport
}

/** A search that is running or waits for the one before it. */
export interface RunningSearch {
  /** Always resolves, even if threads die. */
  readonly done: Promise<SearchAnswer>
  /** Ends it within a few milliseconds; it answers with what it has found. */
  stop(): void
  /** The expected move was made: the time counts from now on. */
  ponderHit(): void
}
