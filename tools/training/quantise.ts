import type { BoardLayout } from '../../electron/core/boardLayout'
import { HIDDEN_ONE, OUTPUT_ONE } from '../../electron/core/layout/networkScale'
import type { Network } from '../../electron/engine/pool/network'

/** The greatest output weight: its product with a full value of the hidden layer fits in 16 bits. */
const MAX_OUTPUT = 127

/** The limit of output weights during training. */
export const MAX_OUTPUT_WEIGHT = MAX_OUTPUT / OUTPUT_ONE

/** The limit of weights and biases of the hidden layer during training: 37 of them must not overflow 16 bits. */
export const MAX_HIDDEN_WEIGHT = 2

/** The sizes that determine how many numbers a network has. */
type Shape = Pick<BoardLayout['network'], 'INPUTS' | 'BUCKETS'>

/** Converts trained parameters to a network in integers, as the core computes it. */
export const quantise = (parameters: Float32Array, hidden: number, { INPUTS, BUCKETS }: Shape): Network => {
  const rows = (INPUTS + 1) * hidden
  const outputs = BUCKETS * 2 * hidden
  const weights = new Uint8Array(2 * (rows + outputs) + 4 * BUCKETS)
  const view = new DataView(weights.buffer)
  for (let i = 0; i < rows; i++) view.setInt16(2 * i, Math.round(parameters[i]! * HIDDEN_ONE), true)
  for (let i = rows; i < rows + outputs; i++)
    view.setInt16(2 * i, Math.round(parameters[i]! * OUTPUT_ONE), true)
  for (let i = 0; i < BUCKETS; i++) {
    const bias = Math.round(parameters[rows + outputs + i]! * HIDDEN_ONE * OUTPUT_ONE)
    view.setInt32(2 * (rows + outputs) + 4 * i, bias, true)
  }
  return { hidden, weights }
}

/** Converts the integer weights of a network to parameters for training. Quantised again, they are the same. */
export const dequantise = ({ hidden, weights }: Network, { INPUTS, BUCKETS }: Shape): Float32Array => {
  const rows = (INPUTS + 1) * hidden
  const outputs = BUCKETS * 2 * hidden
  const view = new DataView(weights.buffer, weights.byteOffset, weights.byteLength)
  return Float32Array.from({ length: rows + outputs + BUCKETS }, (_, i) => {
    if (i < rows) return view.getInt16(2 * i, true) / HIDDEN_ONE
    if (i < rows + outputs) return view.getInt16(2 * i, true) / OUTPUT_ONE
    const bias = view.getInt32(2 * (rows + outputs) + 4 * (i - rows - outputs), true)
    return bias / (HIDDEN_ONE * OUTPUT_ONE)
  })
}
