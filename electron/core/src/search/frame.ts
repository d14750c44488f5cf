// What a search keeps for one ply: the position, the moves still to try and those already tried.

import { SET_SHIFT } from '../../layout/position'
import { ACCUMULATOR_BYTES } from '../network/shape'
import { CHECKING_ROLES } from '../rules/army'
import { POSITION_ROOM } from '../rules/memoryMap'

/** The position itself comes first, so that the address of a frame is also the address of its position. */
export const STATIC_EVAL: usize = POSITION_ROOM
/** The move that is being searched, 0 for a null move. */
export const MOVE: usize = STATIC_EVAL + 4
/** The continuation history of that move. */
export const CONTINUATION: usize = STATIC_EVAL + 8
/** A move that a singular search leaves out. */
export const EXCLUDED: usize = STATIC_EVAL + 12
export const KILLERS: usize = STATIC_EVAL + 16
/** How many replies to this ply's moves caused a cutoff. */
export const CUTOFFS: usize = STATIC_EVAL + 24
export const PLIES_SINCE_NULL: usize = STATIC_EVAL + 28
export const LINE_LENGTH: usize = STATIC_EVAL + 36
/** Whether the accumulator matches the position. */
export const IS_ACCUMULATED: usize = STATIC_EVAL + 40
export const DOUBLE_EXTENSIONS: usize = STATIC_EVAL + 44
// ---- Used by the move picker only ------------------------------------------------------------
export const STAGE: usize = STATIC_EVAL + 52
export const CURSOR: usize = STATIC_EVAL + 56
export const END: usize = STATIC_EVAL + 60
export const BAD_END: usize = STATIC_EVAL + 64
export const TABLE_MOVE: usize = STATIC_EVAL + 68
export const COUNTERMOVE: usize = STATIC_EVAL + 72
/** Captures that lose more than this are postponed until everything else has been tried. */
export const THRESHOLD: usize = STATIC_EVAL + 76
/** The squares from which a piece of each role would give check, one set for each role. */
export const CHECK_SQUARES: usize = STATIC_EVAL + 80

/** Pieces of the side not to move that shield its king. */
export const ENEMY_PINNED: usize = CHECK_SQUARES + ((CHECKING_ROLES as usize) << SET_SHIFT)

/** The best line found from here. */
export const LINE: usize = ENEMY_PINNED + (1 << SET_SHIFT)
const LINE_BYTES: usize = 128 * 4
export const MAX_FRAME_MOVES: u32 = 512
export const MOVE_LIST: usize = LINE + LINE_BYTES
export const SCORE_LIST: usize = MOVE_LIST + (MAX_FRAME_MOVES as usize) * 4
export const MAX_TRIED: u32 = 64
export const TRIED_QUIETS: usize = SCORE_LIST + (MAX_FRAME_MOVES as usize) * 4
export const TRIED_CAPTURES: usize = TRIED_QUIETS + (MAX_TRIED as usize) * 4
export const ACCUMULATOR: usize = TRIED_CAPTURES + (MAX_TRIED as usize) * 4
export const FRAME_BYTES: usize = (ACCUMULATOR + ACCUMULATOR_BYTES + 63) & ~(63 as usize)
