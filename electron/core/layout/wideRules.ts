// What a record of rules (rules.ts) says besides where the board is larger than eight by eight. Sets of squares take
// sixteen bytes, squares are counted as if every rank had ten files.

/** The squares that the board has. */
export const WHOLE_BOARD = 32
/** The ranks on which the pieces start, White's and Black's. */
export const HOME_RANKS = 48
/** Where pawns promote and cannot stand; empty where none promotes. */
export const LAST_RANKS = 80
/** Where a single step has brought a pawn that may step on, White's and Black's; empty where none may. */
export const THIRD_RANKS = 96
/** The a-file square of the home ranks, White's and Black's. */
export const HOME_CORNERS = 128
export const ARMY_SIZE = 130
export const PROMOTION_COUNT = 131
/** The roles that pawns may become. */
export const PROMOTIONS = 132
export const WIDE_RULES_BYTES = 144

// ---- A flag besides those of rules.ts --------------------------------------------------------
/** The pieces are those of Janggi, with palaces; the turn may be passed. */
export const IS_JANGGI = 16384
