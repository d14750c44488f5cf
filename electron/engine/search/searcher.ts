import type { EngineFault } from '@shared/analysis/engineFault'
import type { Score } from '@shared/analysis/score'
import type { Result } from '@shared/result'
import type { VariantDefinition } from '@shared/variants/variant'
import { EIGHT_LAYOUT, layoutOf } from '../../core/boardLayout'

/*
 * Positions searched one by one. With a limit of nodes or depth the answer is a pure function of position and past, the
 * searcher's identity and the limit, whatever was asked before, on any number of threads and on any machine.
 */

/** What ends a search; if several are set, the one reached first. At least one is set. */
export interface QuestionLimits {
  readonly nodes?: number
  /** Plies. */
  readonly depth?: number
  readonly moveTimeMs?: number
}

/** A position to be searched with a fixed effort. */
export interface SearchQuestion {
  readonly variant: VariantDefinition
  /** Ids of the variant's options that are on. */
  readonly options: readonly string[]
  /** Where the line to the position begins: no earlier position can come back. */
  readonly fen: string
  /** From there to the position, in UCI; repetitions are seen in them. */
  readonly moves: readonly string[]
  readonly limits: QuestionLimits
  /** How many of the best moves get a line. */
  readonly multiPv: number
}

/** One of the best lines. */
export interface SearchedLine {
  readonly score: Score<'white'>
  /** Plies. */
  readonly depth: number
  /** In UCI. */
  readonly moves: readonly string[]
}

/** What was found. */
export interface Searched {
  /** By rank, at least one. */
  readonly lines: readonly SearchedLine[]
  /** Nodes really searched: fewer than asked where a mate ends the search, a few more with some programs. */
  readonly nodes: number
}

/** Why nothing was found. */
export type SearchFault =
  | EngineFault
  /** The answer is no longer wanted. */
  | { readonly kind: 'stopped' }

/** The engine failed and cannot be used. */
export type EngineFailed = Extract<EngineFault, { readonly kind: 'engineFailed' }>

export type SearchReply = Result<Searched, SearchFault>

/** The answer to a question that is no longer wanted. */
export const STOPPED = { ok: false, error: { kind: 'stopped' } } as const satisfies SearchReply

/** Names an engine, its version and everything else that changes its answers, by the boards that are played on. */
export interface SearcherIdentity {
  /** On eight by eight. */
  readonly eight: string
  readonly larger: string
}

/** The identity of an engine that is one thing on all boards. */
export const onAllBoards = (identity: string): SearcherIdentity => ({ eight: identity, larger: identity })

/** The identity of the engine for games of a system. */
export const identityFor = (
  { eight, larger }: SearcherIdentity,
  { board }: Pick<VariantDefinition, 'board'>,
): string => (layoutOf(board) === EIGHT_LAYOUT ? eight : larger)

/** An engine that answers questions: ours, or a program beside us. */
export interface Searcher {
  readonly identity: SearcherIdentity
  /** How many positions are searched side by side. */
  readonly width: number
  /** Searches a position; questions beyond the width wait in the order of asking. Always answers. */
  search(question: SearchQuestion): Promise<SearchReply>
  /** Answers all that wait or run as stopped, at once. The searcher can be asked again. */
  stop(): void
  /** Stops, and ends all that was started; resolves when nothing of it is left. */
  close(): Promise<void>
}

/** A searcher for several askers, who share the cores with others. */
export interface SharedSearcher extends Searcher {
  /** @param signal answers this question as stopped, at once */
  search(question: SearchQuestion, signal?: AbortSignal): Promise<SearchReply>
  /** Limits how many positions are searched from now on; searches beyond that are suspended until more are allowed. */
  allow(width: number): void
}
