// The memory map for boards beyond eight by eight: sets of squares take sixteen bytes, and tables have room for 128 squares.

import { INPUT_BYTES } from '../../layout/setup'
import { WIDE_TABLES_END } from './wideTables'

const SETS: usize = 128 * 16

// ---- Tables, written once by init(), read-only afterwards -------------------------------------
export const KNIGHT_ATTACKS: usize = WIDE_TABLES_END
export const KING_ATTACKS: usize = KNIGHT_ATTACKS + SETS
export const PAWN_ATTACKS: usize = KING_ATTACKS + SETS
export const ORTHOGONAL_STEPS: usize = PAWN_ATTACKS + 2 * SETS
export const DIAGONAL_STEPS: usize = ORTHOGONAL_STEPS + SETS
/** The squares that rooks and bishops reach on an empty board. */
export const STRAIGHT_RAYS: usize = DIAGONAL_STEPS + SETS
export const DIAGONAL_RAYS: usize = STRAIGHT_RAYS + SETS
/** The squares strictly between two squares of one line; empty if they share none. */
export const BETWEEN: usize = DIAGONAL_RAYS + SETS
/** The whole line through two squares, both included; empty if they share none. */
export const LINE_THROUGH: usize = BETWEEN + 128 * SETS
export const ZOBRIST: usize = LINE_THROUGH + 128 * SETS
export const ZOBRIST_WORDS: usize = 8192
const TABLES_END: usize = ZOBRIST + ZOBRIST_WORDS * 8

// ---- Exchange with the host ------------------------------------------------------------------
/** Where the host writes a setup before it calls readSetup(). */
export const INPUT: usize = TABLES_END
/** Where legal moves are written, four bytes each. */
export const MOVES: usize = INPUT + INPUT_BYTES
export const MOVES_BYTES: usize = 1024 * 4
/** Size of a position in a stack, in bytes. */
export const POSITION_ROOM: usize = 528
/** The positions and move lists of a running perft, one pair for each ply. */
export const PERFT_STACK: usize = MOVES + MOVES_BYTES
export const PERFT_PLIES: usize = 64
/** The address at which positions of the host begin; the arena grows upward. */
export const ARENA: usize = PERFT_STACK + PERFT_PLIES * (POSITION_ROOM + MOVES_BYTES)
