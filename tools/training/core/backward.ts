// The gradients of the loss, added up over many positions.

import { TILE } from '../../../electron/core/src/network/rows'
import { clip } from './forward'
import { rowBytes } from './weights'

/** The derivative of the loss by four values; 0 where they are clipped. */
function slope(values: v128, weights: v128, twice: v128): v128 {
  const open = v128.and(f32x4.gt(values, f32x4.splat(0)), f32x4.lt(values, f32x4.splat(1)))
  return v128.and(f32x4.mul(f32x4.mul(values, weights), twice), open)
}

function accumulate(at: usize, offset: usize, value: v128): void {
  v128.store(at + offset, f32x4.add(v128.load(at + offset), value))
}

/** Adds to the gradients of the output weights; `change` is the derivative of the loss by the output. */
export function backOutput(layer: usize, gradients: usize, change: f32, hidden: u32): void {
  const factor = f32x4.splat(change)
  for (let at: usize = 0; at < rowBytes(hidden); at += 16) {
    const value = clip(v128.load(layer + at))
    accumulate(gradients, at, f32x4.mul(f32x4.mul(value, value), factor))
  }
}

/** Adds to the gradients of the listed rows and of the biases, through a hidden layer and its output weights. */
export function backRows(
  layer: usize,
  weights: usize,
  change: f32,
  gradients: usize,
  biases: usize,
  list: usize,
  end: usize,
  hidden: u32,
): void {
  const twice = f32x4.splat(2 * change)
  for (let tile: usize = 0; tile < rowBytes(hidden); tile += TILE) {
    const from = layer + tile
    const by = weights + tile
    const a = slope(v128.load(from), v128.load(by), twice)
    const b = slope(v128.load(from, 16), v128.load(by, 16), twice)
    const c = slope(v128.load(from, 32), v128.load(by, 32), twice)
    const d = slope(v128.load(from, 48), v128.load(by, 48), twice)
    const e = slope(v128.load(from, 64), v128.load(by, 64), twice)
    const f = slope(v128.load(from, 80), v128.load(by, 80), twice)
    const g = slope(v128.load(from, 96), v128.load(by, 96), twice)
    const h = slope(v128.load(from, 112), v128.load(by, 112), twice)
    let row = biases + tile
    let at = list
    while (true) {
      accumulate(row, 0, a)
      accumulate(row, 16, b)
      accumulate(row, 32, c)
      accumulate(row, 48, d)
      accumulate(row, 64, e)
      accumulate(row, 80, f)
      accumulate(row, 96, g)
      accumulate(row, 112, h)
      if (at == end) break
      row = gradients + (load<u32>(at) as usize) + tile
      at += 4
    }
  }
}
