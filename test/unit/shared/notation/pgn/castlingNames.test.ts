import { expect, test } from 'vitest'
import { castlingNames, missingCastling } from '../../../../../electron/rules/describeError'

test('the castlings of a system are described with the files they lead to', () => {
  const both = [
    { san: 'O-Ob', kingFile: 'b' },
    { san: 'O-Og', kingFile: 'g' },
  ]
  expect(castlingNames(both)).toBe('O-Ob castles toward the b-file, O-Og toward the g-file')
  expect(castlingNames([])).toBe('this system has no castling')
})

test.each([
  ['O-O-O', 'there is no long castling here'],
  ['0-0-0', 'there is no long castling here'],
  ['O-O', 'there is no O-O here'],
  ['O-Ob', 'there is no O-Ob here'],
])('a missing %s is reported as: %s', (found, sentence) => {
  expect(missingCastling(found)).toBe(sentence)
})
