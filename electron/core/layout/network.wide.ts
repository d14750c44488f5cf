// The shape of the evaluation network for boards beyond eight by eight; docs/network.md describes it and how it was made.

/** The number of values in the hidden layer, for each of the two perspectives; a multiple of 64. */
export const HIDDEN = 128

// Inputs: each kind of board (ten by eight, nine by nine, ten by ten, Janggi's) has its own, by color, role and square;
// ranks are counted as if they had ten files. src/network/inputs.wide.ts says where those of each board begin.
export const PIECE_INPUTS = 10 * 2 * (8 * 8 + 7 * 9 + 6 * 10 + 7 * 10)
/** The inputs of the pieces, and of four castling rights for each board. */
export const INPUTS = PIECE_INPUTS + 16

/** Sets of output weights, eight for each board, chosen by the number of pieces: 1-5, 6-10 ... 36-40. */
export const BUCKETS = 32
/** The most inputs that a position sets, for each of the two perspectives. */
export const MAX_SET_INPUTS = 44
