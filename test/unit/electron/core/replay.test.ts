import { describe, expect, test } from 'vitest'
import type { VariantId } from '@shared/variants'
import { MAX_MOVETEXT_LENGTH } from '../../../../electron/core/load'
import { aPosition } from '../../../support/aPosition'

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
const AFTER_E4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1'

const replay = (movetext: string, variant: VariantId = 'chess', fen = START) => {
  using position = aPosition(variant, fen)
  return position.replay(Buffer.from(movetext))
}

describe('the core’s replay of plain movetext', () => {
  test.each([
    ['nothing', '', 0, undefined],
    ['moves and numbers', '1. e4 e5 2.Nf3 Nc6 3. Bb5 a6 *', 6, '*'],
    ['numbers of Black', '1. e4 1... e5 1-0', 2, '1-0'],
    ['no result', '1. e4', 1, undefined],
    ['a draw', 'e4 1/2-1/2', 1, '1/2-1/2'],
    ['glyphs', 'e4! e5?? $14 Nf3$1 0-1', 3, '0-1'],
    ['remarks', '{so} e4 {(Nf3} ; to the end e5\ne5 * {behind}', 2, '*'],
    ['variations', 'e4 (d4 d5 (d6 c4) c4) (Nf3) e5 *', 2, '*'],
    ['a variation behind a variation’s move', 'e4 (d4 (c4) (b4 e5) d5) *', 1, '*'],
    ['a variation of remarks', 'e4 ({best}) e5 *', 2, '*'],
  ] as const)('accepts %s', (_what, movetext, plies, result) => {
    expect(replay(movetext)).toMatchObject({ plies, result })
  })

  test('accepts castling, captures, promotions and check marks', () => {
    const fen = 'r3k2r/1P6/8/2pP4/8/8/PP3PPP/R3K2R w KQkq c6 0 1'
    expect(replay('dxc6 O-O-O+ bxa8=N', 'chess', fen)).toBeUndefined()
    expect(replay('dxc6 O-O bxa8=N Rfxa8 O-O-O *', 'chess', fen)).toMatchObject({
      plies: 5,
      fen: 'r5k1/8/2P5/8/8/8/PP3PPP/2KR3R b - - 1 3',
    })
  })

  test('accepts placements, one by one', () => {
    const fen = '8/pppppppp/8/8/8/8/PPPPPPPP/8[QRRBBNNKqrrbbnnk] w - - 0 1'
    expect(replay('1. R@a1 r@a8', 'pre-chess', fen)).toBeUndefined()
    expect(replay('1. R@a1 R@a8 2. K@e1', 'pre-chess', fen)).toMatchObject({ plies: 3 })
  })

  test('returns the FEN at the end of the main line', () => {
    expect(replay('e4 (d4 d5) *')?.fen).toBe(AFTER_E4)
  })
})

describe('the core’s replay of other movetext', () => {
  test.each([
    ['an illegal move', 'e4 e4'],
    ['an illegal move of a variation', 'e4 (e5) *'],
    ['castling with zeros', 'e4 e5 Nf3 Nf6 Be2 Be7 0-0'],
    ['a null move', 'e4 --'],
    ['a null move of zeros', 'e4 0000.'],
    ['a move in UCI', 'e2e4'],
    ['an escaped line', 'e4\n% what is this\ne5'],
    ['a variation before any move', '(e4) e4'],
    ['a variation of nothing yet', 'e4 ((d4)) *'],
    ['a variation without an end', 'e4 (d4 *'],
    ['an end without a variation', 'e4 ) e5'],
    ['a remark without an end', 'e4 {good *'],
    ['moves behind the result', 'e4 * e5'],
    ['a result in a variation', 'e4 (d4 1-0) *'],
    ['a result that has grown', 'e4 1-0-0'],
    ['a glyph without a number', 'e4 $ *'],
    ['a word', 'e4 resigns'],
    ['a dot behind a move', 'e4. e5'],
    ['too long a text', `e4 {${'x'.repeat(MAX_MOVETEXT_LENGTH)}}`],
    ['too long a game', `${'Nf3 Nf6 Ng1 Ng8 '.repeat(251)}*`],
    ['too deep a nest', `${'e4 ('.repeat(65)}e4${')'.repeat(65)} *`],
  ])('declines %s', (_what, movetext) => {
    expect(replay(movetext)).toBeUndefined()
  })

  test('declines an ambiguous move', () => {
    const fen = '4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1'
    expect(replay('Nd2', 'chess', fen)).toBeUndefined()
    expect(replay('Nbd2', 'chess', fen)).toMatchObject({ plies: 1 })
  })

  test('declines long castling where a system has none', () => {
    const fen = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1'
    expect(replay('O-O-O', 'contemporary-random', fen)).toBeUndefined()
    expect(replay('O-O-O', 'chess960', fen)).toMatchObject({ plies: 1 })
  })
})
