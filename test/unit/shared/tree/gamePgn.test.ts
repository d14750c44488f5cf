import { describe, expect, test } from 'vitest'
import type { PgnFault } from '@shared/notation/pgn/pgn'
import { parseGames } from '@shared/notation/pgn/parser'
import { writeGame } from '@shared/tree/gamePgn'
import type { TreeNode } from '@shared/tree/node'
import { updateAt } from '@shared/tree/tree'
import { aGame, aLine, aNode, aTree } from '../../../support/aNode'

const tree = aTree(['', ['e4', ['e5', ['Nf3', ['Nc6']]], ['c5', ['Nf3']]], ['d4', ['d5']]])

/** The movetext of a tree, without its result. */
const movetext = (root: TreeNode): string =>
  writeGame(aGame(root, { tags: [{ name: 'FEN', value: root.fen }] }))
    .split('\n\n')
    .slice(1)
    .join('\n\n')
    .replace(/\s+\*\n$/, '')

const brace = (text: string) => [{ style: 'brace', text } as const]

describe('movetext', () => {
  test('numbers moves by their positions', () => {
    expect(movetext(tree)).toBe('1. e4 (1. d4 d5) 1... e5 (1... c5 2. Nf3) 2. Nf3 Nc6')
  })

  test('can have two plies by White with one number', () => {
    const fens = ['b - - 0 1', 'w - - 0 2', 'b - - 0 2', 'w - - 0 3', 'w - - 0 3', 'b - - 0 3', 'w - - 0 4']
    const sans = ['', 'K<=>g8', 'K<=>g1', 'Q<=>e8', 'Q<=>b1', 'e4', 'e5']
    const root = sans.reduceRight<TreeNode | undefined>(
      (child, san, i) =>
        aNode(san, { san, fen: `8/8/8/8/8/8/8/8 ${fens[i]!}`, children: child ? [child] : [] }),
      undefined,
    )!
    expect(movetext(root)).toBe('1... K<=>g8 2. K<=>g1 Q<=>e8 3. Q<=>b1 3. e4 e5')
  })

  test('separates comments before a move from those after the previous one', () => {
    const root = updateAt(
      updateAt(tree, ['e4'], node => ({ ...node, commentsBefore: brace('first'), comments: brace('after') })),
      ['e4', 'e5'],
      node => ({ ...node, commentsBefore: brace('before'), nags: [1, 14] }),
    )
    expect(movetext({ ...root, commentsBefore: brace('root') })).toBe(
      '{root} {first} 1. e4 {after} (1. d4 d5) {before} 1... e5 $1 $14 (1... c5 2. Nf3)\n2. Nf3 Nc6',
    )
    const line = aTree(['', ['e4', ['e5']]])
    const noted = updateAt(line, ['e4', 'e5'], node => ({ ...node, commentsBefore: brace('before') }))
    expect(movetext(updateAt(noted, ['e4'], node => ({ ...node, comments: brace('after') })))).toBe(
      '1. e4 {after} 1... {before} e5',
    )
  })

  test.each([
    'as in\n[Event "x"]\n\n1. e4 {best} [%chr 5B]',
    '\n[A "b"]\n[C "d"]\n{',
    '{\r\n \t[A "b"] {',
    '[A "b"] {',
    '\n[A {"b"]',
  ])('keeps a comment with tags and braces in it: %j', text => {
    const game = aGame(updateAt(tree, ['e4'], node => ({ ...node, comments: brace(text) })))
    const games = parseGames(`${writeGame(game)}\n[Event "y"]\n\n1. d4 {z} *\n`)
    expect(games).toHaveLength(2)
    expect(games[0]?.line.moves[0]?.comments).toEqual(brace(text))
  })

  test('breaks lines before column 80', () => {
    const lines = movetext(aLine(200)).split('\n')
    expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(80)
    expect(Math.min(...lines.slice(0, -1).map(line => line.length))).toBeGreaterThan(65)
  })

  test('can have twenty thousand nested variations', () => {
    let node = aNode('a1a2', { san: 'a3', fen: aLine(0).fen })
    for (let i = 0; i < 20_000; i++)
      node = aNode('', {
        fen: node.fen,
        children: [aNode('h1h2', { san: 'h3' }), { ...node, id: 'x', san: 'a3' }],
      })
    expect(movetext(node).match(/\(/g)).toHaveLength(20_000)
  })
})

const fault: PgnFault = {
  kind: 'pgn',
  reason: 'illegalMove',
  at: { line: 1, column: 1, offset: 0 },
  found: 'Qh9',
  legal: [],
}

describe('unread text', () => {
  const withUnread = (path: string[], text: string) =>
    movetext(updateAt(tree, path, node => ({ ...node, unread: { text, fault } })))

  test.each<[string[], string, string]>([
    [
      ['e4', 'e5', 'Nf3', 'Nc6'],
      '3. Qh9 a6',
      '1. e4 (1. d4 d5) 1... e5 (1... c5 2. Nf3) 2. Nf3 Nc6 3. Qh9 a6',
    ],
    [['d4', 'd5'], '2. Qh9', '1. e4 (1. d4 d5 2. Qh9) 1... e5 (1... c5 2. Nf3) 2. Nf3 Nc6'],
    [['e4', 'e5'], '(2. Qh9 a6)', '1. e4 (1. d4 d5) 1... e5 (1... c5 2. Nf3) 2. Nf3 (2. Qh9 a6) 2... Nc6'],
    [['e4', 'e5'], '2. Qh9 a6', '1. e4 (1. d4 d5) 1... e5 (1... c5 2. Nf3) 2. Nf3 (2. Qh9 a6) 2... Nc6'],
    [['e4', 'e5'], '2. Qh9 (a6', '1. e4 (1. d4 d5) 1... e5 (1... c5 2. Nf3) 2. Nf3 Nc6 2. Qh9 (a6'],
  ])('is written at %j: %s', (path, text, expected) => {
    expect(withUnread(path, text)).toBe(expected)
  })

  test('keeps its place among the variations', () => {
    const at = (variationsBefore?: number) => {
      const unread = { text: '(1. Qh9)', fault, ...(variationsBefore !== undefined && { variationsBefore }) }
      const wide = aTree(['', ['e4'], ['d4'], ['c4']])
      return movetext(updateAt(wide, [], node => ({ ...node, unread })))
    }
    expect(at(0)).toBe('1. e4 (1. Qh9) (1. d4) (1. c4)')
    expect(at(1)).toBe('1. e4 (1. d4) (1. Qh9) (1. c4)')
    expect([at(2), at(7)]).toEqual([at(), at()])
  })

  test('ends its line if it may end in a comment', () => {
    expect(withUnread(['d4', 'd5'], 'Qh9 ; and so on')).toContain('(1. d4 d5 Qh9 ; and so on\n) 1... e5')
  })
})

describe('tags', () => {
  test('keep their order, and missing ones are added', () => {
    const fen = '8/8/8/8/8/8/8/8 w - - 0 1'
    const tags = [
      { name: 'White', value: 'A "B" \\' },
      { name: 'Event', value: 'x' },
      { name: 'Event', value: 'y' },
    ]
    expect(writeGame(aGame(aNode('', { fen }), { variant: 'chess960', tags, result: '1-0' }))).toBe(
      [
        '[White "A \\"B\\" \\\\"]',
        '[Event "x"]',
        '[Event "y"]',
        '[Variant "Chess960"]',
        '[SetUp "1"]',
        `[FEN "${fen}"]`,
        '',
        '1-0',
        '',
      ].join('\n'),
    )
  })

  test('of an orthodox game omit its starting position', () => {
    const fen = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
    expect(writeGame(aGame(aNode('', { fen })))).toBe('*\n')
  })
})

test('a written game is read back', () => {
  const [game] = parseGames(writeGame(aGame(tree, { result: '0-1' })))
  expect(game).toMatchObject({ result: '0-1', faults: [] })
  expect(game?.line.moves.map(({ text }) => text)).toEqual(['e4', 'e5', 'Nf3', 'Nc6'])
})
