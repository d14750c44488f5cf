// From features to the values that the layers see.

import { materialOf, rowOf, ROW_BYTES, TRANSFORMED } from './fileLayout'

/** Bytes of a row that are held in registers: 64 values. */
const TILE: usize = 128
/** 1 is 127, and the product of two values is brought back to that. */
const ONE: i16 = 127
const PRODUCT_SHIFT: i32 = 7

/** sums = biases + the rows of the features listed. */
export function sumFeatures(network: usize, list: usize, end: usize, sums: usize): void {
  for (let tile: usize = 0; tile < ROW_BYTES; tile += TILE) {
    const biases = network + tile
    let a = v128.load(biases)
    let b = v128.load(biases, 16)
    let c = v128.load(biases, 32)
    let d = v128.load(biases, 48)
    let e = v128.load(biases, 64)
    let f = v128.load(biases, 80)
    let g = v128.load(biases, 96)
    let h = v128.load(biases, 112)
    for (let at = list; at < end; at += 4) {
      const row = rowOf(network, load<u32>(at)) + tile
      a = i16x8.add(a, v128.load(row))
      b = i16x8.add(b, v128.load(row, 16))
      c = i16x8.add(c, v128.load(row, 32))
      d = i16x8.add(d, v128.load(row, 48))
      e = i16x8.add(e, v128.load(row, 64))
      f = i16x8.add(f, v128.load(row, 80))
      g = i16x8.add(g, v128.load(row, 96))
      h = i16x8.add(h, v128.load(row, 112))
    }
    const to = sums + tile
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

/** What the features listed are worth by themselves. */
export function materialSum(network: usize, list: usize, end: usize, stack: u32): i32 {
  let sum: i32 = 0
  for (let at = list; at < end; at += 4)
    sum += load<i32>(materialOf(network, load<u32>(at)) + ((stack as usize) << 2))
  return sum
}

function clipped(values: usize): v128 {
  return i16x8.min_s(i16x8.max_s(v128.load(values), i16x8.splat(0)), i16x8.splat(ONE))
}

/** The upper half of the values multiplied with the lower half, as bytes. */
export function multiplyHalves(sums: usize, target: usize): void {
  const half: usize = ROW_BYTES >> 1
  for (let at: usize = 0; at < half; at += 32) {
    const low = i16x8.mul(clipped(sums + at), clipped(sums + half + at))
    const high = i16x8.mul(clipped(sums + at + 16), clipped(sums + half + at + 16))
    v128.store(
      target + (at >> 1),
      i8x16.narrow_i16x8_u(i16x8.shr_u(low, PRODUCT_SHIFT), i16x8.shr_u(high, PRODUCT_SHIFT)),
    )
  }
}

/** Bytes that {@link multiplyHalves} writes for one view. */
export const VIEW_BYTES: usize = (TRANSFORMED as usize) >> 1
