/** Names of the pieces that the bundled art of chessground draws; the others are drawn by us. */
export const ORTHODOX_FIGURES: ReadonlySet<string> = new Set([
  'pawn',
  'knight',
  'bishop',
  'rook',
  'queen',
  'king',
])
