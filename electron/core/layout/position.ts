// A position: a block of bytes that is copied with every move. Addresses refer to the memory that core and host share.

/** The binary logarithm of the bytes that a set of squares takes, which are eight. */
export const SET_SHIFT = 3
/** Bitboards by role, pawn to king. */
export const BY_ROLE = 0
/** Bitboards by color, White first. */
export const BY_COLOR = 48
/** A piece code for each square (piece.ts), 0 if it is empty. */
export const BOARD = 64
export const KEY = 128
/** Back-rank pieces that have not moved, while that matters for an adjustment. */
export const UNMOVED = 136
/** The squares of the kings and rooks on which castling rights depend. */
export const CASTLING_SQUARES = 144
/** Squares of the castling rooks: White a-side, White h-side, Black a-side, Black h-side. */
export const CASTLING_ROOKS = 152
export const EP = 156
export const TURN = 157
export const HALFMOVES = 158
export const FULLMOVES = 160
/** Bit 0 is White, bit 1 Black, here and in the next two fields. */
export const LEAP = 164
export const ADJUSTMENT = 165
export const TRANSPOSITION = 166
/** 0 none, or one of the relocations below. */
export const RELOCATION = 167
/** Pieces in hand, six roles for each side. */
export const POCKETS = 168
export const POCKET_SIZES = 180
export const KINGS = 182
export const RULES = 184
export const PREVIOUS = 188
/** Enemy pieces that give check to the side to move. */
export const CHECKERS = 192
/** Own pieces of the side to move that shield its king. */
export const PINNED = 200
/** Squares between and under king and rook that must be empty, in the order of the castling rooks. */
export const CASTLING_PATHS = 208
export const POSITION_BYTES = 240

/** The value for no square. */
export const NO_SQUARE = 64

/** The number of halfmoves without a pawn move or capture after which a game is drawn. */
export const FIFTY_MOVES = 100

// ---- Relocations under way -------------------------------------------------------------------
export const KING_RELOCATION = 1
export const QUEEN_RELOCATION = 2
