import { expect, test } from 'vitest'
import { NAG_SIGNS, nagOfGlyph, suffixNags } from '@shared/notation/pgn/nags'

test('each annotation is listed once, in numerical order from 1 to 245', () => {
  const numbers = NAG_SIGNS.map(([nag]) => nag)
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
  expect(numbers[0]).toBe(1)
  expect(numbers.at(-1)).toBe(245)
})

test.each([
  ['!', 1],
  ['?!', 6],
  ['±', 16],
  ['+/-', 16],
  ['-+', 19],
  ['N', 146],
  ['⨀', 22],
  ['x', undefined],
])('the glyph %s is NAG %j', (glyph, nag) => {
  expect(nagOfGlyph(glyph)).toBe(nag)
})

test.each([
  ['!', [1]],
  ['!?', [5]],
  ['!!!', [3, 1]],
  ['?!?', [6, 2]],
])('the suffix %s of a move is read as NAGs %j', (suffix, nags) => {
  expect(suffixNags(suffix)).toEqual(nags)
})
