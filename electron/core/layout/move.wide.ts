// A move in 32 bits on boards beyond eight by eight: from 0-6, to 7-13, kind 14-17, role 18-21 (promotion) and, if requested, the mark
// 28-29. No pieces are placed on these boards: the fields of a double placement exist only so that the source of the rules is the same for
// both.

export const TO_SHIFT = 7
export const KIND_SHIFT = 14
export const ROLE_SHIFT = 18
export const SECOND_ROLE_SHIFT = 22
export const SECOND_FILE_SHIFT = 25
export const MARK_SHIFT = 28
export const SQUARE_MASK = 127
export const KIND_MASK = 15
export const ROLE_MASK = 15
/** The mask of the second role, and of a file. */
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
/** The turn is passed; from and to are both the king's square. */
export const PASS_MOVE = 9
export const PLACEMENT = 10
export const DOUBLE_PLACEMENT = 11

// ---- Marks: what a move does to the enemy king -----------------------------------------------
export const NO_MARK = 0
export const CHECK_MARK = 1
export const MATE_MARK = 2
