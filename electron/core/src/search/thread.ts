// The arena of a search thread: what it has found so far, its histories and its stack.

import { FRAME_BYTES } from './frame'
import { MOST_PLIES } from './score'

export const NODES: usize = 0
export const INDEX: usize = 8
export const CONTROL: usize = 12
export const COMPLETED_DEPTH: usize = 16
export const SEL_DEPTH: usize = 20
export const BEST_MOVE: usize = 24
export const BEST_SCORE: usize = 28
export const LINE_COUNT: usize = 32
export const PONDER_MOVE: usize = 40

// ---- Lines for the host ----------------------------------------------------------------------
export const LINES: usize = 64
export const LINE_BYTES: usize = 512
export const MOST_LINES: u32 = 128
export const LINE_SCORE: usize = 0
export const LINE_DEPTH: usize = 4
export const LINE_SEL_DEPTH: usize = 8
export const LINE_BOUND: usize = 12
export const LINE_SIZE: usize = 16
export const LINE_MOVES: usize = 20
export const MOST_LINE_MOVES: u32 = 123

// ---- Moves of the root -----------------------------------------------------------------------
export const ROOT_MOVES: usize = LINES + (MOST_LINES as usize) * LINE_BYTES
export const ROOT_MOVE_BYTES: usize = 552
export const MOST_ROOT_MOVES: u32 = 512
export const ROOT_MOVE: usize = 0
export const ROOT_SCORE: usize = 4
export const ROOT_PREVIOUS_SCORE: usize = 8
export const ROOT_AVERAGE: usize = 12
/** Nodes below the move, its share of the effort. */
export const ROOT_NODES: usize = 16
export const ROOT_SEL_DEPTH: usize = 24
export const ROOT_LINE_LENGTH: usize = 28
/** The iteration that the line is of; 0 before the first. */
export const ROOT_DEPTH: usize = 32
export const ROOT_LINE: usize = 36

// ---- Histories, sixteen bits a cell ----------------------------------------------------------
/** By color, from and to. */
export const BUTTERFLIES: usize = ROOT_MOVES + (MOST_ROOT_MOVES as usize) * ROOT_MOVE_BYTES
/** By piece, square and captured role. */
export const CAPTURES: usize = BUTTERFLIES + 2 * 4096 * 2
/** By hash of the pawns, piece and square. */
export const PAWN_HISTORY: usize = CAPTURES + 1024 * 8 * 2
export const PAWN_HISTORY_SIZE: u32 = 512
/** What a move answers best, by piece and square. */
export const COUNTERS: usize = PAWN_HISTORY + (PAWN_HISTORY_SIZE as usize) * 1024 * 2
/** By how much the evaluation errs, by color and hash of a part of the position. */
export const CORRECTION_SIZE: u32 = 16384
export const PAWN_CORRECTIONS: usize = COUNTERS + 1024 * 4
export const WHITE_CORRECTIONS: usize = PAWN_CORRECTIONS + (CORRECTION_SIZE as usize) * 2 * 2
export const BLACK_CORRECTIONS: usize = WHITE_CORRECTIONS + (CORRECTION_SIZE as usize) * 2 * 2
/** By piece and square of an earlier move and of this one; the table of piece 0 stands for no move. */
export const FOLLOW_UP_TABLE: usize = BLACK_CORRECTIONS + (CORRECTION_SIZE as usize) * 2 * 2
export const FOLLOW_UP_BYTES: usize = 1024 * 2
const HISTORY_END: usize = FOLLOW_UP_TABLE + 1024 * FOLLOW_UP_BYTES

/** Reductions by depth and number of the move, a byte each. */
export const REDUCTIONS: usize = HISTORY_END
const REDUCTIONS_BYTES: usize = 64 * 64

/** Frames before the root, so that nobody need ask whether there were earlier moves. */
const FRAMES_BEFORE: usize = 8
export const STACK: usize = (REDUCTIONS + REDUCTIONS_BYTES + 63) & ~(63 as usize)
export const FIRST_FRAME: usize = STACK + FRAMES_BEFORE * FRAME_BYTES
export const THREAD_BYTES: usize = FIRST_FRAME + ((MOST_PLIES + 8) as usize) * FRAME_BYTES
