import { expect, test } from 'vitest'
import { nagByNumber, nagOfGlyph, NAGS, suffixNags } from '@shared/notation/pgn/nags'

test('annotations are listed once each, in order, within a byte', () => {
  const numbers = NAGS.map(({ nag }) => nag)
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
  expect(numbers[0]).toBe(0)
  expect(numbers.at(-1)).toBe(255)
})

test.each([
  [14, 'White has a slight advantage'],
  [17, 'Black has a moderate advantage'],
  [22, 'White is in zugzwang'],
  [36, 'White has the initiative'],
  [40, 'White has the attack'],
  [44, 'White has sufficient compensation'],
  [132, 'White has moderate counterplay'],
  [139, 'Black is in severe time trouble'],
  [146, 'novelty'],
])('%i means that %s', (nag, name) => {
  expect(nagByNumber(nag)?.name).toBe(name)
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
])('%s is %j', (glyph, nag) => {
  expect(nagOfGlyph(glyph)).toBe(nag)
})

test.each([
  ['!', [1]],
  ['!?', [5]],
  ['!!!', [3, 1]],
  ['?!?', [6, 2]],
])('%s behind a move is %j', (suffix, nags) => {
  expect(suffixNags(suffix)).toEqual(nags)
})
