import type { Color } from '../board/color'
import type { VariantId } from '../variants'

/** What a preparation searches. */
export interface PreparationJob {
  readonly variant: VariantId
  /** Ids of the variant's options that are on. */
  readonly options: readonly string[]
  /** Where it begins. */
  readonly fen: string
  /** Whom it prepares. */
  readonly color: Color
  /** An answer that gives away more points of winning chance, of 100, need not be expected. */
  readonly margin: number
  /** Plies from the beginning, at most. */
  readonly depth: number
  /** How many of the best moves each search reports: of our side, which has to choose one, and of the other. */
  readonly lines: { readonly own: number; readonly other: number }
  /** No search has more effort ({@link import('./effort').mostEffortOf}), but for the nodes of a position, which all of ours have. */
  readonly mostEffort: number
}

export const DEFAULT_PREPARED_MARGIN = 5
export const MAX_PREPARED_DEPTH = 60
export const DEFAULT_PREPARED_LINES: PreparationJob['lines'] = { own: 3, other: 5 }
