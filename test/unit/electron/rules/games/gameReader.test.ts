import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseGame } from '@shared/notation/pgn/parser'
import type { PgnFault } from '@shared/notation/pgn/pgn'
import { unwrap } from '@shared/result'
import { faultsOf } from '../../../../support/faultsOf'
import type { Game } from '@shared/tree/game'
import { writeGame } from '@shared/tree/gamePgn'
import { writeInteroperable } from '@shared/tree/interoperable'
import type { TreeNode } from '@shared/tree/node'
import { mainline } from '@shared/tree/tree'
import { readGame } from '../../../../../electron/rules/games/gameReader'
import { theCore } from '../../../../support/aPosition'

const read = (text: string): Game => unwrap(readGame(theCore(), parseGame(text), text))

const faultOf = (text: string): PgnFault => {
  const game = readGame(theCore(), parseGame(text), text)
  if (game.ok) throw new Error('the game could be begun')
  return game.error
}

/** `e4 (d4 d5) e5`, each move with its glyphs and comments; nested like the tree. */
const outline = (node: TreeNode): string => {
  const [first, ...others] = node.children
  if (!first) return ''
  const variations = others.map(other => ` (${name(other)}${outline(other)})`).join('')
  return ` ${name(first)}${variations}${outline(first)}`
}

const name = ({ san, nags, comments, commentsBefore }: TreeNode): string =>
  [
    ...commentsBefore.map(({ text }) => `{${text}}`),
    san,
    ...nags.map(nag => `$${nag}`),
    ...comments.map(({ text }) => `{${text}}`),
  ].join(' ')

const outlineOf = (text: string): string => outline(read(text).root).trim()

const lastFen = (game: Game): string => mainline(game.root).at(-1)!.fen

const sample = (file: string): string =>
  readFileSync(path.join(import.meta.dirname, '../../../../../samples', file), 'utf8')

describe('a game read into a tree', () => {
  test.each([
    ['its main line', '1. e4 e5 2. Nf3 *', 'e4 e5 Nf3'],
    ['variations', '1. e4 (1. d4 d5 2. c4) 1... e5 *', 'e4 (d4 d5 c4) e5'],
    ['nested variations', '1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) d6) 2. f4 *', 'e4 e5 (c5 Nf3 (c3 d5) d6) f4'],
    [
      'a variation of the first move of a variation',
      '1. e4 (1. d4 (1. c4) d5) (1. b4) *',
      'e4 (d4 d5) (c4) (b4)',
    ],
    ['glyphs and comments', '1. e4! {good} e5 $2 {bad} *', 'e4 $1 {good} e5 $2 {bad}'],
    ['comments before a variation’s move', '1. e4 ({or} 1. d4) *', 'e4 ({or} d4)'],
    ['a variation that is only a remark', '1. e4 ({the best}) e5 *', 'e4 {the best} e5'],
    [
      'comments behind the last variation',
      '1. e4 (1. d4) {so much for that} *',
      'e4 {so much for that} (d4)',
    ],
    ['null moves', '1. e4 -- 2. d4 Z0 *', 'e4 -- d4 --'],
    ['moves in any dialect', '1. e2-e4 e7e5 2. Ng1f3 Nc6 3. f1c4 Bc5 4. Kg1 *', 'e4 e5 Nf3 Nc6 Bc4 Bc5 O-O'],
    ['check marks that were forgotten', '1. f3 e5 2. g4 Qh4 0-1', 'f3 e5 g4 Qh4#'],
  ])('has %s', (_, text, expected) => {
    expect(outlineOf(text)).toBe(expected)
  })

  test('has no null move out of a check: the line ends there, and its rest is kept', () => {
    const game = read('1. e4 f6 2. Qh5+ -- 3. Qxe8 *')
    const [found] = faultsOf(game.root)
    expect(outline(game.root)).toBe(' e4 f6 Qh5+')
    expect(found?.fault).toMatchObject({ reason: 'illegalMove', found: '--', legal: ['g6'] })
    expect(mainline(game.root).at(-1)?.unread?.text).toBe('-- 3. Qxe8')
  })

  test('has comments before the first move at its root', () => {
    const game = read('{An introduction} 1. e4 (1. d4) *')
    expect(game.root.commentsBefore).toEqual([{ style: 'brace', text: 'An introduction' }])
    expect(outline(game.root)).toBe(' e4 (d4)')
  })

  test('has ids that distinguish equal moves', () => {
    const { children } = read('1. e4 (1. d4) (1. d4 d5) (1. d4 Nf6) *').root
    expect(children.map(({ id }) => id)).toEqual(['e2e4', 'd2d4', 'd2d4~2', 'd2d4~3'])
  })

  test('has position, check and kind at every node', () => {
    const node = mainline(read('1. e4 f5 2. Qh5+ *').root).at(-1)
    expect(node).toMatchObject({
      uci: 'd1h5',
      kind: 'normal',
      check: true,
      fen: 'rnbqkbnr/ppppp1pp/8/5p1Q/4P3/8/PPPP1PPP/RNB1KBNR b KQkq - 1 2',
    })
  })
})

describe('the system and the first position of a game', () => {
  const FEN960 = 'bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9'

  test.each([
    ['nothing', '', 'chess'],
    ['a spelling', '[Variant "Pre-Chess"]', 'pre-chess'],
    ['an id', '[Variant "arrangement"]', 'arrangement'],
    ['a FEN of chess', '[FEN "4k3/8/8/8/8/8/8/4K2R w K - 0 1"]', 'chess'],
    ['a FEN that only Chess960 bears', `[FEN "${FEN960}"]`, 'chess960'],
    [
      'From Position, where only Chess960 bears it',
      `[Variant "From Position"]\n[FEN "${FEN960}"]`,
      'chess960',
    ],
  ])('come from %s', (_, tags, variant) => {
    expect(read(`${tags}\n\n*`).variant).toBe(variant)
  })

  test('come with the options in the tags', () => {
    const game = read('[Variant "Arrangement Chess"]\n[Castling "Curtailed"]\n\n1... K<=>g8 2. K<=>g1 *')
    expect(game.options).toEqual(['curtailed'])
    expect(lastFen(game)).toBe('rnbqnbkr/pppppppp/8/8/8/8/PPPPPPPP/RNBQNBKR b Kk - 0 2 queen')
  })

  test.each([
    ['an unknown system', '[Variant "Tiddlywinks"]', 'unknownVariant', 'Tiddlywinks'],
    ['an invalid FEN', '[FEN "hello"]', 'brokenFen', 'hello'],
    ['dice that were never thrown', '[Variant "Fischer-Benko"]', 'missingFen', 'Fischer-Benko'],
    ['a draw that was never made', '[Variant "Capablanca Random"]', 'missingFen', 'Capablanca Random'],
    [
      'a position without kings',
      '[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]',
      'illegalPosition',
      '8/8/8/8/8/8/8/8 w - - 0 1',
    ],
  ])('cannot come from %s', (_, tags, reason, found) => {
    expect(faultOf(`${tags}\n\n1. e4 *`)).toMatchObject({ kind: 'pgn', reason, found })
  })
})

describe('the setup', () => {
  const HALF_RANDOM = `[Variant "Half-Random Transcendental"]
[FEN "b2br3/pppppppp/8/8/8/8/PPPPPPPP/B2R1B2[QRNNKqrnnk] w - - 0 1"]

1. R@e1 N@f8 2. N@h1 N@c8 3. N@c1 R@h8 `

  const last = (movetext: string): string =>
    outlineOf(HALF_RANDOM + movetext).replace('R@e1 N@f8 N@h1 N@c8 N@c1 R@h8 ', '')

  test.each([
    ['in one turn', '4. Q@b1+K@g1 Q@g8+K@b8 *', 'Q@b1+K@g1 Q@g8+K@b8'],
    ['one at a time', '4. Q@b1 Q@g8 5. K@g1 K@b8 5. Ng3 *', 'Q@b1+K@g1 Q@g8+K@b8 Ng3'],
    ['one at a time by Black alone', '4. K@g1+Q@b1 Q@g8 K@b8 *', 'Q@b1+K@g1 Q@g8+K@b8'],
    [
      'with comments and glyphs',
      '4. Q@b1 {a} Q@g8! 5. K@g1 {b} K@b8 $14 {c} *',
      'Q@b1+K@g1 {a} {b} Q@g8+K@b8 $1 $14 {c}',
    ],
    [
      'with a variation on the first half',
      '4. Q@b1 (4. K@b1 Q@g8 5. Q@g1 K@b8) Q@g8 5. K@g1 K@b8 *',
      'Q@b1+K@g1 (Q@g1+K@b1 Q@g8+K@b8) Q@g8+K@b8',
    ],
    [
      'with a variation on the second half',
      '4. Q@b1 Q@g8 (4... K@g8 5. K@g1 Q@b8 6. Ng3) 5. K@g1 K@b8 *',
      'Q@b1+K@g1 Q@g8+K@b8 (Q@b8+K@g8 Ng3)',
    ],
    [
      'with a variation on the third half',
      '4. Q@b1 Q@g8 5. K@g1 (5. K@g1 K@b8) K@b8 *',
      'Q@b1+K@g1 Q@g8+K@b8 (Q@g8+K@b8)',
    ],
    [
      'with a variation on the last half',
      '4. Q@b1 Q@g8 5. K@g1 K@b8 ({or} 5... K@b8 6. Nd3) *',
      'Q@b1+K@g1 Q@g8+K@b8 ({or} Q@g8+K@b8 Nd3)',
    ],
    [
      'with a variation that is written in one turn',
      '4. Q@b1 (4. K@b1+Q@g1) Q@g8 5. K@g1 K@b8 *',
      'Q@b1+K@g1 (Q@g1+K@b1) Q@g8+K@b8',
    ],
  ])('may place the last two pieces %s', (_, movetext, expected) => {
    expect(last(movetext)).toBe(expected)
  })

  test('keeps half a turn as text', () => {
    const game = read(`${HALF_RANDOM}4. Q@b1 Q@g8 *`)
    expect(mainline(game.root).at(-1)?.unread).toMatchObject({
      text: '4. Q@b1 Q@g8',
      fault: { reason: 'illegalMove', found: 'Q@b1' },
    })
  })

  test('keeps a turn of both sides as text, without duplicates, if one half does not fit', () => {
    const game = read(`${HALF_RANDOM}4. Q@b1 Q@g8 5. K@g1 {once} K@g1 *`)
    expect(mainline(game.root).at(-1)?.unread?.text).toBe('4. Q@b1 Q@g8 5. K@g1 {once} K@g1')
  })

  test('keeps an unreadable variation on half a turn', () => {
    const game = read(`${HALF_RANDOM}4. Q@b1 Q@g8 (junk {why}) ({a remark}) 5. K@g1 K@b8 *`)
    const turn = mainline(game.root).at(-3)
    expect(turn?.unread?.text).toBe('(junk {why})')
    expect(turn?.children[0]?.comments).toMatchObject([{ text: 'a remark' }])
  })

  test('gives two plies by White the same number after a relocation', () => {
    const text = '[Variant "Arrangement Chess"]\n\n1... K<=>g8 2. K<=>g1 Q<=>e8 3. Q<=>b1 3. e4 e5 *\n'
    const game = read(text)
    expect(mainline(game.root)[4]?.fen).toBe('rnbnqbkr/pppppppp/8/8/8/8/PPPPPPPP/RQBNNBKR w KQkq - 0 3')
    expect(writeGame(game)).toContain('1... K<=>g8 2. K<=>g1 Q<=>e8 3. Q<=>b1 3. e4 e5 *')
  })
})

describe('the sample games', () => {
  test.each([
    ['lukic-vujacic.pgn', 8, 'bknbrnqr/pppppppp/8/8/8/8/PPPPPPPP/BQNRRBKN w - - 0 5'],
    ['lukic-vujacic.pgn', 114, '3R4/7p/6p1/5p2/4pPP1/4k2P/pr6/4K3 w - - 0 58'],
    ['fischer-benko-setup.pgn', 8, 'rqbknbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNRKQR w KQkq - 0 5'],
  ])('%s after ply %i has the position %s', (file, ply, fen) => {
    expect(mainline(read(sample(file)).root)[ply]?.fen).toBe(fen)
  })

  test.each(['lukic-vujacic.pgn', 'fischer-benko-setup.pgn'])('%s is written back unchanged', file => {
    expect(writeGame(read(sample(file)))).toBe(sample(file))
  })

  test.each(['lukic-vujacic.pgn', 'fischer-benko-setup.pgn'])(
    '%s is restored from its interoperable form',
    file => {
      const { pgn, losses } = unwrap(writeInteroperable(read(sample(file))))
      expect(losses).toEqual([])
      expect(writeGame(read(pgn))).toBe(sample(file))
    },
  )

  test('the content of a seventh FEN field survives the interoperable form', () => {
    const fen = 'bbnqnrkr/pppppppp/8/8/8/8/PPPPPPPP/NNQRBBRK w - - 0 1 Tt'
    const game = read(`[Variant "Transcendental Chess"]\n[FEN "${fen}"]\n\n1. e4 e5 *`)
    const { pgn } = unwrap(writeInteroperable(game))
    expect(pgn).toContain('[FEN "bbnqnrkr/pppppppp/8/8/8/8/PPPPPPPP/NNQRBBRK w - - 0 1"]')
    expect(read(pgn).root.fen).toBe(fen)
  })

  test('the opening of a published game of Contemporary Random Chess is legal', () => {
    const text = `[Variant "Contemporary Random Chess"]
[FEN "rnbkbrqn/pppppppp/8/8/8/8/PPPPPPPP/NQRBKBNR w KQkq - 0 1 Kabcdefgh/Kabcdefgh"]

1. e4 e5 2. c3 Be<=>R 3. Bf<=>N c5 *`
    expect(outlineOf(text)).toBe('e4 e5 c3 Be<=>R Bf<=>N c5')
  })

  test('an interoperable file whose setup does not lead to its position is read as it stands', () => {
    const { pgn } = unwrap(writeInteroperable(read(sample('fischer-benko-setup.pgn'))))
    const game = read(pgn.replace('R@h1', 'R@g1'))
    expect(game.variant).toBe('chess960')
    expect(game.root.fen).toBe('rqbknbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNRKQR w KQkq - 0 5')
  })
})

describe('text that cannot be read', () => {
  test('follows the last move, with its place, the move found and the legal moves', () => {
    const game = read('1. e4 e5\n2. Ke3 {oh} Nf6 (2... d5) 3. d4 1-0')
    expect(mainline(game.root).at(-1)).toMatchObject({
      san: 'e5',
      unread: {
        text: '2. Ke3 {oh} Nf6 (2... d5) 3. d4',
        fault: { kind: 'pgn', reason: 'illegalMove', found: 'Ke3', at: { line: 2, column: 4 } },
      },
    })
    expect(mainline(game.root).at(-1)?.unread?.fault.legal).toContain('Ke2')
  })

  test('ends only its own line', () => {
    const text = '1. e4 (1. d4 Ke7 2. c4) 1... e5 (1... c5 2. Nf3) 2. Nf3 *'
    expect(outlineOf(text)).toBe('e4 (d4) e5 (c5 Nf3) Nf3')
    expect(read(text).root.children[1]?.unread?.text).toBe('Ke7 2. c4')
  })

  test('is kept with its parentheses if it is a whole variation', () => {
    const game = read('1. e4 (1. Ke2 e5) (1. e9) 1... e5 *')
    expect(game.root.unread?.text).toBe('(1. Ke2 e5) (1. e9)')
  })

  test.each([
    '1. e4 e5 2. Ke3 {oh} Nf6 (2... d5) 3. d4 1-0',
    '1. e4 (1. d4 Ke7 2. c4) 1... e5 (1... c5 2. Nf3) 2. Nf3 *',
    '1. e4 (1. Ke2 e5) 1... e5 2. Nf3 Nc6 *',
    '1. e4 e5 (1... Ke7 2. d4 {why?}) 2. Nf3 *',
    '1. Nh4 {nobody} e5 *',
  ])('is written back letter for letter: %s', text => {
    const game = read(text)
    const written = writeGame(game)
    for (const { fault } of faultsOf(game.root)) expect(fault.reason).toBe('illegalMove')
    expect(written.replaceAll('\n', ' ').trim()).toBe(text)
    expect(writeGame(read(written))).toBe(written)
  })
})

describe('extreme sizes', () => {
  const shuffle = ['Nf3', 'Nf6', 'Ng1', 'Ng8']

  test('9,000 plies are read and written', () => {
    const moves = Array.from({ length: 9000 }, (_, ply) => shuffle[ply % 4]).join(' ')
    expect(mainline(read(`${moves} *`).root)).toHaveLength(9001)
  })

  test('variations may be nested to the parser’s limit, each a move deeper', () => {
    const depth = 400
    const text = Array.from({ length: depth }, (_, ply) => `${shuffle[ply % 4]} ${shuffle[(ply + 1) % 4]} (`)
    expect(outlineOf(`${text.join('')}${')'.repeat(depth)} *`).split('(')).toHaveLength(depth)
  })

  test('20,000 variations of one move are read in time', () => {
    const game = read(`1. e4 ${'(1. d4) '.repeat(20_000)}*`)
    expect(game.root.children).toHaveLength(20_001)
    expect(game.root.children.at(-1)?.id).toBe('d2d4~20000')
  })
})
