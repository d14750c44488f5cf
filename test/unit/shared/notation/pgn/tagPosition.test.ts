import { expect, test } from 'vitest'
import { parseGames } from '@shared/notation/pgn/parser'
import { tagPosition } from '@shared/notation/pgn/tagPosition'

const TWO =
  '[Event "One"]\r\n\r\n1. e4 *\r\n\r\n[Event "Two"]\r\n  [FEN "x"] [Variant "y"]\r\n\r\n1. e4 *\r\n'

const at = (text: string, game: number, name: string) => {
  const position = tagPosition(text, parseGames(text)[game]!, name)
  return [position.line, position.column, text.slice(position.offset, position.offset + 4)]
}

test('a tag is located at its bracket', () => {
  expect(at(TWO, 1, 'FEN')).toEqual([6, 3, '[FEN'])
  expect(at(TWO, 1, 'Event')).toEqual([5, 1, '[Eve'])
  expect(at('[FEN "x"]\n\n*', 0, 'FEN')).toEqual([1, 1, '[FEN'])
})

test('a missing tag is located at the start of the game, even if a later game has one', () => {
  expect(at(TWO, 0, 'FEN')).toEqual([1, 1, '[Eve'])
})

test('a tag after another one on its line is located at the start of the game', () => {
  expect(at(TWO, 1, 'Variant')).toEqual([5, 1, '[Eve'])
})
