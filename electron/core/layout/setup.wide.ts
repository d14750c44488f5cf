// A setup of a board beyond eight by eight as the host writes it, with squares counted as if every rank had ten files, and the faults that
// it may have.

/** A piece code for each square (piece.wide.ts), 0 if it is empty. */
export const IN_BOARD = 0
export const IN_TURN = 100
/** Squares of the castling rooks: White a-side, White h-side, Black a-side, Black h-side. */
export const IN_CASTLING = 101
export const IN_EP = 105
export const IN_RELOCATION = 106
/** Bit 0 is White, bit 1 Black, here and in the next field. */
export const IN_LEAP = 107
export const IN_TRANSPOSITION = 108
/** One word for White and one for Black: the files of unmoved pieces while an adjustment is possible. */
export const IN_ADJUSTABLE = 110
/** Pieces in hand, twelve roles for each side. */
export const IN_POCKETS = 114
export const IN_HALFMOVES = 140
export const IN_FULLMOVES = 144
export const INPUT_BYTES = 160

// ---- Faults: why a setup is not a position that can be played on ----------------------------
export const NO_FAULT = 0
export const KINGS_FAULT = 2
export const OPPOSITE_CHECK = 3
export const PAWNS_ON_BACK_RANK = 4
export const TOO_MANY_PIECES = 5
export const POCKET_DOES_NOT_FIT = 6
export const NO_COMPLETION = 7
export const NOTHING_TO_RELOCATE = 8
export const OUTSIDE_PALACE = 9
