// The shape of the evaluation network; docs/network.md describes it and how it was made. Larger boards have network.wide.ts in
// the place of this file.

/** The number of values in the hidden layer, for each of the two perspectives; a multiple of 64. */
export const HIDDEN = 256
/** The areas of the board. The area in which a side's own king stands selects the inputs that the pieces set. */
export const KING_AREAS = 4
/** The inputs of one area: pieces of both colors, by role and square. */
export const AREA_INPUTS = 2 * 6 * 64
export const PIECE_INPUTS = KING_AREAS * AREA_INPUTS
/** The inputs of the pieces and of the four castling rights. */
export const INPUTS = PIECE_INPUTS + 4
/** Sets of output weights, chosen by the number of pieces: 1-4, 5-8 ... 29-32 and more. */
export const BUCKETS = 8
/** The most inputs that a position sets, for each of the two perspectives. */
export const MAX_SET_INPUTS = 36
