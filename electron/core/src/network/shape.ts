// The shape of the network and where its weights lie; docs/network.md tells what it is and how it was made.

/** Values of the hidden layer, for each of the two perspectives; a multiple of 64. */
export const HIDDEN: i32 = 128
/** Pieces of either color, by role and square, and four castling rights. */
export const PIECE_INPUTS: u32 = 2 * 6 * 64
export const INPUTS: u32 = PIECE_INPUTS + 4
/** Output weights by how many pieces there are: 1-4, 5-8 ... 29-32 and more. */
export const BUCKETS: u32 = 8

/** What 1 is in the hidden layer, and how far its values are of use. */
export const HIDDEN_ONE: i32 = 255
/** What 1 is among the output weights; none is beyond 127, which is about a half. */
export const OUTPUT_ONE: i32 = 256
/** Centipawns for an output of 1. */
export const CENTIPAWNS: i32 = 400
/** No evaluation is greater; scores of mates are. */
export const GREATEST: i32 = 30_000

/** The hidden layer of one perspective, 16-bit. */
export const HIDDEN_BYTES: usize = HIDDEN * 2

// ---- Weights: a row of the hidden layer for each input, its biases, then the output layer -------
export const HIDDEN_BIASES: usize = (INPUTS as usize) * HIDDEN_BYTES
/** 16-bit, own hidden layer then the enemy's, bucket by bucket. */
export const OUTPUT_WEIGHTS: usize = HIDDEN_BIASES + HIDDEN_BYTES
/** 32-bit, one a bucket. */
export const OUTPUT_BIASES: usize = OUTPUT_WEIGHTS + (BUCKETS as usize) * 2 * HIDDEN_BYTES
export const NETWORK_BYTES: usize = OUTPUT_BIASES + (BUCKETS as usize) * 4

// ---- An accumulator: both hidden layers before activation, then scratch --------------------------
/** Rows to add, at most a piece a square and four castling rights; rows to subtract begin half-way. */
export const ROWS: usize = 2 * HIDDEN_BYTES
export const ROWS_BYTES: usize = 72 * 4
export const SUBTRACTED: usize = ROWS + 36 * 4
/** Bytes of an accumulator, which begins on a boundary of 16. */
export const ACCUMULATOR_BYTES: usize = ROWS + ROWS_BYTES
