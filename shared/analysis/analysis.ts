import type { Move, MoveKind } from '../board/move'
import type { VariantId } from '../variants'
import type { Bound, Score, View, WinDrawLoss } from './score'

/** The limits of a search; the first one reached ends it, and without any it goes on until it is stopped. */
export interface SearchLimits {
  /** Plies. */
  readonly depth?: number
  readonly nodes?: number
  readonly moveTimeMs?: number
  /** Looks for a mate in at most this many moves. */
  readonly mate?: number
}

/** What an engine is asked to look at. */
export interface AnalysisRequest {
  readonly engineId: string
  readonly variant: VariantId
  /** Ids of the variant's options that are on. */
  readonly options: readonly string[]
  /** Where the line to the position begins. */
  readonly startFen: string
  /** The moves from there to the position, in UCI; engines need them to see repetitions. */
  readonly moves: readonly string[]
  readonly multiPv: number
  readonly limits: SearchLimits
  /** Only these moves are looked at, in UCI; all of them if there are none. */
  readonly searchMoves: readonly string[]
  /** The other side is to move: what would it do? Not possible in check and during the setup. */
  readonly threat: boolean
}

/** One of the best lines that a search has found, from one point of view. */
export interface SearchLine<V extends View, M> {
  /** 1 for the best. */
  readonly rank: number
  /** Plies. */
  readonly depth: number
  /** Plies of the deepest line looked at; `depth` where the engine does not say. */
  readonly selDepth: number
  readonly score: Score<V>
  readonly bound?: Bound
  readonly winDrawLoss?: WinDrawLoss<V>
  readonly moves: readonly M[]
}

/** A line as engines send it; all its moves are legal from the searched position on. */
export type EngineLine = SearchLine<'mover', Move>

/** A move of an engine's line, written. */
export interface LineMove {
  readonly uci: string
  readonly san: string
  readonly kind: MoveKind
}

/** A line as the window shows it. */
export type AnalysisLine = SearchLine<'white', LineMove>

/** How far a search has come. */
export interface SearchCounts {
  readonly nodes: number
  /** Nodes a second. */
  readonly speed: number
  readonly timeMs: number
  /** Filled part of the hash table in thousandths. */
  readonly hashFull?: number
}

export const ANALYSIS_STATES = ['running', 'finished', 'stopped'] as const
export type AnalysisState = (typeof ANALYSIS_STATES)[number]

/** What an engine has to say of a position; each update replaces the one before. */
export interface AnalysisUpdate {
  readonly engineId: string
  /** Names the request that this answers; rises with each. 0 where nothing was searched for it. */
  readonly jobId: number
  /** The position that was looked at, in canonical form; that of a threat has the other side to move. */
  readonly fen: string
  readonly state: AnalysisState
  readonly lines: readonly AnalysisLine[]
  readonly counts: SearchCounts
  /** Kept from an earlier search, and not searched again so far. */
  readonly cached: boolean
}

/** Why an engine does not look at a position. */
export type AnalysisRefusal =
  | { readonly kind: 'unknownEngine'; readonly engineId: string }
  /** The engine's variants do not include the system; during a setup not even as a Chess960 position. */
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
