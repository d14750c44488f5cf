// The layout of the parameters in the file of a HalfKAv2_hm network, starting with the biases of the feature
// transformer, as in Stockfish 15 and 15.1. The sources are
// https://github.com/official-stockfish/nnue-pytorch/blob/master/docs/nnue.md and the files themselves.

/** The number of values that the feature transformer computes for each view. */
export const TRANSFORMED: u32 = 1024
/** The number of boards per king square: one for each role and color, with one for both kings. */
const BOARDS: u32 = 11
/** The number of squares of the own king, mirrored to files e to h. */
const KING_SQUARES: u32 = 32
export const FEATURES_OF_A_KING: u32 = BOARDS * 64
export const FEATURES: u32 = KING_SQUARES * FEATURES_OF_A_KING
/** The number of layer stacks; the number of pieces selects one. */
export const STACKS: u32 = 8

/** The sizes of the first two layers of a stack; the last value of the first layer goes directly to the output. */
export const FIRST: u32 = 16
export const SECOND: u32 = 32

export const ROW_BYTES: usize = (TRANSFORMED as usize) << 1
/** The bytes of a feature's material values, one for each stack. */
export const MATERIAL_BYTES: usize = (STACKS as usize) << 2

const ROWS: usize = ROW_BYTES
const MATERIAL: usize = ROWS + (FEATURES as usize) * ROW_BYTES
const LAYERS: usize = MATERIAL + (FEATURES as usize) * MATERIAL_BYTES

/** Each stack begins with a hash of its shape. */
const HASH_BYTES: usize = 4
/** Biases are 32 bits wide, weights 8. */
export const FIRST_WEIGHTS: usize = (FIRST as usize) << 2
export const SECOND_BIASES: usize = FIRST_WEIGHTS + (FIRST as usize) * (TRANSFORMED as usize)
export const SECOND_WEIGHTS: usize = SECOND_BIASES + ((SECOND as usize) << 2)
export const OUTPUT_BIAS: usize = SECOND_WEIGHTS + (SECOND as usize) * (SECOND as usize)
export const OUTPUT_WEIGHTS: usize = OUTPUT_BIAS + 4
const STACK_BYTES: usize = HASH_BYTES + OUTPUT_WEIGHTS + (SECOND as usize)

export function rowOf(network: usize, feature: u32): usize {
  return network + ROWS + (feature as usize) * ROW_BYTES
}

export function materialOf(network: usize, feature: u32): usize {
  return network + MATERIAL + (feature as usize) * MATERIAL_BYTES
}

/** The address of the first biases of a stack; the offsets above count from here. */
export function stackOf(network: usize, stack: u32): usize {
  return network + LAYERS + (stack as usize) * STACK_BYTES + HASH_BYTES
}

/** Bytes from the biases of the feature transformer to the end of the file. */
export function networkBytes(): usize {
  return LAYERS + (STACKS as usize) * STACK_BYTES
}
