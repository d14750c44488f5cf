import { expect, test } from 'vitest'
import { EIGHT_LAYOUT, WIDE_LAYOUT } from '../../../../electron/core/boardLayout'
import { dequantise, quantise } from '../../../../tools/training/quantise'
import { aNetwork } from '../../../support/aNetwork'

test.each([
  ['eight by eight', EIGHT_LAYOUT],
  ['larger boards', WIDE_LAYOUT],
])('a network for %s is the same after dequantizing and quantizing', (_, boards) => {
  const network = aNetwork(64, 'quantised', boards)
  const again = quantise(dequantise(network, boards.network), 64, boards.network)
  expect(Buffer.from(again.weights).equals(Buffer.from(network.weights))).toBe(true)
})
