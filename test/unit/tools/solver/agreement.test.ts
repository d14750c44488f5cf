import { describe, expect, test } from 'vitest'
import { agreementOf } from '../../../../tools/solver/agreement'

describe('agreement with a reference', () => {
  test('is full for the same values with another scale and another offset', () => {
    const agreement = agreementOf([10, 20, 40], [25, 45, 85])
    expect(agreement.correlation).toBeCloseTo(1)
    expect(agreement.error).toBeCloseTo(0)
    expect(agreement.scale).toBeCloseTo(0.5)
    expect(agreement.bias).toBeCloseTo(-85 / 3)
    expect(agreement.difference).toBeCloseTo(Math.sqrt((15 ** 2 + 25 ** 2 + 45 ** 2) / 3))
  })

  test('has an error that is the deviation from the best line', () => {
    const agreement = agreementOf([-1, 1, -1, 1], [-10, 10, 0, 0])
    expect(agreement.correlation).toBeCloseTo(Math.SQRT1_2)
    expect(agreement.error).toBeCloseTo(5)
  })

  test('is negative for an opposite judge', () => {
    expect(agreementOf([1, 2, 3], [3, 2, 1]).correlation).toBeCloseTo(-1)
  })
})
