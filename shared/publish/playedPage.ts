/**
 * A position as the script of a page has it: the number of the position before it, what changed on the board, the squares
 * of the move, its label, what is said of it, drawings on the board as SVG, and the pieces in hand. The last two are left
 * out where there are none.
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

/** What the script of a page has of a game. */
export interface PlayedPage {
  readonly place: number
  readonly files: number
  readonly ranks: number
  /** The drawing of a piece by its letter. */
  readonly symbols: Readonly<Record<string, string>>
  readonly positions: readonly PlayedPosition[]
  /** Positions of the main line and their places in the graph. */
  readonly graph: readonly (readonly [position: number, x: number])[]
  /** `after` has a `%` in the place of the move. */
  readonly words: { readonly first: string; readonly after: string; readonly board: string }
  /** What a side holds, by the letters of its pieces. */
  readonly hands: Readonly<Record<string, string>>
}
