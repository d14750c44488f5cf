/**
 * What a position is worth, always from White's point of view.
 *
 * `cp` counts hundredths of a pawn; `mate` counts full moves until mate, positive where White mates,
 * negative where Black does, never 0 (a mate on the board is an outcome, not a score).
 */
export type Score =
  { readonly kind: 'cp'; readonly value: number } | { readonly kind: 'mate'; readonly value: number }

/** Chances of the game's three results in thousandths; they sum to 1000. */
export interface WinDrawLoss {
  readonly white: number
  readonly draw: number
  readonly black: number
}
