import type { EngineLine, SearchLimits } from '@shared/analysis/analysis'
import type { Move } from '@shared/board/move'
import type { PositionContext } from '../line/playedLine'

/** What is left on the clock of the side to move. */
export interface ClockLimits {
  readonly timeMs: number
  /** Added after each move. */
  readonly incrementMs: number
  /** Moves until more time is added; absent where the time is for the rest of the game. */
  readonly movesToGo?: number
}

/** How far a search in a game goes: the first limit that is reached ends it. */
export interface GoLimits extends SearchLimits {
  readonly clock?: ClockLimits
  /** Held back for what lies between us and the clock (milliseconds); 0 if not said. */
  readonly overheadMs?: number
  /** The time does not count before the opponent has made the expected move. */
  readonly ponder?: boolean
}

/** What a search pool is asked to look at. */
export interface SearchJob extends PositionContext {
  readonly limits: GoLimits
  /** How many of the best moves are reported; at least 1. */
  readonly multiPv: number
  /** Only these moves are looked at; all of them if there are none. */
  readonly searchMoves: readonly Move[]
  /** The search does not know leaps, adjustments and transpositions; for comparing strength with and without. */
  readonly withoutSpecialMoves?: boolean
}

/** The state of a search. */
export interface SearchReport {
  /** By rank. */
  readonly lines: readonly EngineLine[]
  /** Of all threads together. */
  readonly nodes: number
  /** Nodes a second. */
  readonly speed: number
  readonly timeMs: number
  /** Filled part of the hash table in thousandths. */
  readonly hashFull: number
  readonly depth: number
  readonly selDepth: number
}

/** The result of a search. */
export interface SearchAnswer {
  /** Absent where there is no legal move. */
  readonly best?: Move
  /** What is expected of the opponent then. */
  readonly ponder?: Move
  readonly report: SearchReport
}

/** A search under way or waiting for the one before it to end. */
export interface RunningSearch {
  /** Always answers, even if threads die. */
  readonly done: Promise<SearchAnswer>
  /** Ends it within a few milliseconds; it answers with what it has. */
  stop(): void
  /** The expected move was made: from now on the time counts. */
  ponderHit(): void
}
