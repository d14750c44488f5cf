import { describe, expect, test } from 'vitest'
import { apartFrom } from '@shared/notation/pgn/apart'
import { parseGames } from '@shared/notation/pgn/parser'
import { unitsOf } from '@shared/notation/pgn/units'

const apart = (before: string, game: string): string => apartFrom(unitsOf(before), game)

describe('a game after others', () => {
  test.each([
    ['has tags', '1. e4 {never', '[Event "x"]\n\n*\n'],
    ['begins with the number of a move', '1. e4 e5 1-0\n', '1. d4 *\n'],
    ['begins with a number, behind games with comments', '{x} 1. e4 (1. d4 {y}) 1-0\n', '1. d4 *\n'],
    ['is the first of its file', '', '{x} 1. d4 *\n'],
  ])('stays unchanged if it %s', (_, before, game) => {
    expect(apart(before, game)).toBe(game)
  })

  test.each([
    ['begins with a comment', '1. e4 1-0\n', '{x} 1. d4 0-1\n', '0-1'],
    ['has no moves', '1. e4 1-0\n', '1/2-1/2\n', '1/2-1/2'],
    ['begins with what is no move', '1. e4 1-0\n', 'junk 1-0\n', '1-0'],
    ['follows a comment that is never closed', '1. e4 {x\n1-0\n', '1. d4 *\n', '*'],
    ['follows one of an earlier game', '1. e4 {x\n1-0\n\n1. c4 *\n', '1. d4 {y} *\n', '*'],
    ['follows a parenthesis that is never closed', '1. e4 (x 1-0\n', '1. d4 *\n', '*'],
    ['follows a game without a result', '[Event "x"]\n\n1. e4\n', '1. d4 *\n', '*'],
  ])('gets a Result tag if it %s', (_, before, game, result) => {
    const written = apart(before, game)
    expect(written).toBe(`[Result "${result}"]\n\n${game}`)
    const games = parseGames(`${before}\n${written}`)
    expect(games.at(-1)).toMatchObject({ result, tags: [{ name: 'Result' }] })
  })

  test('is treated the same if the others are given as bytes', () => {
    expect(apartFrom(Buffer.from('1. e4 {é} 1-0\n'), '1. d4 *\n')).toBe('1. d4 *\n')
    expect(apartFrom(Buffer.from('1. e4 (é 1-0\n'), '1. d4 *\n')).toBe('[Result "*"]\n\n1. d4 *\n')
  })
})
