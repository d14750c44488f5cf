import { expect, test } from 'vitest'
import { costText, pawnsText, worthText } from '../../../../renderer/text/worthText'

test.each([
  [97, 45, '+1.0', '1.0', '−1.0'],
  [63, 25, '+0.6', '0.6', '−0.6'],
  [63, 4, '+0.63', '0.63', '−0.63'],
  [4, 30, '+0.0', '0.0', '0.0'],
  [-86, 10, '−0.9', '0.9', '0.0'],
])(
  '%d centipawns with an error of %d are shown with significant digits only',
  (value, error, worth, pawns, cost) => {
    expect(worthText(value, error)).toBe(worth)
    expect(pawnsText(value, error)).toBe(pawns)
    expect(costText(value, error)).toBe(cost)
  },
)
