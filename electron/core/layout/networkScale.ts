// What the numbers of an evaluation network mean, on boards of all sizes.

/** What 1 is in the hidden layer, and how far its values are of use. */
export const HIDDEN_ONE = 255
/** What 1 is among the output weights; none is beyond 127, which is about a half. */
export const OUTPUT_ONE = 256
/** Centipawns for an output of 1. */
export const CENTIPAWNS = 400
/** No evaluation is greater; scores of mates are. */
export const GREATEST = 30000
