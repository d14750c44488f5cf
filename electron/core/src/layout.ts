// The memory map: where every table, record and field lives. Nothing in the core is allocated by the
// language; all state is reached through these offsets, so that a position is a block of bytes.

// ---- Tables, written once by init(), read-only afterwards -------------------------------------
export const KNIGHT_ATTACKS: usize = 0x1000
export const KING_ATTACKS: usize = KNIGHT_ATTACKS + 64 * 8
export const PAWN_ATTACKS: usize = KING_ATTACKS + 64 * 8
export const ORTHOGONAL_STEPS: usize = PAWN_ATTACKS + 2 * 64 * 8
export const DIAGONAL_STEPS: usize = ORTHOGONAL_STEPS + 64 * 8
/** What rooks and bishops reach on an empty board. */
export const STRAIGHT_RAYS: usize = DIAGONAL_STEPS + 64 * 8
export const DIAGONAL_RAYS: usize = STRAIGHT_RAYS + 64 * 8
/** Squares strictly between two squares of one line; empty when they share none. */
export const BETWEEN: usize = DIAGONAL_RAYS + 64 * 8
/** The whole line through two squares, both included; empty when they share none. */
export const LINE: usize = BETWEEN + 64 * 64 * 8
export const ROOK_MAGICS: usize = LINE + 64 * 64 * 8
export const BISHOP_MAGICS: usize = ROOK_MAGICS + 64 * 32
export const SLIDER_ATTACKS: usize = BISHOP_MAGICS + 64 * 32
export const ZOBRIST: usize = SLIDER_ATTACKS + (102400 + 5248) * 8
export const TABLES_END: usize = ZOBRIST + 2048 * 8

// ---- Exchange with the host ------------------------------------------------------------------
/** Where the host writes a setup before load(). */
export const INPUT: usize = TABLES_END
export const INPUT_BYTES: usize = 128
/** Where legal moves are written, four bytes each. */
export const MOVES: usize = INPUT + INPUT_BYTES
export const MOVES_BYTES: usize = 1024 * 4
/** Positions and move lists of a running perft, one pair a ply. */
export const PERFT_STACK: usize = MOVES + MOVES_BYTES
export const PERFT_PLIES: usize = 64
/** Where positions of the host begin; grows upward. */
export const ARENA: usize = PERFT_STACK + PERFT_PLIES * (256 + 1024 * 4)

// ---- A position ------------------------------------------------------------------------------
/** Bitboards by role, pawn to king. */
export const BY_ROLE: usize = 0
/** Bitboards by color, White first. */
export const BY_COLOR: usize = 48
/** A piece code a square: 0 empty, color << 3 | role + 1. */
export const BOARD: usize = 64
export const KEY: usize = 128
/** Back-rank pieces that have not moved, while that matters to an adjustment. */
export const UNMOVED: usize = 136
/** Kings and rooks on which castling rights hang. */
export const CASTLING_SQUARES: usize = 144
/** Squares of the castling rooks: White a-side, White h-side, Black a-side, Black h-side. */
export const CASTLING_ROOKS: usize = 152
export const EP: usize = 156
export const TURN: usize = 157
export const HALFMOVES: usize = 158
export const FULLMOVES: usize = 160
/** Bit 0 White, bit 1 Black, in each of the next three. */
export const LEAP: usize = 164
export const ADJUSTMENT: usize = 165
export const TRANSPOSITION: usize = 166
/** 0 none, 1 the king's, 2 the queen's. */
export const RELOCATION: usize = 167
/** Pieces in hand, six roles a side. */
export const POCKETS: usize = 168
export const IN_HAND: usize = 180
export const KINGS: usize = 182
export const RULES: usize = 184
export const PREVIOUS: usize = 188
/** Enemy pieces that give check to the side to move. */
export const CHECKERS: usize = 192
/** Own pieces of the side to move that shield its king. */
export const PINNED: usize = 200
/** Squares between and under king and rook that must be empty, in the order of the castling rooks. */
export const CASTLING_PATHS: usize = 208
export const POSITION_BYTES: usize = 240

// ---- A record of rules -----------------------------------------------------------------------
export const FLAGS: usize = 0
/** Files: king a-side, king h-side, rook a-side, rook h-side. */
export const KING_TARGETS: usize = 4
export const ROOK_TARGETS: usize = 6
/** Files of king, a-rook and h-rook from which alone rights are born. */
export const HOMES: usize = 8
/** A bit a file to which the king may leap. */
export const LEAP_FILES: usize = 11
/** One byte a role: 0 none, 1 diagonal, 2 orthogonal, 3 any. */
export const QUIET_STEPS: usize = 12
/** One byte a file of a relocated king: the castling sides it loses, 1 the a-side, 2 the h-side. */
export const LOST_SIDES: usize = 24
export const RULES_BYTES: usize = 32

export const NO_SQUARE: u32 = 64
