/**
 * The sets of pieces to choose from. The first is that of the board library, with pieces of ours beside it; the others
 * are drawn by us altogether; `hanja` is the first with the characters of Janggi on its tiles.
 */
export const PIECE_SETS = ['classic', 'plain', 'counters', 'hanja'] as const
export type PieceSet = (typeof PIECE_SETS)[number]
