import { describe, expect, test } from 'vitest'
import type { FitRequest, FittedText } from '@shared/ipc/contract'
import { unflattenTree } from '@shared/tree/flat'
import { makeMovetext } from '@shared/tree/movetext'
import { mainline } from '@shared/tree/tree'
import { parseGame } from '@shared/notation/pgn/parser'
import { unwrap } from '@shared/result'
import { fitText } from '../../../../../electron/rules/games/fitText'
import { readGame } from '../../../../../electron/rules/games/gameReader'
import { theCore } from '../../../../support/aPosition'

/** A request from the end of a game's main line. */
const at = (game: string, text: string): FitRequest => {
  const { variant, options, root } = unwrap(readGame(theCore(), parseGame(game), game))
  const positions = mainline(root).map(({ fen }) => fen)
  return { variant, options, positions, ahead: [], offset: game === PLAYED ? 4 : 0, text }
}

/** A request from the start of a game, with its main line ahead. */
const fromStart = (game: string, text: string): FitRequest => {
  const { positions, ...request } = at(game, text)
  return { ...request, positions: positions.slice(0, 1), ahead: positions.slice(1) }
}

const fit = (game: string, text: string): FittedText => fitText(theCore(), at(game, text))

/** `3: Nf3 Nc6`: where a text goes, and how it is inserted. */
const outline = (fitted: FittedText): string => {
  if (fitted.kind !== 'moves') return fitted.kind
  return `${fitted.from}: ${makeMovetext(unflattenTree(fitted.nodes)).text()}`
}

const SETUP = `[Variant "Fischer-Benko Chess"]
[SetUp "1"]
[FEN "b2br3/pppppppp/8/8/8/8/PPPPPPPP/B2R1B2[QRNNKqrnnk] w - - 0 1"]

1. N@h1 N@h8 *`

const PLAYED = `[Variant "Fischer-Benko Chess"]
[SetUp "1"]
[FEN "2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1"]

1. R@h1 N@e8 2. N@d1 R@a8 3. N@a1 N@h8 4. Q@g1+K@f1 Q@b8+K@d8 *`

describe('a line of moves', () => {
  test.each([
    ['where one stands, without numbers', '1. e4 e5 *', 'Nf3 Nc6', '2: 2. Nf3 Nc6'],
    ['where one stands, by number', '1. e4 e5 *', '2.Nf3 Nc6 3 Bb5', '2: 2. Nf3 Nc6 3. Bb5'],
    ['in UCI', '1. e4 e5 *', 'g1f3 b8c6 f1b5 a7a6 e1g1', '2: 2. Nf3 Nc6 3. Bb5 a6 4. O-O'],
    ['at its number, back in the line', '1. e4 e5 2. Nf3 Nc6 *', '1... c5 2. c3', '1: 1... c5 2. c3'],
    ['at its number where the move is legal in both places', '1. e4 e5 2. Nf3 Nc6 *', '2. d4', '2: 2. d4'],
    [
      'in place of the move played last, where it fits nowhere else',
      '1. e4 e5 *',
      'c5 Nf3',
      '1: 1... c5 2. Nf3',
    ],
    [
      'with comments, glyphs and variations',
      '1. e4 *',
      'e5! {fine} (c5 $2) 2.Nf3',
      '1: 1... e5 $1 {fine} (1... c5 $2) 2. Nf3',
    ],
    ['numbered from elsewhere, where its first move fits', '1. e4 e5 *', '17. Nf3', '2: 2. Nf3'],
    ['counted from 1 after a setup', PLAYED, '1. e4 e5 2. d4', '8: 5. e4 e5 6. d4'],
    ['of placements', SETUP, 'N@b1 N@b8', '2: 2. N@b1 N@b8'],
  ])('fits into a game %s', (_, game, text, expected) => {
    expect(outline(fit(game, text))).toBe(expected)
  })

  test.each([
    ['at its number, ahead in the line', '1. e4 e5 2. Nf3 Nc6 *', '2... d6 3. d4', '3: 2... d6 3. d4'],
    ['where one stands, although it could be played ahead', '1. e4 e5 2. Nf3 Nc6 *', 'd4', '0: 1. d4'],
    ['counted from 1 after a setup ahead', PLAYED, '1. e4 e5', '8: 5. e4 e5'],
  ])('fits into a game from its start: %s', (_, game, text, expected) => {
    expect(outline(fitText(theCore(), fromStart(game, text)))).toBe(expected)
  })

  test('keeps moves that cannot be played, with their place in the text', () => {
    const fitted = fit('1. e4 e5 *', '2. Nf3 Nc6\n3. Bb9 a6')
    expect(outline(fitted)).toBe('2: 2. Nf3 Nc6 3. Bb9 a6')
    if (fitted.kind !== 'moves') throw new Error('no moves')
    expect(fitted.nodes.at(-1)?.unread).toMatchObject({
      text: '3. Bb9 a6',
      fault: { found: 'Bb9', at: { line: 2, column: 4 }, unfiled: true },
    })
  })

  test('is kept as text if not even its first move is legal', () => {
    const fitted = fit('1. e4 e5 *', '2. Qd4 a6')
    if (fitted.kind !== 'moves') throw new Error('no moves')
    expect(fitted.nodes).toMatchObject([{ unread: { text: '2. Qd4 a6' } }])
  })
})

describe('a text without a line of moves', () => {
  test.each([
    '518',
    '1 2 2 3 3 5',
    'BQNRRBKN / BKNBRNQR',
    'Hello there',
    '',
    '{only a remark}',
    '1. e4 *\n\n[Event "a"]\n\n1. d4 *',
  ])('does not fit into a game: %s', text => {
    expect(fit('1. e4 e5 *', text).kind).toBe('noMoves')
  })
})

describe('a game with tags', () => {
  const chess960 =
    '[Variant "Chess960"]\n[SetUp "1"]\n[FEN "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1"]\n\n'

  test('of the same start fits where it begins', () => {
    const fitted = fit('1. e4 e5 *', '[White "A"]\n\n1. d4 d5 1-0')
    expect(fitted).toMatchObject({ kind: 'moves', from: 0, result: '1-0', tags: [{ name: 'White' }] })
    expect(outline(fitted)).toBe('0: 1. d4 d5')
  })

  test('that begins at a position of the line fits there', () => {
    const fen = at('1. e4 e5 *', '').positions[1]!
    const fitted = fit('1. e4 e5 *', `[SetUp "1"]\n[FEN "${fen}"]\n\n1... c5 *`)
    expect(outline(fitted)).toBe('1: 1... c5')
  })

  test('of another start or system is reported as such', () => {
    expect(
      fit(
        `${chess960}1. f3 *`,
        chess960.replaceAll('bbqnnrkr', 'bbqnrnkr').replace('BBQNNRKR', 'BBQNRNKR').replace('HFhf', 'HEhe') +
          '1. f3 *',
      ),
    ).toEqual({ kind: 'otherStart', because: 'position' })
    expect(fit(`${chess960}1. f3 *`, SETUP)).toEqual({ kind: 'otherStart', because: 'system' })
  })
})
