// Offsets of the network's weights (layout/network.ts has its shape), and the accumulator.

import { BUCKETS, HIDDEN, INPUTS, MAX_SET_INPUTS } from '../../layout/network'

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
/** Rows to add; rows to subtract begin half-way. */
export const ROWS: usize = 2 * HIDDEN_BYTES
export const ROWS_BYTES: usize = 2 * (MAX_SET_INPUTS as usize) * 4
export const SUBTRACTED: usize = ROWS + (MAX_SET_INPUTS as usize) * 4
/** Bytes of an accumulator, which begins on a boundary of 16. */
export const ACCUMULATOR_BYTES: usize = ROWS + ROWS_BYTES
