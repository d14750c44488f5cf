// Offsets of the network's weights (layout/network.ts has its shape) and of an accumulator.

import { BUCKETS, HIDDEN, INPUTS, MAX_SET_INPUTS } from '../../layout/network'

/** The bytes of the hidden layer of one perspective, 16-bit. */
export const HIDDEN_BYTES: usize = HIDDEN * 2

// ---- Weights: a row of the hidden layer for each input, its biases, then the output layer -------
export const HIDDEN_BIASES: usize = (INPUTS as usize) * HIDDEN_BYTES
/** 16-bit, for each bucket the weights of the own hidden layer, then those of the enemy's. */
export const OUTPUT_WEIGHTS: usize = HIDDEN_BIASES + HIDDEN_BYTES
/** 32-bit, one for each bucket. */
export const OUTPUT_BIASES: usize = OUTPUT_WEIGHTS + (BUCKETS as usize) * 2 * HIDDEN_BYTES
export const NETWORK_BYTES: usize = OUTPUT_BIASES + (BUCKETS as usize) * 4

// ---- An accumulator: both hidden layers before activation, then scratch --------------------------
/** The rows to add; the rows to subtract begin halfway. */
export const ROWS: usize = 2 * HIDDEN_BYTES
export const ROWS_BYTES: usize = 2 * (MAX_SET_INPUTS as usize) * 4
export const SUBTRACTED: usize = ROWS + (MAX_SET_INPUTS as usize) * 4
/** Bytes of an accumulator, whose address must be a multiple of 16. */
export const ACCUMULATOR_BYTES: usize = ROWS + ROWS_BYTES
