import { afterEach, expect, test } from 'vitest'
import { formatDecimal, formatList, formatNumber, formatPercent } from '@shared/i18n/numbers'
import { speak } from '@shared/i18n/spoken'

afterEach(() => speak(() => 'en'))

test.each<[number | bigint, string]>([
  [0, '0'],
  [9216, '9,216'],
  [-1234.5, '-1,234.5'],
  [123_456_789_012_345_678_901n, '123,456,789,012,345,678,901'],
])('formats %d as %s', (number, text) => {
  expect(formatNumber(number)).toBe(text)
})

test('a number has the requested number of decimals', () => {
  expect(formatDecimal(2.5, 2)).toBe('2.50')
  expect(formatDecimal(1234.567, 1)).toBe('1,234.6')
  expect(formatNumber(1 / 3, { maximumFractionDigits: 3 })).toBe('0.333')
})

test.each([
  [0.426, 0, 'nearest', '43%'],
  [0.999, 0, 'down', '99%'],
  [1, 0, 'down', '100%'],
  [0.4256, 1, 'nearest', '42.6%'],
] as const)('%d with %i decimals, rounded %s, is %s', (share, digits, rounding, text) => {
  expect(formatPercent(share, digits, rounding)).toBe(text)
})

test.each([
  [[], 'and', ''],
  [['a'], 'and', 'a'],
  [['a', 'b'], 'or', 'a or b'],
  [['a', 'b', 'c'], 'and', 'a, b and c'],
  [['a', 'b', 'c'], 'or', 'a, b or c'],
] as const)('%j joined by %s is “%s”', (items, joint, text) => {
  expect(formatList(items, joint)).toBe(text)
})

test('the pseudo-language formats numbers as in English', () => {
  speak(() => 'en-XA')
  expect(formatNumber(9216)).toBe('9,216')
})
