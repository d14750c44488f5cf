// The network computed in floating point.

import { rowBytes } from './weights'

/** Bytes of the part of a hidden layer that is held in registers: 32 values. */
export const TILE: usize = 128

/** target = biases + the rows listed. */
export function sumRows(
  weights: usize,
  biases: usize,
  list: usize,
  end: usize,
  target: usize,
  hidden: u32,
): void {
  for (let tile: usize = 0; tile < rowBytes(hidden); tile += TILE) {
    const from = biases + tile
    let a = v128.load(from)
    let b = v128.load(from, 16)
    let c = v128.load(from, 32)
    let d = v128.load(from, 48)
    let e = v128.load(from, 64)
    let f = v128.load(from, 80)
    let g = v128.load(from, 96)
    let h = v128.load(from, 112)
    for (let at = list; at < end; at += 4) {
      const row = weights + (load<u32>(at) as usize) + tile
      a = f32x4.add(a, v128.load(row))
      b = f32x4.add(b, v128.load(row, 16))
      c = f32x4.add(c, v128.load(row, 32))
      d = f32x4.add(d, v128.load(row, 48))
      e = f32x4.add(e, v128.load(row, 64))
      f = f32x4.add(f, v128.load(row, 80))
      g = f32x4.add(g, v128.load(row, 96))
      h = f32x4.add(h, v128.load(row, 112))
    }
    const to = target + tile
    v128.store(to, a)
    v128.store(to, b, 16)
    v128.store(to, c, 32)
    v128.store(to, d, 48)
    v128.store(to, e, 64)
    v128.store(to, f, 80)
    v128.store(to, g, 96)
    v128.store(to, h, 112)
  }
}

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

/** The output before it is made a probability; `weights` are those of the bucket. */
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
