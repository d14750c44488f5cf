// The shape of the evaluation network for boards beyond eight by eight; docs/network.md describes it and how it was made.

/** Values of the hidden layer, for each of the two perspectives; a multiple of 64. */
export const HIDDEN = 128

// Inputs: each kind of board (ten by eight, nine by nine, ten by ten, Janggi's) has its own, by color, role and square;
// ranks are counted as if they had ten files. src/network/inputs.wide.ts says where those of each board begin.
export const PIECE_INPUTS = 10 * 2 * (8 * 8 + 7 * 9 + 6 * 10 + 7 * 10)
/** Four castling rights for each board beside them. */
export const INPUTS = PIECE_INPUTS + 16

/** Output weights by board and by how many pieces there are: eight a board, 1-5, 6-10 ... 36-40. */
export const BUCKETS = 32
/** Inputs that a position sets at most, for each of the two perspectives. */
export const MAX_SET_INPUTS = 44
