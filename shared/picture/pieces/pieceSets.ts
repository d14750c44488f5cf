/**
 * The piece sets to choose from. `classic` is the set of the board library with our additions; the others are entirely ours;
 * `hanja` is `classic` with the characters of Janggi on its tiles.
 */
export const PIECE_SETS = ['classic', 'plain', 'counters', 'hanja'] as const
export type PieceSet = (typeof PIECE_SETS)[number]
