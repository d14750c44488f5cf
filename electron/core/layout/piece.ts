// A piece in a byte: color << COLOR_SHIFT | role + 1, with White as color 0 and Black as 1. An empty square is 0.

export const COLOR_SHIFT = 3

/** How many roles there are. */
export const ROLE_COUNT = 6

// ---- Roles -----------------------------------------------------------------------------------
export const PAWN = 0
export const KNIGHT = 1
export const BISHOP = 2
export const ROOK = 3
export const QUEEN = 4
export const KING = 5
