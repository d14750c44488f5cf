import type { SearchLimits } from '@shared/analysis/analysis'
import type { EngineFault } from '@shared/analysis/engineFault'
import type { Score } from '@shared/analysis/score'
import type { Result } from '@shared/result'
import type { VariantDefinition } from '@shared/variants/variant'
import { EIGHT_LAYOUT, layoutOf } from '../../core/boardLayout'

/*
 * Searches of single positions. With a limit of nodes or depth the answer is a pure function of the position and its
 * past, the searcher's identity and the limit. It does not depend on earlier questions, the number of threads or the
 * machine.
 */

/** The limits of a search; if several are set, the first one reached ends it. At least one is set. */
export type QuestionLimits = Pick<SearchLimits, 'nodes' | 'depth' | 'moveTimeMs'>

/** A position to be searched with a fixed effort. */
export interface SearchQuestion {
  readonly variant: VariantDefinition
  /** Ids of the variant's options that are on. */
  readonly options: readonly string[]
  /** The start of the line to the position; no earlier position can come back. */
  readonly fen: string
  /** The moves from there to the position, in UCI, so that repetitions are recognized. */
  readonly moves: readonly string[]
  readonly limits: QuestionLimits
  /** The number of best moves for which a line is wanted. */
  readonly multiPv: number
}

/** One of the best lines. */
export interface SearchedLine {
  readonly score: Score<'white'>
  /** In plies. */
  readonly depth: number
  /** In UCI. */
  readonly moves: readonly string[]
}

/** The result of a search. */
export interface Searched {
  /** By rank; at least one. */
  readonly lines: readonly SearchedLine[]
  /** The nodes actually searched: fewer than the limit if a mate ends the search, and a few more with some programs. */
  readonly nodes: number
}

/** Why there is no result. */
export type SearchFault =
  | EngineFault
  /** The search was stopped because its answer is no longer wanted. */
  | { readonly kind: 'stopped' }

/** The engine failed and cannot be used any more. */
export type EngineFailed = Extract<EngineFault, { readonly kind: 'engineFailed' }>

export type SearchReply = Result<Searched, SearchFault>

/** The reply to a question that is no longer wanted. */
export const STOPPED = { ok: false, error: { kind: 'stopped' } } as const satisfies SearchReply

/**
 * Identifies an engine, its version and everything else that changes its answers, separately for each kind of board.
 */
export interface SearcherIdentity {
  /** On eight by eight boards. */
  readonly eight: string
  readonly larger: string
}

/** The identity of an engine that is the same for all boards. */
export const onAllBoards = (identity: string): SearcherIdentity => ({ eight: identity, larger: identity })

/** The identity of the engine for games of a system. */
export const identityFor = (
  { eight, larger }: SearcherIdentity,
  { board }: Pick<VariantDefinition, 'board'>,
): string => (layoutOf(board) === EIGHT_LAYOUT ? eight : larger)

/** An engine that answers questions: ours, or an external program. */
export interface Searcher {
  readonly identity: SearcherIdentity
  /** The number of positions searched side by side. */
  readonly width: number
  /** Searches a position; questions beyond the width wait in order. Always resolves. */
  search(question: SearchQuestion): Promise<SearchReply>
  /** Replies to all waiting and running questions as stopped, at once. New questions can be asked afterwards. */
  stop(): void
  /** Stops, and ends everything that was started; resolves when all of it has ended. */
  close(): Promise<void>
}

/** A searcher for several callers, who share the cores with others. */
export interface SharedSearcher extends Searcher {
  /** @param signal makes this question reply as stopped, at once */
  search(question: SearchQuestion, signal?: AbortSignal): Promise<SearchReply>
  /**
   * Limits how many positions are searched from now on; running searches beyond that are suspended until more are
   * allowed.
   */
  allow(width: number): void
}
