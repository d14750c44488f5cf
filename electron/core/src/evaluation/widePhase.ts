// How scores of boards beyond eight by eight pass from middlegame to endgame.

export const WIDE_FULL_PHASE: i32 = 24
/** The scale of an endgame advantage that counts in full. */
export const WIDE_FULL_SCALE: i32 = 64
