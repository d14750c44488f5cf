/** What a preparation has come to. */
export interface PreparationNumbers {
  /** Positions that were searched. */
  readonly positions: number
  /** Positions of ours that have a move. */
  readonly decisions: number
  /** Probability, 0 to 1, that the next two answers of the other side are prepared for. */
  readonly coverage: number
  /** Of the first position, in centipawns from White's view; more than 20,000 is a mate. */
  readonly value: number
  readonly nodes: number
  /** Plies of the longest line. */
  readonly depth: number
}
