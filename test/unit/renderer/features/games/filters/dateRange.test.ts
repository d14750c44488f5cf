import { describe, expect, test } from 'vitest'
import { isInDateRange, readDate } from '../../../../../../renderer/features/games/filters/dateRange'

test.each([
  ['2026', '2026'],
  [' 2026-11 ', '2026.11'],
  ['2026.1.5', '2026.01.05'],
  ['2026/11/15', '2026.11.15'],
  ['2026-13', undefined],
  ['2026-11-32', undefined],
  ['26', undefined],
  ['November', undefined],
])('the date %s is read as %s', (text, date) => {
  expect(readDate(text)).toBe(date)
})

describe('the date of a game', () => {
  test.each([
    ['2026.11.15', { from: '2026' }, true],
    ['2026.11.15', { from: '2026.11.16' }, false],
    ['2026.11.15', { to: '2026.11' }, true],
    ['2026.11.15', { to: '2026.10' }, false],
    ['2026.11.15', { from: '2026.11.15', to: '2026.11.15' }, true],
    ['2026.??.??', { from: '2026.06', to: '2026.06' }, true],
    ['2026.05.??', { from: '2026.06' }, false],
    ['2025.??.??', { from: '2026' }, false],
    ['????.??.??', { from: '1900' }, false],
    ['', { to: '2100' }, false],
  ])('%s is within %o: %s', (date, range, fits) => {
    expect(isInDateRange(date, range)).toBe(fits)
  })
})
