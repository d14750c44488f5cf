import type { Color } from '../board/color'
import type { VariantId } from '../variants'

/** What a preparation searches. */
export interface PreparationJob {
  readonly variant: VariantId
  /** Ids of the variant's options that are on. */
  readonly options: readonly string[]
  /** The first position. */
  readonly fen: string
  /** The side that is prepared. */
  readonly color: Color
  /** An answer that gives away more points of winning chance, of 100, need not be expected. */
  readonly margin: number
  /** The most plies from the beginning. */
  readonly depth: number
  /** How many of the best moves each search reports: for our side, which has to choose one, and for the other. */
  readonly lines: { readonly own: number; readonly other: number }
  /**
   * The greatest effort of a search ({@link import('./effort').mostEffortOf}). Every position of ours gets at least the nodes of
   * a position, even if that is more.
   */
  readonly mostEffort: number
}

export const DEFAULT_PREPARED_MARGIN = 5
export const MAX_PREPARED_DEPTH = 60
export const DEFAULT_PREPARED_LINES: PreparationJob['lines'] = { own: 3, other: 5 }
