// A position on boards beyond eight by eight: a block of bytes like that of layout/position.ts, but with sixteen bytes for a set of
// squares. Squares are counted as if every rank had ten files.

/** The binary logarithm of the bytes that a set of squares takes, which are sixteen. */
export const SET_SHIFT = 4
/** Bitboards by role. */
export const BY_ROLE = 0
/** Bitboards by color, White first. */
export const BY_COLOR = 192
/** Back-rank pieces that have not moved, while that matters for an adjustment. */
export const UNMOVED = 224
/** The squares of the kings and rooks on which castling rights depend. */
export const CASTLING_SQUARES = 240
/** Enemy pieces that give check to the side to move. */
export const CHECKERS = 256
/** Own pieces of the side to move that shield its king; empty if cannons are on the board. */
export const PINNED = 272
/** Squares between and under king and rook that must be empty, in the order of the castling rooks. */
export const CASTLING_PATHS = 288
/** A piece code for each square (piece.wide.ts), 0 if it is empty. */
export const BOARD = 352
export const KEY = 456
/** Squares of the castling rooks: White a-side, White h-side, Black a-side, Black h-side. */
export const CASTLING_ROOKS = 464
export const EP = 468
export const TURN = 469
export const HALFMOVES = 470
export const FULLMOVES = 472
/** Bit 0 is White, bit 1 Black, here and in the next two fields. */
export const LEAP = 476
export const ADJUSTMENT = 477
export const TRANSPOSITION = 478
/** 0 none, or one of the relocations below. */
export const RELOCATION = 479
/** Pieces in hand, twelve roles for each side. */
export const POCKETS = 480
export const POCKET_SIZES = 504
export const KINGS = 506
export const RULES = 508
export const PREVIOUS = 512
export const POSITION_BYTES = 528

/** The value for no square. */
export const NO_SQUARE = 127

/** The number of halfmoves without a pawn move or capture after which a game is drawn. */
export const FIFTY_MOVES = 100

// ---- Relocations under way -------------------------------------------------------------------
export const KING_RELOCATION = 1
export const QUEEN_RELOCATION = 2
