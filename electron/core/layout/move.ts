// A move in 32 bits: from 0-5, to 6-11, kind 12-15, role 16-18 (promotion or placed piece), for a double placement the second role 19-21
// and its file 22-24, and, if requested, the mark 28-29.

export const TO_SHIFT = 6
export const KIND_SHIFT = 12
export const ROLE_SHIFT = 16
export const SECOND_ROLE_SHIFT = 19
export const SECOND_FILE_SHIFT = 22
export const MARK_SHIFT = 28
export const SQUARE_MASK = 63
export const KIND_MASK = 15
/** The mask of a role. */
export const ROLE_MASK = 7
/** The mask of the second role of a double placement, and of a file. */
export const EIGHT_MASK = 7

// ---- Kinds -----------------------------------------------------------------------------------
export const NORMAL = 0
export const DOUBLE_STEP = 1
export const EN_PASSANT = 2
export const CASTLING_A = 3
export const CASTLING_H = 4
export const ADJUSTMENT_MOVE = 5
export const TRANSPOSITION_MOVE = 6
export const RELOCATION_MOVE = 7
export const LEAP_MOVE = 8
export const PLACEMENT = 9
export const DOUBLE_PLACEMENT = 10
/** The turn is passed; from and to are both the king's square. */
export const PASS_MOVE = 11

// ---- Marks: what a move does to the enemy king -----------------------------------------------
export const NO_MARK = 0
export const CHECK_MARK = 1
export const MATE_MARK = 2
