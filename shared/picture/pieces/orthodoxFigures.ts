/** The names of the pieces in the bundled art of chessground; the others are drawn by us. */
export const ORTHODOX_FIGURES: ReadonlySet<string> = new Set([
  'pawn',
  'knight',
  'bishop',
  'rook',
  'queen',
  'king',
])
