// A teacher's evaluation without its search, compiled like the rules core. The host lays out the memory.

import { count } from '../../../electron/core/src/rules/bitboard'
import { turnOf, writeScore } from '../../training/core/record'
import { codeOf, occupiedOf, RECORD_BYTES } from '../../training/core/recordShape'
import { listFeatures, LIST_BYTES } from './features'
import { ROW_BYTES, stackOf } from './fileLayout'
import { LAYER_BYTES, stackOutput } from './layers'
import { materialSum, multiplyHalves, sumFeatures, VIEW_BYTES } from './transformer'

export { firstUnsound } from '../../training/core/record'
export { networkBytes } from './fileLayout'

/** 16 in a stack's output make 1 engine unit; 361 engine units are 100 centipawns, an even chance to win. */
const OUTPUT_SCALE: i32 = 16
const UNITS_OF_A_PAWN: i32 = 361

const INPUTS: usize = LIST_BYTES + ROW_BYTES
const LAYER: usize = INPUTS + 2 * VIEW_BYTES

/** The first address that the host may use, a multiple of 64. */
export function base(): usize {
  return (__heap_base + 63) & ~63
}

export function scratchBytes(): usize {
  return LAYER + LAYER_BYTES
}

/** The engine's value of all pieces except pawns and kings, in engine units. */
function nonPawnMaterial(record: usize): i32 {
  let sum: i32 = 0
  const pieces = count(occupiedOf(record))
  for (let piece: u32 = 0; piece < pieces; piece++) {
    const role = codeOf(record, piece) & 7
    if (role == 2) sum += 781
    else if (role == 3) sum += 825
    else if (role == 4) sum += 1276
    else if (role == 5) sum += 2538
  }
  return sum
}

/** The material and positional values from the side to move's view, 16 for 1 engine unit. */
let material: i32 = 0
let positional: i32 = 0

function evaluate(record: usize, network: usize, scratch: usize): void {
  const stack = (count(occupiedOf(record)) - 1) >> 2
  const turn = turnOf(record)
  const sums = scratch + LIST_BYTES
  let difference: i32 = 0
  for (let i: u32 = 0; i < 2; i++) {
    const end = listFeatures(record, turn ^ i, scratch)
    sumFeatures(network, scratch, end, sums)
    multiplyHalves(sums, scratch + INPUTS + (i as usize) * VIEW_BYTES)
    const worth = materialSum(network, scratch, end, stack)
    difference += i == 0 ? worth : -worth
  }
  material = difference / 2
  positional = stackOutput(stackOf(network, stack), scratch + INPUTS, scratch + LAYER)
}

/** The network's value of a record in engine units, from the side to move's view. */
export function networkValue(record: usize, network: usize, scratch: usize): i32 {
  evaluate(record, network, scratch)
  return (material + positional) / OUTPUT_SCALE
}

/**
 * The engine's value of a record: position counts slightly more than material, and the sum grows with the pieces left.
 */
function engineValue(record: usize, network: usize, scratch: usize): i32 {
  evaluate(record, network, scratch)
  const pieces = nonPawnMaterial(record)
  const shift = 24 - pieces / 9560
  const value = ((1024 - shift) * material + (1024 + shift) * positional) / (1024 * OUTPUT_SCALE)
  return (value * (1076 + (96 * pieces) / 5120)) / 1024
}

/** Writes the engine's static evaluation in centipawns into a range of records. */
export function label(records: usize, total: u32, network: usize, scratch: usize): void {
  for (let i: u32 = 0; i < total; i++) {
    const record = records + (i as usize) * RECORD_BYTES
    writeScore(record, (100 * engineValue(record, network, scratch)) / UNITS_OF_A_PAWN)
  }
}
