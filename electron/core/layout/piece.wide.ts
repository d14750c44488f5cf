// A piece in a byte on boards beyond eight by eight: color << COLOR_SHIFT | role + 1, with White as color 0 and Black as 1.
// An empty square is 0. wideRoles.ts has the roles that other armies add.

export const COLOR_SHIFT = 4

/** How many roles there are. */
export const ROLE_COUNT = 12

// ---- Roles -----------------------------------------------------------------------------------
export const PAWN = 0
export const KNIGHT = 1
export const BISHOP = 2
export const ROOK = 3
export const QUEEN = 4
export const KING = 5
