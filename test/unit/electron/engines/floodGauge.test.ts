import { expect, test } from 'vitest'
import { floodGauge } from '../../../../electron/engines/floodGauge'

const MEBIBYTE = 1024 * 1024

test('half a megabyte a second may come for an hour', () => {
  const overflows = floodGauge()
  for (let second = 0; second < 3600; second++) expect(overflows(MEBIBYTE / 2, second * 1000)).toBe(false)
})

test('a burst of a few megabytes may come at once', () => {
  const overflows = floodGauge()
  expect(overflows(7 * MEBIBYTE, 0)).toBe(false)
  expect(overflows(7 * MEBIBYTE, 10_000)).toBe(false)
})

test('ten megabytes a second overflow within a second', () => {
  const overflows = floodGauge()
  const told = Array.from({ length: 10 }, (_, tenth) => overflows(MEBIBYTE, tenth * 100))
  expect(told.indexOf(true)).toBeGreaterThan(6)
})
