/**
 * A position for the script of a page: the number of the position before it, the changes on the board, the squares of the move,
 * its label, its words for screen readers, drawings on the board as SVG, and the pieces in hand. The last two are left out if
 * there are none.
 */
export type PlayedPosition = readonly [
  parent: number,
  changes: string,
  lit: readonly number[],
  label: string,
  spoken: string,
  shapes?: string,
  hands?: string,
]

/** A game for the script of a page. */
export interface PlayedPage {
  readonly place: number
  readonly files: number
  readonly ranks: number
  /** The drawing of a piece by its letter. */
  readonly symbols: Readonly<Record<string, string>>
  readonly positions: readonly PlayedPosition[]
  /** The positions of the main line with their places in the graph. */
  readonly graph: readonly (readonly [position: number, x: number])[]
  /** In `after`, a `%` marks the place of the move. */
  readonly words: { readonly first: string; readonly after: string; readonly board: string }
  /** The words for the pieces in hand, by their letters. */
  readonly hands: Readonly<Record<string, string>>
}
