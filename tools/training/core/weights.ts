// The layout of a network's parameters during training: 32-bit floats, in the order of its file. The gradients and the
// moments of the optimizer are in blocks of the same shape.

import { BUCKETS, INPUTS } from '../../../electron/core/layout/network'

export function rowBytes(hidden: u32): usize {
  return (hidden as usize) << 2
}

export function hiddenBiases(hidden: u32): usize {
  return (INPUTS as usize) * rowBytes(hidden)
}

export function outputWeights(hidden: u32, bucket: u32): usize {
  return hiddenBiases(hidden) + rowBytes(hidden) * (1 + 2 * (bucket as usize))
}

export function outputBias(hidden: u32, bucket: u32): usize {
  return outputWeights(hidden, BUCKETS) + ((bucket as usize) << 2)
}

/** The number of floats in a network. */
export function parameterCount(hidden: u32): u32 {
  return (outputBias(hidden, BUCKETS) >> 2) as u32
}
