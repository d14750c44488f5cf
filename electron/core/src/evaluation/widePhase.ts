// How scores of boards beyond eight by eight turn from middlegame to endgame.

export const WIDE_FULL_PHASE: i32 = 24
/** An endgame advantage that counts in full. */
export const WIDE_FULL_SCALE: i32 = 64
