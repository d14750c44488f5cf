// The result of replaying movetext: the plies of the main line in the low bits, and above them the result that ends it.

/** The game is not plain, or not legal. */
export const NOT_PLAIN = 0xffffffff

export const RESULT_SHIFT = 16

// ---- Results, 0 for none ---------------------------------------------------------------------
export const WHITE_WINS = 1
export const BLACK_WINS = 2
export const DRAW = 3
export const UNKNOWN = 4
