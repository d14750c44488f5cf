// The layers after the feature transformer, in integer arithmetic.

import {
  FIRST,
  FIRST_WEIGHTS,
  OUTPUT_BIAS,
  OUTPUT_WEIGHTS,
  SECOND,
  SECOND_BIASES,
  SECOND_WEIGHTS,
  TRANSFORMED,
} from './fileLayout'

/** A weight of 1 is stored as 64. */
const WEIGHT_SHIFT: i32 = 6
const ONE: i32 = 127
/** The scale of the value that bypasses the second layer: 1 of it is 600 x 16 of the output. */
const PAST_NUMERATOR: i32 = 9600
const PAST_DENOMINATOR: i32 = 127 * 64

/** Room for the inputs of the second layer and of the output. */
export const LAYER_BYTES: usize = 64

/** Sum of byte products; inputs are 0 to 127. */
function weigh(inputs: usize, weights: usize, count: u32): i32 {
  let sum = i32x4.splat(0)
  for (let at: usize = 0; at < (count as usize); at += 16) {
    const values = v128.load(inputs + at)
    const factors = v128.load(weights + at)
    sum = i32x4.add(sum, i32x4.extadd_pairwise_i16x8_s(i16x8.extmul_low_i8x16_s(values, factors)))
    sum = i32x4.add(sum, i32x4.extadd_pairwise_i16x8_s(i16x8.extmul_high_i8x16_s(values, factors)))
  }
  return (
    i32x4.extract_lane(sum, 0) +
    i32x4.extract_lane(sum, 1) +
    i32x4.extract_lane(sum, 2) +
    i32x4.extract_lane(sum, 3)
  )
}

function clip(value: i32): u8 {
  return min(max(value, 0), ONE) as u8
}

function clippedSquare(value: i32): u8 {
  return min((((value as i64) * (value as i64)) >> (2 * WEIGHT_SHIFT)) >> 7, ONE as i64) as u8
}

/** A stack's output for the values of both views, the side to move first; 16 is 1 engine unit. */
export function stackOutput(stack: usize, inputs: usize, layer: usize): i32 {
  const passed = FIRST - 1
  v128.store(layer, i32x4.splat(0))
  v128.store(layer, i32x4.splat(0), 16)
  let past: i32 = 0
  for (let i: u32 = 0; i < FIRST; i++) {
    const weights = stack + FIRST_WEIGHTS + (i as usize) * (TRANSFORMED as usize)
    const value = load<i32>(stack + ((i as usize) << 2)) + weigh(inputs, weights, TRANSFORMED)
    if (i == passed) {
      past = value
      break
    }
    store<u8>(layer + (i as usize), clippedSquare(value))
    store<u8>(layer + (passed as usize) + (i as usize), clip(value >> WEIGHT_SHIFT))
  }
  const second = layer + 32
  for (let i: u32 = 0; i < SECOND; i++) {
    const weights = stack + SECOND_WEIGHTS + (i as usize) * (SECOND as usize)
    const value = load<i32>(stack + SECOND_BIASES + ((i as usize) << 2)) + weigh(layer, weights, SECOND)
    store<u8>(second + (i as usize), clip(value >> WEIGHT_SHIFT))
  }
  const output = load<i32>(stack + OUTPUT_BIAS) + weigh(second, stack + OUTPUT_WEIGHTS, SECOND)
  return (output + ((past as i64) * PAST_NUMERATOR) / PAST_DENOMINATOR) as i32
}
