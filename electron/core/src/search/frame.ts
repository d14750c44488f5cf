// What a search remembers of one ply: the position there, the moves still to try and those tried.

import { ACCUMULATOR_BYTES } from '../network/shape'

/** The position itself stands first, so that a frame is also the address of its position. */
export const STATIC_EVAL: usize = 256
/** The move that is being looked at, 0 for a null move. */
export const MOVE: usize = 260
/** The continuation history of that move. */
export const CONTINUATION: usize = 264
/** A move that a singular search leaves out. */
export const EXCLUDED: usize = 268
export const KILLERS: usize = 272
/** How many replies to this ply's moves cut off. */
export const CUTOFFS: usize = 280
export const PLIES_SINCE_NULL: usize = 284
export const LINE_LENGTH: usize = 292
/** The accumulator is that of the position. */
export const IS_ACCUMULATED: usize = 296
export const DOUBLE_EXTENSIONS: usize = 300
// ---- The picker's own ------------------------------------------------------------------------
export const STAGE: usize = 308
export const CURSOR: usize = 312
export const END: usize = 316
export const BAD_END: usize = 320
export const TABLE_MOVE: usize = 324
export const COUNTERMOVE: usize = 328
/** Captures that lose more than this wait until all else is tried. */
export const THRESHOLD: usize = 332
/** Squares from which a piece of each role would give check, knight to queen. */
export const CHECK_SQUARES: usize = 336

/** Pieces of the side that is not to move that shield its king. */
export const ENEMY_PINNED: usize = 376

/** The best line found from here. */
export const LINE: usize = 384
const LINE_BYTES: usize = 128 * 4
export const MAX_FRAME_MOVES: u32 = 512
export const MOVE_LIST: usize = LINE + LINE_BYTES
export const SCORE_LIST: usize = MOVE_LIST + (MAX_FRAME_MOVES as usize) * 4
export const MAX_TRIED: u32 = 64
export const TRIED_QUIETS: usize = SCORE_LIST + (MAX_FRAME_MOVES as usize) * 4
export const TRIED_CAPTURES: usize = TRIED_QUIETS + (MAX_TRIED as usize) * 4
export const ACCUMULATOR: usize = TRIED_CAPTURES + (MAX_TRIED as usize) * 4
export const FRAME_BYTES: usize = (ACCUMULATOR + ACCUMULATOR_BYTES + 63) & ~(63 as usize)
