import { expect, test } from 'vitest'
import { dequantise, quantise } from '../../../../tools/training/quantise'
import { aNetwork } from '../../../support/aNetwork'

test('a network taken as parameters and quantised again is the same', () => {
  const network = aNetwork(64)
  expect(Buffer.from(quantise(dequantise(network), 64).weights).equals(Buffer.from(network.weights))).toBe(
    true,
  )
})
