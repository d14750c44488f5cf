import { describe, expect, test } from 'vitest'
import type { PgnResult } from '@shared/notation/pgn/pgn'
import type { VariantId } from '@shared/variants'
import { MAX_MOVETEXT_LENGTH } from '../../../../electron/core/load'
import { aPosition } from '../../../support/aPosition'

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

const rewrite = (
  movetext: string,
  result: PgnResult = '*',
  variant: VariantId = 'chess',
  fen = START,
): string | undefined => {
  using position = aPosition(variant, fen)
  const written = position.rewrite(Buffer.from(movetext), result)
  return written && Buffer.from(written).toString()
}

const LONG = 'x'.repeat(60)

describe('the core’s rewrite of plain movetext', () => {
  test.each([
    ['nothing', '', '*'],
    ['moves without numbers', 'e4 e5 Nf3 Nc6 1-0', '1. e4 e5 2. Nf3 Nc6 1-0'],
    ['numbers that are wrong', '7.e4 8... e5 7. *', '1. e4 e5 *'],
    ['needless origins', 'Ngf3 e5 Nb1c3 *', '1. Nf3 e5 2. Nc3 *'],
    ['checks without a mark', 'e4 f6 Qh5 *', '1. e4 f6 2. Qh5+ *'],
    ['mates', 'f3 e5 g4 Qh4 0-1', '1. f3 e5 2. g4 Qh4# 0-1'],
    ['glyphs', 'e4!? e5?? $14 Nf3$1 *', '1. e4 $5 e5 $4 $14 2. Nf3 $1 *'],
    ['remarks', '{so} 1. e4 {é\n} e5 * {end}', '{so} 1. e4 {é\n} 1... e5 {end} *'],
    ['remarks behind a number', '1. {so} e4 1... {and} e5 *', '{so} 1. e4 1... {and} e5 *'],
    [
      'variations',
      'e4 (d4 d5 (d6 c4) c4) (Nf3) e5 *',
      '1. e4 (1. d4 d5 (1... d6 2. c4) 2. c4) (1. Nf3) 1... e5 *',
    ],
    ['remarks behind variations', 'e4 (d4) {so} e5 *', '1. e4 (1. d4) {so} 1... e5 *'],
  ] as const)('handles %s', (_what, movetext, written) => {
    expect(rewrite(movetext)).toBe(written)
  })

  test('adds the result of the tags if the movetext has none', () => {
    expect(rewrite('e4', '1/2-1/2')).toBe('1. e4 1/2-1/2')
    expect(rewrite('e4 0-1', '1/2-1/2')).toBe('1. e4 0-1')
  })

  test('breaks lines at eighty columns, however many bytes a letter takes', () => {
    expect(rewrite(`e4 {${LONG}} e5 {é𝄞${LONG}} Nf3 *`)).toBe(`1. e4 {${LONG}} 1... e5\n{é𝄞${LONG}} 2. Nf3 *`)
    expect(rewrite(`e4 {${LONG}${LONG}} e5 *`)).toBe(`1. e4\n{${LONG}${LONG}}\n1... e5 *`)
  })

  test('writes the placements of other systems', () => {
    const fen = '8/pppppppp/8/8/8/8/PPPPPPPP/8[QRRBBNNKqrrbbnnk] w - - 0 1'
    expect(rewrite('R@a1 R@a8 2.K@e1', '*', 'pre-chess', fen)).toBe('1. R@a1 R@a8 2. K@e1 *')
  })
})

describe('the core’s rewrite of other movetext', () => {
  test.each([
    ['an illegal move', 'e4 e4 *'],
    ['a glyph behind a remark, before which it is written', 'e4 {so} $1 *'],
    ['a glyph before its move', '$1 e4 *'],
    ['a glyph beyond the standard’s', 'e4 $256 *'],
    ['many signs', 'e4!!! *'],
    ['a remark behind the last variation, before which it is written', 'e4 (d4) {so} *'],
    ['a remark between variations', 'e4 (d4) {so} (c4) e5 *'],
    ['a variation of the first move of a variation becomes its sibling', 'e4 (d4 (c4) d5) *'],
    ['a variation of remarks', 'e4 ({so}) e5 *'],
    ['an empty variation', 'e4 () e5 *'],
    ['a result in a variation', 'e4 (d4 *) e5 *'],
    ['a remark to the end of its line', 'e4 ; so\n e5 *'],
    ['a brace in a remark', 'e4 {a { b} *'],
    ['a tag in a remark', 'e4 {\n[A "b"]} *'],
    ['a sign that a remark cannot hold', 'e4 {[%chr 7D]} *'],
    ['a remark without an end', 'e4 {so *'],
    ['half a draw', 'e4 1/2'],
    ['too long a text', `e4 {${'x'.repeat(MAX_MOVETEXT_LENGTH)}} *`],
    ['too long a game', `${'Nf3 Nf6 Ng1 Ng8 '.repeat(251)}*`],
  ])('declines %s', (_what, movetext) => {
    expect(rewrite(movetext)).toBeUndefined()
  })

  test('declines castling in a system that names it differently', () => {
    const fen = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1'
    expect(rewrite('O-O *', '*', 'contemporary-random', fen)).toBeUndefined()
    expect(rewrite('O-O-O *', '*', 'chess960', fen)).toBe('1. O-O-O *')
  })
})
