// Late move reductions (LMR): late moves are searched less deeply. The reduction grows with the logarithms of the depth and of the number
// of the move. https://www.chessprogramming.org/Late_Move_Reductions

import { lesser } from './score'
import { thread } from './state'
import { REDUCTIONS } from './thread'

const SIZE: i32 = 64
/** The constant part of a reduction, in sixteenths of a ply. */
const BASE: f64 = 11
const SLOPE: f64 = 16 / 2.05

/** The natural logarithm of n, given that of n - 1; the series converges fast. */
function logarithmAfter(before: f64, n: i32): f64 {
  const z = 1 / (2 * (n as f64) - 1)
  const square = z * z
  return before + 2 * z * (1 + square / 3 + (square * square) / 5 + (square * square * square) / 7)
}

/** Fills the table of reductions of a thread. */
export function prepareReductions(arena: usize): void {
  let logDepth: f64 = 0
  for (let depth = 1; depth < SIZE; depth++) {
    if (depth > 1) logDepth = logarithmAfter(logDepth, depth)
    let logCount: f64 = 0
    for (let count = 1; count < SIZE; count++) {
      if (count > 1) logCount = logarithmAfter(logCount, count)
      const value = logDepth * logCount == 0 ? 0 : BASE + SLOPE * logDepth * logCount
      store<u8>(arena + REDUCTIONS + ((depth * SIZE + count) as usize), value as u8)
    }
  }
}

/** The reduction of move number `count`, in sixteenths of a ply. */
export function lateMoveReduction(depth: i32, count: i32): i32 {
  const row = lesser(depth, SIZE - 1) * SIZE
  return load<u8>(thread + REDUCTIONS + ((row + lesser(count, SIZE - 1)) as usize)) as i32
}
