import type { Move, MoveKind } from '../board/move'
import type { VariantId } from '../variants'
import type { Bound, Score, View, WinDrawLoss } from './score'

/** The limits of a search; the first one reached ends it, and without any it goes on until it is stopped. */
export interface SearchLimits {
  /** In plies. */
  readonly depth?: number
  readonly nodes?: number
  readonly moveTimeMs?: number
  /** Looks for a mate in at most this many moves. */
  readonly mate?: number
}

/** What an engine is asked to search. */
export interface AnalysisRequest {
  readonly engineId: string
  readonly variant: VariantId
  /** Ids of the variant's options that are on. */
  readonly options: readonly string[]
  /** The position in which the line to the searched position begins. */
  readonly startFen: string
  /** The moves from there to the position, in UCI; engines need them to see repetitions. */
  readonly moves: readonly string[]
  readonly multiPv: number
  readonly limits: SearchLimits
  /** The only moves to search, in UCI; if empty, all moves are searched. */
  readonly searchMoves: readonly string[]
  /** Whether to search for the threat: what would the other side play if it were to move? Impossible in check and during the setup. */
  readonly threat: boolean
}

/** One of the best lines found by a search, from one point of view. */
export interface SearchLine<V extends View, M> {
  /** 1 for the best line. */
  readonly rank: number
  /** In plies. */
  readonly depth: number
  /** The depth of the deepest line searched, in plies; `depth` if the engine does not say. */
  readonly selDepth: number
  readonly score: Score<V>
  readonly bound?: Bound
  readonly winDrawLoss?: WinDrawLoss<V>
  readonly moves: readonly M[]
}

/** A line as engines send it; all its moves are legal, beginning with the searched position. */
export type EngineLine = SearchLine<'mover', Move>

/** A move of an engine's line in written form. */
export interface LineMove {
  readonly uci: string
  readonly san: string
  readonly kind: MoveKind
}

/** A line as the window shows it. */
export type AnalysisLine = SearchLine<'white', LineMove>

/** How far a search has got. */
export interface SearchCounts {
  readonly nodes: number
  /** Nodes per second. */
  readonly speed: number
  readonly timeMs: number
  /** How much of the hash table is filled, in thousandths. */
  readonly hashFull?: number
}

export const ANALYSIS_STATES = ['running', 'finished', 'stopped'] as const
export type AnalysisState = (typeof ANALYSIS_STATES)[number]

/** What an engine says about a position; each update replaces the one before. */
export interface AnalysisUpdate {
  readonly engineId: string
  /** The number of the request that this answers, which rises with each request. 0 if nothing was searched. */
  readonly jobId: number
  /** The position that was searched, in canonical form; for a threat the other side is to move. */
  readonly fen: string
  readonly state: AnalysisState
  readonly lines: readonly AnalysisLine[]
  readonly counts: SearchCounts
  /** Whether it was kept from an earlier search and has not been searched again so far. */
  readonly cached: boolean
}

/** Why an engine does not search a position. */
export type AnalysisRefusal =
  | { readonly kind: 'unknownEngine'; readonly engineId: string }
  /**
   * The engine's variants do not include the system, and the position cannot be searched as Chess960 either, which is always so
   * during a setup.
   */
  | {
      readonly kind: 'variantNotPlayed'
      readonly engine: string
      readonly variant: VariantId
      readonly inSetup: boolean
    }
  | { readonly kind: 'gameOver' }
  | { readonly kind: 'noThreatInCheck' }
  | { readonly kind: 'noThreatInSetup' }
  | { readonly kind: 'illegalPosition'; readonly fen: string; readonly detail: string }
