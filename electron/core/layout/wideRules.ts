// The additional fields of a record of rules (rules.ts) for boards larger than eight by eight. Sets of squares take sixteen bytes; squares
// are counted as if every rank had ten files.

/** All squares of the board. */
export const WHOLE_BOARD = 32
/** The ranks on which the pieces start, White's and Black's. */
export const HOME_RANKS = 48
/** The ranks on which pawns promote and cannot stay; empty if no pawns promote. */
export const LAST_RANKS = 80
/** The squares from which pawns may step on after a single step from their start, White's and Black's; empty if they may not. */
export const THIRD_RANKS = 96
/** The a-file squares of the home ranks, White's and Black's. */
export const HOME_CORNERS = 128
export const ARMY_SIZE = 130
export const PROMOTION_COUNT = 131
/** The roles to which pawns may promote. */
export const PROMOTIONS = 132
export const WIDE_RULES_BYTES = 144

// ---- A flag besides those of rules.ts --------------------------------------------------------
/** The pieces are those of Janggi, with palaces; the turn may be passed. */
export const IS_JANGGI = 16384
