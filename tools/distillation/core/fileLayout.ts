// Where the parameters of a network of the HalfKAv2_hm family stand in its file, from the biases of the feature
// transformer on. Facts from https://github.com/official-stockfish/nnue-pytorch/blob/master/docs/nnue.md and from the
// files themselves; as Stockfish 15 and 15.1 have them.

/** Values that the feature transformer makes for either view. */
export const TRANSFORMED: u32 = 1024
/** Roles by color, with one role for both kings: the number of boards for a king's square. */
const BOARDS: u32 = 11
/** Squares of our own king, mirrored to files e to h. */
const KING_SQUARES: u32 = 32
export const FEATURES_OF_A_KING: u32 = BOARDS * 64
export const FEATURES: u32 = KING_SQUARES * FEATURES_OF_A_KING
/** Layer stacks, by the number of pieces. */
export const STACKS: u32 = 8

/** Values of the first two layers of a stack; the last of the first goes past the others to the output. */
export const FIRST: u32 = 16
export const SECOND: u32 = 32

export const ROW_BYTES: usize = (TRANSFORMED as usize) << 1
/** What a feature is worth by itself, for each stack. */
export const MATERIAL_BYTES: usize = (STACKS as usize) << 2

const ROWS: usize = ROW_BYTES
const MATERIAL: usize = ROWS + (FEATURES as usize) * ROW_BYTES
const LAYERS: usize = MATERIAL + (FEATURES as usize) * MATERIAL_BYTES

/** A stack begins with a hash of its shape. */
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

/** The first biases of a stack; the offsets above count from here. */
export function stackOf(network: usize, stack: u32): usize {
  return network + LAYERS + (stack as usize) * STACK_BYTES + HASH_BYTES
}

/** Bytes from the biases of the feature transformer to the end of the file. */
export function networkBytes(): usize {
  return LAYERS + (STACKS as usize) * STACK_BYTES
}
