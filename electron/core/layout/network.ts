// The shape of the evaluation network; docs/network.md describes it and how it was made.

/** Values of the hidden layer, for each of the two perspectives; a multiple of 64. */
export const HIDDEN = 256
/** Parts of the board by which the place of the own king decides which inputs the pieces set. */
export const KING_AREAS = 4
/** Pieces of either color, by role and square. */
export const AREA_INPUTS = 2 * 6 * 64
export const PIECE_INPUTS = KING_AREAS * AREA_INPUTS
/** Four castling rights beside them. */
export const INPUTS = PIECE_INPUTS + 4
/** Output weights by how many pieces there are: 1-4, 5-8 ... 29-32 and more. */
export const BUCKETS = 8

/** What 1 is in the hidden layer, and how far its values are of use. */
export const HIDDEN_ONE = 255
/** What 1 is among the output weights; none is beyond 127, which is about a half. */
export const OUTPUT_ONE = 256
/** Centipawns for an output of 1. */
export const CENTIPAWNS = 400
/** No evaluation is greater; scores of mates are. */
export const GREATEST = 30000
