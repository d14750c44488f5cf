// The arena of a search thread: after its results so far (layout/threadArena.ts) come the moves of the root, histories, reductions and the
// stack.

import { LINES_END } from '../../layout/threadArena'
import { SQUARE_BITS } from '../rules/bitboard'
import { FRAME_BYTES } from './frame'
import { MAX_PLIES } from './score'

// ---- Moves of the root -----------------------------------------------------------------------
export const ROOT_MOVES: usize = LINES_END
export const ROOT_MOVE_BYTES: usize = 552
export const MAX_ROOT_MOVES: u32 = 512
export const ROOT_MOVE: usize = 0
export const ROOT_SCORE: usize = 4
export const ROOT_PREVIOUS_SCORE: usize = 8
export const ROOT_AVERAGE: usize = 12
/** Nodes below the move, which show its share of the effort. */
export const ROOT_NODES: usize = 16
export const ROOT_SEL_DEPTH: usize = 24
export const ROOT_LINE_LENGTH: usize = 28
/** The iteration from which the line comes; 0 before the first. */
export const ROOT_DEPTH: usize = 32
export const ROOT_LINE: usize = 36
/** The first move of the line that is being searched, with its results from the iteration before. */
export const KEPT_ROOT: usize = ROOT_MOVES + (MAX_ROOT_MOVES as usize) * ROOT_MOVE_BYTES

/** Numbers of pieces on squares (pieceSquares.ts) have this many bits. */
export const PIECE_SQUARE_BITS: u32 = 4 + SQUARE_BITS
const PIECE_SQUARES: usize = 1 << PIECE_SQUARE_BITS

// ---- Histories, sixteen bits for each cell ----------------------------------------------------
/** By color, from and to. */
export const BUTTERFLY_HISTORY: usize = KEPT_ROOT + ROOT_MOVE_BYTES
/** By piece, square and captured role. */
export const CAPTURE_HISTORY: usize = BUTTERFLY_HISTORY + (2 << (2 * SQUARE_BITS)) * 2
/** By hash of the pawns, piece and square. */
export const PAWN_HISTORY: usize = CAPTURE_HISTORY + PIECE_SQUARES * 8 * 2
export const PAWN_HISTORY_SIZE: u32 = 512
/** The best answer to a move, by piece and square. */
export const COUNTERMOVES: usize = PAWN_HISTORY + (PAWN_HISTORY_SIZE as usize) * PIECE_SQUARES * 2
/** Errors of the evaluation, by color and by hash of a part of the position; this many cells for each color. */
export const CORRECTION_HISTORY_SIZE: u32 = 16384
export const PAWN_CORRECTION_HISTORY: usize = COUNTERMOVES + PIECE_SQUARES * 4
export const WHITE_CORRECTION_HISTORY: usize =
  PAWN_CORRECTION_HISTORY + (CORRECTION_HISTORY_SIZE as usize) * 2 * 2
export const BLACK_CORRECTION_HISTORY: usize =
  WHITE_CORRECTION_HISTORY + (CORRECTION_HISTORY_SIZE as usize) * 2 * 2
/** By piece and square of an earlier move and of this one; the table of piece 0 is for no move. */
export const CONTINUATION_HISTORY: usize =
  BLACK_CORRECTION_HISTORY + (CORRECTION_HISTORY_SIZE as usize) * 2 * 2
export const CONTINUATION_BYTES: usize = PIECE_SQUARES * 2
const HISTORY_END: usize = CONTINUATION_HISTORY + PIECE_SQUARES * CONTINUATION_BYTES

/** Reductions by depth and number of the move, one byte each. */
export const REDUCTIONS: usize = HISTORY_END
const REDUCTIONS_BYTES: usize = 64 * 64

/** Frames before the root, so that the search need not ask whether there were earlier moves. */
const FRAMES_BEFORE: usize = 8
export const STACK: usize = (REDUCTIONS + REDUCTIONS_BYTES + 63) & ~(63 as usize)
export const FIRST_FRAME: usize = STACK + FRAMES_BEFORE * FRAME_BYTES
export const THREAD_BYTES: usize = FIRST_FRAME + ((MAX_PLIES + 8) as usize) * FRAME_BYTES
