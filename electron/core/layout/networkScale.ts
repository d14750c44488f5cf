// The scales of the numbers of an evaluation network, the same for boards of all sizes.

/** The number that stands for 1 in the hidden layer; values are clipped to it. */
export const HIDDEN_ONE = 255
/** The number that stands for 1 among the output weights; none is beyond 127, which is about one half. */
export const OUTPUT_ONE = 256
/** Centipawns for an output of 1. */
export const CENTIPAWNS = 400
/** The greatest evaluation; only scores of mates are greater. */
export const GREATEST = 30000
