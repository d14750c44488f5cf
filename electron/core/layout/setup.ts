// A setup as the host writes it, from which the core makes a position, and the faults that it may have.

/** A piece code for each square (piece.ts), 0 if it is empty. */
export const IN_BOARD = 0
export const IN_TURN = 64
/** Squares of the castling rooks: White a-side, White h-side, Black a-side, Black h-side. */
export const IN_CASTLING = 65
export const IN_EP = 69
export const IN_RELOCATION = 70
/** Bit 0 is White, bit 1 Black, here and in the next field. */
export const IN_LEAP = 71
export const IN_TRANSPOSITION = 72
/** One byte for White and one for Black: the files of unmoved pieces while an adjustment is possible. */
export const IN_ADJUSTABLE = 73
/** Pieces in hand, six roles for each side. */
export const IN_POCKETS = 75
export const IN_HALFMOVES = 88
export const IN_FULLMOVES = 92
export const INPUT_BYTES = 128

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
