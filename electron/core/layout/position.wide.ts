// A position on boards beyond eight by eight: a block of bytes, as layout/position.ts has it, with sets of sixteen bytes.
// Squares are counted as if every rank had ten files.

/** How many bits of an address a set of squares takes: sixteen bytes. */
export const SET_SHIFT = 4
/** Bitboards by role. */
export const BY_ROLE = 0
/** Bitboards by color, White first. */
export const BY_COLOR = 192
/** Back-rank pieces that have not moved, while that matters to an adjustment. */
export const UNMOVED = 224
/** Kings and rooks on which castling rights hang. */
export const CASTLING_SQUARES = 240
/** Enemy pieces that give check to the side to move. */
export const CHECKERS = 256
/** Own pieces of the side to move that shield its king; empty where cannons are on the board. */
export const PINNED = 272
/** Squares between and under king and rook that must be empty, in the order of the castling rooks. */
export const CASTLING_PATHS = 288
/** A piece code a square (piece.wide.ts), 0 where it is empty. */
export const BOARD = 352
export const KEY = 456
/** Squares of the castling rooks: White a-side, White h-side, Black a-side, Black h-side. */
export const CASTLING_ROOKS = 464
export const EP = 468
export const TURN = 469
export const HALFMOVES = 470
export const FULLMOVES = 472
/** Bit 0 White, bit 1 Black, in each of the next three. */
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

/** Where a square might stand: there is none. */
export const NO_SQUARE = 127

/** Halfmoves without pawn move or capture after which a game is drawn. */
export const FIFTY_MOVES = 100

// ---- Relocations under way -------------------------------------------------------------------
export const KING_RELOCATION = 1
export const QUEEN_RELOCATION = 2
