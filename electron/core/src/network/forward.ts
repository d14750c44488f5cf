// Computes a score from the hidden layers.

import { CENTIPAWNS, GREATEST, HIDDEN_ONE, OUTPUT_ONE } from '../../layout/networkScale'
import { turnOf } from '../rules/position'
import { outputsOf } from './seen'
import { HIDDEN_BYTES, OUTPUT_BIASES, OUTPUT_WEIGHTS } from './shape'

/**
 * The squares of eight values times their weights; each value is clipped to 0 to 1. A value times its weight fits into 16 bits, since no
 * output weight is beyond 127 and 255 * 127 < 32,768.
 */
function squares(hidden: usize, weights: usize): v128 {
  const values = i16x8.min_s(i16x8.max_s(v128.load(hidden), i16x8.splat(0)), i16x8.splat(HIDDEN_ONE as i16))
  return i32x4.dot_i16x8_s(values, i16x8.mul(values, v128.load(weights)))
}

/** The weighted sum of a hidden layer in four lanes; each stays below 2^31 for hidden layers of up to 512. */
function weigh(hidden: usize, weights: usize): v128 {
  let a = i32x4.splat(0)
  let b = i32x4.splat(0)
  for (let at: usize = 0; at < HIDDEN_BYTES; at += 32) {
    a = i32x4.add(a, squares(hidden + at, weights + at))
    b = i32x4.add(b, squares(hidden + at + 16, weights + at + 16))
  }
  return i32x4.add(a, b)
}

function sumOf(lanes: v128): i64 {
  return (
    (i32x4.extract_lane(lanes, 0) as i64) +
    i32x4.extract_lane(lanes, 1) +
    i32x4.extract_lane(lanes, 2) +
    i32x4.extract_lane(lanes, 3)
  )
}

/** The score of a position in centipawns, from the side to move's view, never beyond {@link GREATEST}. */
export function evaluateNetwork(position: usize, accumulator: usize, network: usize): i32 {
  const bucket = outputsOf(position) as usize
  const weights = network + OUTPUT_WEIGHTS + bucket * 2 * HIDDEN_BYTES
  const own = accumulator + (turnOf(position) as usize) * HIDDEN_BYTES
  const enemy = accumulator + ((turnOf(position) ^ 1) as usize) * HIDDEN_BYTES
  const sum = sumOf(weigh(own, weights)) + sumOf(weigh(enemy, weights + HIDDEN_BYTES))
  const bias = load<i32>(network + OUTPUT_BIASES + (bucket << 2)) as i64
  const output = ((sum / HIDDEN_ONE + bias) * CENTIPAWNS) / (HIDDEN_ONE * OUTPUT_ONE)
  return max<i64>(-GREATEST, min<i64>(output, GREATEST)) as i32
}
