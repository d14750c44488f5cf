// Computes the inputs of the layers from the features.

import { addRows } from '../../../electron/core/src/network/rows'
import { materialOf, rowOf, ROW_BYTES, TRANSFORMED } from './fileLayout'

/** 1 is stored as 127, and the product of two values is shifted back to that scale. */
const ONE: i16 = 127
const PRODUCT_SHIFT: i32 = 7

/** sums = biases + the rows of the features listed. */
export function sumFeatures(network: usize, list: usize, end: usize, sums: usize): void {
  addRows<i16>(ROW_BYTES, network, sums, rowOf(network, 0), ROW_BYTES, list, end, 0, 0)
}

/** The sum of the listed features' material values for a stack. */
export function materialSum(network: usize, list: usize, end: usize, stack: u32): i32 {
  let sum: i32 = 0
  for (let at = list; at < end; at += 4)
    sum += load<i32>(materialOf(network, load<u32>(at)) + ((stack as usize) << 2))
  return sum
}

function clipped(values: usize): v128 {
  return i16x8.min_s(i16x8.max_s(v128.load(values), i16x8.splat(0)), i16x8.splat(ONE))
}

/** Writes the products of the upper and the lower half of the values, as bytes. */
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
