// The network computed in floating point.

import { rowBytes } from './weights'

export function clip(values: v128): v128 {
  return f32x4.min(f32x4.max(values, f32x4.splat(0)), f32x4.splat(1))
}

function weigh(layer: usize, weights: usize, hidden: u32): v128 {
  let sum = f32x4.splat(0)
  for (let at: usize = 0; at < rowBytes(hidden); at += 16) {
    const value = clip(v128.load(layer + at))
    sum = f32x4.add(sum, f32x4.mul(f32x4.mul(value, value), v128.load(weights + at)))
  }
  return sum
}

/** The output before it is turned into a probability; `weights` are those of the bucket. */
export function outputOf(own: usize, enemy: usize, weights: usize, bias: f32, hidden: u32): f32 {
  const sum = f32x4.add(weigh(own, weights, hidden), weigh(enemy, weights + rowBytes(hidden), hidden))
  return (
    bias +
    f32x4.extract_lane(sum, 0) +
    f32x4.extract_lane(sum, 1) +
    f32x4.extract_lane(sum, 2) +
    f32x4.extract_lane(sum, 3)
  )
}
