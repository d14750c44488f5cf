import { describe, expect, test } from 'vitest'
import { makeCards, mistakeCards } from '@shared/drill/makeCards'
import type { TreeNode } from '@shared/tree/node'
import { aGame, aNode, line, START_FEN } from '../../../support/aGame'

const learned = (root: TreeNode) => [{ game: aGame(root), from: [] }]
const withEval = (text: string) => ({ comments: [{ style: 'brace' as const, text: `[%eval ${text}]` }] })

/** The starting position with these moves of White. */
const root = (children: readonly TreeNode[]) =>
  aNode({ id: '', uci: '', san: '', kind: 'root', fen: START_FEN, children })
const fenAfter = (key: string, turn: 'w' | 'b') => `8/8/8/8/8/8/8/${key} ${turn} - - 0 1`

describe('cards of a game', () => {
  const game = line('e2e4:e4 e7e5:e5 g1f3:Nf3 b8c6:Nc6', { 1: 'c7c5:c5 b1c3:Nc3' })

  test('are the positions with a next move in which the color is to move', () => {
    // In these trees, all positions with the same side to move differ only by their clocks: they make one card.
    expect(makeCards(learned(game), 'black').map(({ moves }) => moves.map(({ san }) => san))).toEqual([
      ['e5'],
    ])
  })

  test('contain the path to their position, the move before it and the line after it', () => {
    const [first] = makeCards(learned(game), 'white')
    expect(first).toMatchObject({ path: '', after: '', startFen: START_FEN })
    expect(first!.moves[0]).toEqual({
      uci: 'e2e4',
      san: 'e4',
      verdict: 'right',
      reply: 'e7e5',
      line: 'e5 Nf3 Nc6',
    })
  })

  test('begin at the given position', () => {
    const e4 = aNode({
      uci: 'e2e4',
      san: 'e4',
      fen: fenAfter('1', 'b'),
      children: [
        aNode({
          uci: 'e7e5',
          san: 'e5',
          fen: fenAfter('2', 'w'),
          children: [aNode({ uci: 'g1f3', san: 'Nf3', fen: fenAfter('3', 'b') })],
        }),
      ],
    })
    const cards = makeCards([{ game: aGame(root([e4])), from: ['e2e4'], place: 4 }], 'white')
    expect(cards).toHaveLength(1)
    expect(cards[0]).toMatchObject({ path: 'e2e4 e7e5', after: 'e5', place: 4, startFen: START_FEN })
  })
})

describe('moves of our side', () => {
  const moves = (children: readonly TreeNode[]) => makeCards(learned(root(children)), 'white')[0]?.moves
  const move = (uci: string, over: Partial<TreeNode> = {}) =>
    aNode({ uci, san: uci, fen: fenAfter(uci.slice(0, 1), 'b'), ...over })

  test('are right if first, also good within three points of it, and wrong otherwise', () => {
    const found = moves([
      move('a2a3', withEval('0.30')),
      move('b2b3', withEval('0.20')),
      move('c2c3', withEval('-0.50')),
      move('d2d3'),
    ])!
    expect(found.map(({ uci, verdict }) => [uci, verdict])).toEqual([
      ['a2a3', 'right'],
      ['b2b3', 'alsoGood'],
      ['c2c3', 'wrong'],
    ])
    expect(found[1]!.loss).toBeCloseTo(1.4, 0)
    expect(found[2]).toMatchObject({ score: { kind: 'cp', value: -50 } })
  })

  test('are also good if better than the first', () => {
    const found = moves([move('a2a3', withEval('0.00')), move('b2b3', withEval('2.00'))])!
    expect(found[1]!.verdict).toBe('alsoGood')
  })

  test('are not right if marked as mistakes, even if first', () => {
    const found = moves([move('a2a3', { nags: [2] }), move('b2b3')])!
    expect(found.map(({ uci, verdict }) => [uci, verdict])).toEqual([
      ['b2b3', 'right'],
      ['a2a3', 'wrong'],
    ])
  })

  test('give no card if all are mistakes', () => {
    expect(moves([move('a2a3', { nags: [4] })])).toBeUndefined()
  })

  test("are judged from Black's side if Black's", () => {
    const blacks = root([
      move('a2a3', {
        children: [
          aNode({ uci: 'a7a6', san: 'a6', fen: fenAfter('5', 'w'), ...withEval('-0.30') }),
          aNode({ uci: 'b7b6', san: 'b6', fen: fenAfter('6', 'w'), ...withEval('#3') }),
        ],
      }),
    ])
    const [card] = makeCards(learned(blacks), 'black')
    expect(card!.moves.map(({ verdict }) => verdict)).toEqual(['right', 'wrong'])
  })

  test('do not include null moves', () => {
    expect(moves([move('0000', { kind: 'null' })])).toBeUndefined()
  })

  test('include placements', () => {
    const found = moves([move('N@a1', { kind: 'placement' })])!
    expect(found[0]).toMatchObject({ uci: 'N@a1', verdict: 'right' })
  })
})

test('the positions after our wrong moves give no cards', () => {
  const below = (uci: string, over: Partial<TreeNode>) =>
    aNode({
      uci,
      san: uci,
      fen: fenAfter(uci.slice(0, 1), 'b'),
      children: [
        aNode({
          uci: 'h7h6',
          san: 'h6',
          fen: fenAfter(`${uci.slice(0, 1)}h`, 'w'),
          children: [aNode({ uci: 'h2h3', san: 'h3', fen: fenAfter('z', 'b') })],
        }),
      ],
      ...over,
    })
  const tree = root([
    below('a2a3', withEval('0.30')),
    below('b2b3', withEval('0.25')),
    below('c2c3', withEval('-3.00')),
    below('d2d3', { nags: [4] }),
  ])
  expect(makeCards(learned(tree), 'white').map(({ path }) => path)).toEqual(['', 'a2a3 h7h6', 'b2b3 h7h6'])
})

test('a position that is reached twice is one card with the moves of both places', () => {
  const ours = (uci: string) => aNode({ uci, san: uci, fen: fenAfter('9', 'b') })
  const same = fenAfter('7', 'w')
  const reach = (uci: string, next: string, counters: string) =>
    aNode({
      uci,
      san: uci,
      fen: fenAfter(uci.slice(0, 1), 'b'),
      children: [
        aNode({
          uci: 'h7h6',
          san: 'h6',
          fen: same.replace('0 1', counters),
          children: [{ ...ours(next), ...withEval('0.10') }],
        }),
      ],
    })
  const cards = makeCards(
    learned(root([reach('a2a3', 'b2b3', '0 3'), reach('b2b3', 'c2c3', '4 9')])),
    'white',
  )
  expect(cards).toHaveLength(2)
  expect(cards[1]!.moves.map(({ uci, verdict }) => [uci, verdict])).toEqual([
    ['b2b3', 'right'],
    ['c2c3', 'alsoGood'],
  ])
  expect(cards[1]!.path).toBe('a2a3 h7h6')
})

test('games of different systems do not share positions', () => {
  const tree = line('e2e4:e4')
  const games = [aGame(tree), { ...aGame(tree), variant: 'chess960' as const }]
  expect(
    makeCards(
      games.map(game => ({ game, from: [] })),
      'white',
    ),
  ).toHaveLength(2)
})

describe('cards of mistakes', () => {
  const fault = { nags: [4] }
  const move = (uci: string, key: string, turn: 'w' | 'b', over: Partial<TreeNode> = {}) =>
    aNode({ uci, san: uci, fen: fenAfter(key, turn), ...over })
  /** White makes three mistakes in a row; only the first two have a better alternative in the tree. */
  const third = move('g1f3', '5', 'b', fault)
  const second = move('f1c4', '3', 'b', {
    ...fault,
    children: [move('a7a6', '4', 'w', { children: [third] })],
  })
  const first = move('e2e4', '1', 'b', {
    ...fault,
    children: [move('e7e5', '2', 'w', { children: [second, move('d2d4', '6', 'b')] })],
  })
  const cards = mistakeCards(learned(root([first, move('c2c4', '7', 'b')])), 'white')

  test('are the positions of the main line with a better move, even after a mistake', () => {
    expect(cards.map(({ path, after }) => [path, after])).toEqual([
      ['', ''],
      ['e2e4 e7e5', 'e7e5'],
    ])
  })

  test('ask for the better move, and mark the played one as wrong', () => {
    expect(cards[0]!.moves.map(({ uci, verdict }) => [uci, verdict])).toEqual([
      ['c2c4', 'right'],
      ['e2e4', 'wrong'],
    ])
  })

  test('omit those of the opponent', () => expect(mistakeCards(learned(root([first])), 'black')).toEqual([]))
})
