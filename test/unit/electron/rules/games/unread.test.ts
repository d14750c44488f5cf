import { describe, expect, test } from 'vitest'
import { parseGame } from '@shared/notation/pgn/parser'
import { unwrap } from '@shared/result'
import type { Game } from '@shared/tree/game'
import { writeGame } from '@shared/tree/gamePgn'
import { mainline } from '@shared/tree/tree'
import { readGame } from '../../../../../electron/rules/games/gameReader'
import { theCore } from '../../../../support/aPosition'

const read = (text: string): Game => unwrap(readGame(theCore(), parseGame(text), text))

const written = (text: string): string => writeGame(read(text)).trimEnd()

const endOf = ({ root }: Game) => mainline(root).at(-1)!

/** The text that is kept after 1. e4 when the game continues with a text. */
const behindMain = (text: string): string | undefined => endOf(read(`1. e4 ${text}`)).unread?.text

/** The text that is kept after 1. d4 when the variation continues with a text. */
const behindVariation = (text: string): string | undefined =>
  read(`1. e4 (1. d4 ${text}) 1... e5 *`).root.children[1]?.unread?.text

describe('the rest of a variation', () => {
  test.each([
    ['ends at the parenthesis that closes it', 'Ke5 2. c4', 'Ke5 2. c4'],
    ['takes variations with it', 'Ke5 (1... e5 (1... c5)) 2. c4', 'Ke5 (1... e5 (1... c5)) 2. c4'],
    ['does not count parentheses in comments', 'Ke5 {:-)} 2. c4 ; ;-)\n d5', 'Ke5 {:-)} 2. c4 ; ;-)\n d5'],
    ['does not count parentheses in escaped lines', 'Ke5\n% )\n2. c4', 'Ke5\n% )\n2. c4'],
    ['takes results with it', 'Ke5 1-0 2. c4 *', 'Ke5 1-0 2. c4 *'],
    ['keeps a result at its beginning apart from the move', '() 1-0 junk', '1... 1-0 junk'],
    ['may end in a comment to the end of the line', 'Ke5 ; c4\n', 'Ke5 ; c4'],
  ])('%s', (_, text, expected) => {
    expect(behindVariation(text)).toBe(expected)
  })
})

describe('the rest of the main line', () => {
  test.each([
    ['goes to the end of the text', 'Ke5 2. d4 d5', 'Ke5 2. d4 d5'],
    ['does not count parentheses in comments', 'Ke5 {:-)} 2. d4 ; ;-)\n d5', 'Ke5 {:-)} 2. d4 ; ;-)\n d5'],
    ['takes variations with it', 'Ke5 (1... e5 (1... c5)) 2. d4 *', 'Ke5 (1... e5 (1... c5)) 2. d4'],
    ['goes on behind a parenthesis that closes nothing', 'Ke5) 2. d4 {keep} 1-0', 'Ke5) 2. d4 {keep}'],
    ['goes on behind one that is never closed', 'Ke5 (2. d4 {keep} 1-0', 'Ke5 (2. d4 {keep}'],
    ['ends at the result', 'Ke5 2. d4 1/2-1/2', 'Ke5 2. d4'],
    ['ends at an asterisk', 'Ke5 2. d4\n*\n', 'Ke5 2. d4'],
    ['keeps the result of a variation', 'Ke5 (1... e5 1-0) 2. d4 0-1', 'Ke5 (1... e5 1-0) 2. d4'],
    ['keeps a result that the game goes on behind', 'Ke5 1-0 {x} *', 'Ke5 1-0 {x}'],
    ['keeps comments behind the result', 'Ke5 {slip} 1-0 {closing notes}', 'Ke5 {slip} {closing notes}'],
    ['keeps a comment that is never closed', 'Ke5 {and so', 'Ke5 {and so'],
    ['ends at a result in a comment that is never closed', 'Ke5 {and so\n1-0', 'Ke5 {and so'],
  ])('%s', (_, text, expected) => {
    expect(behindMain(text)).toBe(expected)
  })

  test('is found even if the text is not the first of its file', () => {
    const text = '1. e4 Ke5 2. d4 *'
    const origin = { line: 7, column: 3, offset: 1000 }
    const game = unwrap(readGame(theCore(), parseGame(text, origin), text))
    expect(endOf(game).unread?.text).toBe('Ke5 2. d4')
  })
})

describe('text that cannot be read', () => {
  test.each([
    ['with the move', 'Ke5', 'Ke5'],
    ['with its number', '1... Ke5', '1... Ke5'],
    ['with its number on the line before', '1...\nKe5', '1...\nKe5'],
    ['with what stands between number and move', '1... $5 {no} Ke5', '1... $5 {no} Ke5'],
    ['with a number where it would begin with a comment', '(1. d4) {no} Ke5', '1... {no} Ke5'],
    ['on a separate line after an escaped one', '(1. d4)\n%no\nKe5', '1...\n%no\nKe5'],
    ['with what stands before a parenthesis', '(1. d4) {no} (1. c4 {never', '1... {no} (1. c4 {never'],
  ])('begins %s', (_, text, expected) => {
    expect(behindMain(text)).toBe(expected)
  })

  test('begins with the number of the first move, after the comments above it', () => {
    const game = read('{above} 1. {before} Ke4 *')
    expect(game.root).toMatchObject({
      commentsBefore: [{ text: 'above' }],
      unread: { text: '1. {before} Ke4' },
    })
  })

  test('begins with a whole variation if nothing of it can be read', () => {
    const text = '1. e4 (\n%here )\n{why not} 1. Ke5 ; no\n) 1... e5 *'
    expect(read(text).root.unread?.text).toBe('(\n%here )\n{why not} 1. Ke5 ; no\n)')
  })
})

describe('the result of a game', () => {
  test.each([
    ['stands at its end', '1. e4 Ke5 1-0 *', '*'],
    ['stands before comments', '1. e4 Ke5 1-0 {x} ; y\n%z', '1-0'],
    ['stands before a comment that is never closed', '1. e4 1-0 {x', '1-0'],
    ['stands behind something that is no move', '1. e4 junk 1-0 {x}', '1-0'],
    ['is in the middle, if it is nowhere else', '1. e4 junk 1-0 junk', '1-0'],
    ['does not stand in a line comment', '1. e4 junk ; not 1-0', '*'],
    ['does not stand in parentheses', '1. e4 junk (1-0) junk', '*'],
    ['is that of its tag where there is no other', '[Result "0-1"]\n\n1. e4 junk', '0-1'],
  ])('%s', (_, text, expected) => {
    expect(read(text).result).toBe(expected)
  })
})

describe('a game with faults', () => {
  test.each([
    ['with its closing notes', '1. e4 Ke5 dxc6 1-0 {My notes}', '1. e4 Ke5 dxc6 {My notes} 1-0'],
    ['with the text behind a stray parenthesis', '1. e4 Ke4) 2... Nf6 {keep} 1-0', undefined],
    ['with its second result', '1. e4 Ke4 1-0 {x} *', undefined],
    ['with a comment that is never closed', '1. e4 d6{', '1. e4 d6 {\n*'],
    ['with one that follows an illegal move', '1. e4 Ke5 d6{', '1. e4 Ke5 d6{\n*'],
    ['with a parenthesis that is never closed', '1. e4 Ke5(', '1. e4 Ke5( *'],
    ['with a line comment before an illegal move', '{a}{b}e4$1{c}{d}1; rest\nf3', undefined],
    ['with a line comment at the end of an unread variation', '1. e4 (1. Ke4 ; x\n) 1... e5 *', undefined],
    ['with a comment without an end behind one that is closed', '0-1{}{', undefined],
    ['with a number that is no glyph', '1. e4 () $300 Ke4 *', undefined],
    [
      'with its variations in their order',
      '1. e4 (1. Ke4 {x}) (1. d4) (1. c4) (1. Ke5 ; z\n) 1... e5 *',
      '1. e4 (1. Ke4 {x}) (1. Ke5 ; z\n) (1. d4) (1. c4) 1... e5 *',
    ],
    ['with a bracket at the beginning of a line', '1. e4 ;x\n\u00a0[Event "y"] *', undefined],
  ])('is written %s, and unchanged when written again', (_, text, expected) => {
    const once = written(text)
    if (expected !== undefined) expect(once).toBe(expected)
    expect(written(once)).toBe(once)
    for (const word of text.match(/[A-Za-z]{3,}|\d-\d/g) ?? []) expect(once).toContain(word)
  })
})
