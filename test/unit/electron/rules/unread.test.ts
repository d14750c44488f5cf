import { describe, expect, test } from 'vitest'
import { restOfLine, startOfMove } from '../../../../electron/rules/unread'

describe('the rest of a line', () => {
  test.each([
    ['goes to the end of the text', 'Ke5 2. d4 d5', 'Ke5 2. d4 d5'],
    ['ends at the parenthesis that closes it', 'Ke5 2. d4) d5 2. Nf3', 'Ke5 2. d4'],
    ['takes variations with it', 'Ke5 (1... e5 (1... c5)) 2. d4) d5', 'Ke5 (1... e5 (1... c5)) 2. d4'],
    ['does not count parentheses in comments', 'Ke5 {:-)} 2. d4 ; ;-)\n d5)', 'Ke5 {:-)} 2. d4 ; ;-)\n d5'],
    ['does not count parentheses in escaped lines', 'Ke5\n% )\n2. d4) d5', 'Ke5\n% )\n2. d4'],
    ['ends at the result', 'Ke5 2. d4 1/2-1/2', 'Ke5 2. d4'],
    ['ends at an asterisk', 'Ke5 2. d4\n*\n', 'Ke5 2. d4'],
    [
      'does not take a result in a variation for its end',
      'Ke5 (1... e5 1-0) 2. d4 0-1',
      'Ke5 (1... e5 1-0) 2. d4',
    ],
    ['survives a comment without an end', 'Ke5 {and so', 'Ke5 {and so'],
  ])('%s', (_, text, expected) => {
    expect(restOfLine(text, 0)).toBe(expected)
  })

  test('begins where it is told', () => {
    expect(restOfLine('1. e4 Ke5 2. d4 *', 6)).toBe('Ke5 2. d4')
  })
})

describe('the start of a move', () => {
  test.each([
    ['1. e4 e5 2. Ke5', 12, 9],
    ['1. e4 1... Ke5', 11, 6],
    ['1. e4 Ke5', 6, 6],
    ['12.Ke5', 3, 0],
    ['1.\nKe5', 3, 0],
    ['Ke5', 0, 0],
  ])('includes the number before it: %j', (text, at, expected) => {
    expect(startOfMove(text, at)).toBe(expected)
  })
})
