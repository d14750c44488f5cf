// The hot loops of the trainer, compiled like the rules core. The host lays out the memory.

import { CENTIPAWNS } from '../../../electron/core/layout/networkScale'
import { addRows } from '../../../electron/core/src/network/rows'
import { backOutput, backRows } from './backward'
import { outputOf } from './forward'
import { hasResult, listRows, resultOf, scoreOf, turnOf } from './record'
import { LIST_BYTES, outputsOf, RECORD_BYTES } from './recordShape'
import { hiddenBiases, outputBias, outputWeights, rowBytes } from './weights'

export { step } from './adam'
export { firstUnsound } from './record'
export { parameterCount } from './weights'

/** The first address that the host may use, a multiple of 64. */
export function base(): usize {
  return (__heap_base + 63) & ~63
}

/** Bytes of a labelled position. */
export function recordBytes(): usize {
  return RECORD_BYTES
}

/** The bytes of a thread's scratch area: lists of rows and hidden layers. */
export function scratchBytes(hidden: u32): usize {
  return 2 * LIST_BYTES + 2 * rowBytes(hidden)
}

function sigmoid(x: f32): f32 {
  return 1 / (1 + Mathf.exp(-x))
}

/** The expected result for the side to move, 0 to 1, from the score and, if it is known, the result of the game. */
function targetOf(record: usize, lambda: f32): f32 {
  const byScore = sigmoid(scoreOf(record) / (CENTIPAWNS as f32))
  return hasResult(record) ? lambda * byScore + (1 - lambda) * resultOf(record) : byScore
}

/** |error| ^ power. */
function lossOf(error: f32, power: f32): f32 {
  return power == 2 ? error * error : Mathf.pow(Mathf.abs(error), power)
}

/** The derivative of the loss by the output. */
function lossSlope(probability: f32, error: f32, power: f32): f32 {
  const size = Mathf.abs(error)
  const steep = power == 2 ? size : Mathf.pow(size, power - 1)
  return Mathf.sign(error) * power * steep * probability * (1 - probability)
}

function recordAt(records: usize, order: usize, i: u32): usize {
  return records + (load<u32>(order + ((i as usize) << 2)) as usize) * RECORD_BYTES
}

/** Computes the output for a record; lists and hidden layers stay in the scratch area. */
function outputFor(record: usize, parameters: usize, hidden: u32, scratch: usize): f32 {
  const layers = scratch + 2 * LIST_BYTES
  const biases = parameters + hiddenBiases(hidden)
  for (let perspective: u32 = 0; perspective < 2; perspective++) {
    const list = scratch + (perspective as usize) * LIST_BYTES
    const end = listRows(record, perspective, hidden, list)
    store<u32>(list, ((end - list) >> 2) as u32, LIST_BYTES - 4)
    const layer = layers + (perspective as usize) * rowBytes(hidden)
    addRows<f32>(rowBytes(hidden), biases, layer, parameters, 1, list, end, 0, 0)
  }
  const bucket = outputsOf(record)
  const own = layers + (turnOf(record) as usize) * rowBytes(hidden)
  const enemy = layers + ((turnOf(record) ^ 1) as usize) * rowBytes(hidden)
  const bias = load<f32>(parameters + outputBias(hidden, bucket))
  return outputOf(own, enemy, parameters + outputWeights(hidden, bucket), bias, hidden)
}

/**
 * Propagates the derivative by a record's output back to the parameters; uses the scratch area as `outputFor` left it.
 */
function backFor(
  record: usize,
  parameters: usize,
  gradients: usize,
  hidden: u32,
  scratch: usize,
  change: f32,
): void {
  const bucket = outputsOf(record)
  const bias = gradients + outputBias(hidden, bucket)
  store<f32>(bias, load<f32>(bias) + change)
  for (let perspective: u32 = 0; perspective < 2; perspective++) {
    const list = scratch + (perspective as usize) * LIST_BYTES
    const end = list + ((load<u32>(list, LIST_BYTES - 4) as usize) << 2)
    const layer = scratch + 2 * LIST_BYTES + (perspective as usize) * rowBytes(hidden)
    const half = outputWeights(hidden, bucket) + (perspective == turnOf(record) ? 0 : rowBytes(hidden))
    backOutput(layer, gradients + half, change, hidden)
    const biases = gradients + hiddenBiases(hidden)
    backRows(layer, parameters + half, change, gradients, biases, list, end, hidden)
  }
}

/** Adds up the gradients over a range of an order of records; returns the sum of losses. */
export function learn(
  parameters: usize,
  gradients: usize,
  hidden: u32,
  scratch: usize,
  records: usize,
  order: usize,
  from: u32,
  end: u32,
  lambda: f32,
  power: f32,
): f64 {
  let loss: f64 = 0
  for (let i = from; i < end; i++) {
    const record = recordAt(records, order, i)
    const probability = sigmoid(outputFor(record, parameters, hidden, scratch))
    const error = probability - targetOf(record, lambda)
    loss += lossOf(error, power)
    backFor(record, parameters, gradients, hidden, scratch, lossSlope(probability, error, power))
  }
  return loss
}

/** The sum of losses over a range of an order of records. */
export function measure(
  parameters: usize,
  hidden: u32,
  scratch: usize,
  records: usize,
  order: usize,
  from: u32,
  end: u32,
  lambda: f32,
  power: f32,
): f64 {
  let loss: f64 = 0
  for (let i = from; i < end; i++) {
    const record = recordAt(records, order, i)
    loss += lossOf(sigmoid(outputFor(record, parameters, hidden, scratch)) - targetOf(record, lambda), power)
  }
  return loss
}

/** The score of a record in centipawns from the side to move's view, before quantisation. */
export function scoreRecord(parameters: usize, hidden: u32, scratch: usize, record: usize): f32 {
  return outputFor(record, parameters, hidden, scratch) * (CENTIPAWNS as f32)
}

/**
 * Fills an order with a shuffle of all records that depends only on the seed. https://en.wikipedia.org/wiki/Xorshift
 */
export function shuffle(order: usize, total: u32, seed: u32): void {
  for (let i: u32 = 0; i < total; i++) store<u32>(order + ((i as usize) << 2), i)
  let state: u64 = 0x9e3779b97f4a7c15 * ((seed as u64) + 1)
  for (let i = total; i > 1; i--) {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    const at = (order + ((((state >> 32) * (i as u64)) >> 32) << 2)) as usize
    const last = order + (((i - 1) as usize) << 2)
    const value = load<u32>(at)
    store<u32>(at, load<u32>(last))
    store<u32>(last, value)
  }
}
