// The memory map: the address of every table. Nothing in the core is allocated by the language; all state is reached through these
// addresses and the offsets of ../layout, so that a position is a block of bytes.

import { INPUT_BYTES } from '../../layout/setup'

// ---- Tables, written once by init(), read-only afterwards -------------------------------------
export const KNIGHT_ATTACKS: usize = 0x1000
export const KING_ATTACKS: usize = KNIGHT_ATTACKS + 64 * 8
export const PAWN_ATTACKS: usize = KING_ATTACKS + 64 * 8
export const ORTHOGONAL_STEPS: usize = PAWN_ATTACKS + 2 * 64 * 8
export const DIAGONAL_STEPS: usize = ORTHOGONAL_STEPS + 64 * 8
/** The squares that rooks and bishops reach on an empty board. */
export const STRAIGHT_RAYS: usize = DIAGONAL_STEPS + 64 * 8
export const DIAGONAL_RAYS: usize = STRAIGHT_RAYS + 64 * 8
/** The squares strictly between two squares of one line; empty if they share none. */
export const BETWEEN: usize = DIAGONAL_RAYS + 64 * 8
/** The whole line through two squares, both included; empty if they share none. */
export const LINE_THROUGH: usize = BETWEEN + 64 * 64 * 8
export const ROOK_MAGICS: usize = LINE_THROUGH + 64 * 64 * 8
export const BISHOP_MAGICS: usize = ROOK_MAGICS + 64 * 32
export const SLIDER_ATTACKS: usize = BISHOP_MAGICS + 64 * 32
export const ZOBRIST: usize = SLIDER_ATTACKS + (102400 + 5248) * 8
export const ZOBRIST_WORDS: usize = 2048
const TABLES_END: usize = ZOBRIST + ZOBRIST_WORDS * 8

// ---- Exchange with the host ------------------------------------------------------------------
/** Where the host writes a setup before it calls readSetup(). */
export const INPUT: usize = TABLES_END
/** Where legal moves are written, four bytes each. */
export const MOVES: usize = INPUT + INPUT_BYTES
export const MOVES_BYTES: usize = 1024 * 4
/** Size of a position in a stack, in bytes. */
export const POSITION_ROOM: usize = 256
/** The positions and move lists of a running perft, one pair for each ply. */
export const PERFT_STACK: usize = MOVES + MOVES_BYTES
export const PERFT_PLIES: usize = 64
/** The address at which positions of the host begin; the arena grows upward. */
export const ARENA: usize = PERFT_STACK + PERFT_PLIES * (POSITION_ROOM + MOVES_BYTES)
