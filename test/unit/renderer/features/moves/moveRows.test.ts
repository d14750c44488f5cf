import { describe, expect, test } from 'vitest'
import type { UnreadText } from '@shared/notation/pgn/pgn'
import type { TreeNode } from '@shared/tree/node'
import { MAX_SHOWN_LENGTH, MAX_SHOWN, moveRows } from '../../../../../renderer/features/moves/moveRows'
import { updateAt } from '@shared/tree/tree'
import { aGame, aNode, line } from '../../../../support/aGame'
import { shownRow } from '../../../../support/shownRows'

const rowsOf = (root: TreeNode, open = true): readonly string[] =>
  moveRows(aGame(root), () => open).rows.map(shownRow)

const brace = (text: string) => ({ style: 'brace', text }) as const

const commented = (root: TreeNode, ids: readonly string[], over: Partial<TreeNode>): TreeNode =>
  updateAt(root, ids, node => ({ ...node, ...over }))

const SETUP_FEN = 'b2br3/pppppppp/8/8/8/8/PPPPPPPP/B2R1B2[QRNNKqrnnk] w - - 0 1'

const placed = (node: TreeNode): TreeNode => ({
  ...node,
  kind: node.san.includes('@') ? 'placement' : node.san.includes('<=>') ? 'relocation' : node.kind,
  children: node.children.map(placed),
})

describe('the rows of the main line', () => {
  test('show the moves in pairs', () => {
    expect(rowsOf(line('a:e4 b:e5 c:Nf3'))).toEqual(['1 | e4 | e5', '2 | Nf3 | '])
  })

  test('begin with dots when Black is to move', () => {
    expect(rowsOf(line('a:e5 b:Nf3', {}, '8/8/8/8/8/8/8/8 b - - 0 7'))).toEqual(['7 | … | e5', '8 | Nf3 | '])
  })

  test('are interrupted by a comment, after which Black resumes', () => {
    const root = commented(line('a:e4 b:e5 c:Nf3'), ['a'], { comments: [brace('Best by test.')] })
    expect(rowsOf(root)).toEqual(['1 | e4 | …', '{Best by test.} after e4', '1 | … | e5', '2 | Nf3 | '])
  })

  test('have no dots when nothing follows', () => {
    const root = commented(line('a:e4'), ['a'], { comments: [brace('The end.')] })
    expect(rowsOf(root)).toEqual(['1 | e4 | ', '{The end.} after e4'])
  })

  test('show comments before the first move and before Black’s move', () => {
    const first = { ...line('a:e4 b:e5'), commentsBefore: [brace('Preface')] }
    expect(rowsOf(commented(first, ['a', 'b'], { commentsBefore: [brace('Now')] }))).toEqual([
      '{Preface} before',
      '1 | e4 | …',
      '{Now} before e5',
      '1 | … | e5',
    ])
  })

  test('join text wrapped at 80 columns into one paragraph', () => {
    const root = commented(line('a:e4'), ['a'], { comments: [brace('A long\nnote.\n\nThe end.')] })
    expect(rowsOf(root)).toEqual(['1 | e4 | ', '{A long note.\n\nThe end.} after e4'])
  })

  test('omit comments before the first placement, which belong to the preface', () => {
    const setup = commented(placed(line('a:Q@c1 b:q@c8 c:e4')), ['a'], { commentsBefore: [brace('First')] })
    const root = { ...setup, comments: [brace('Preface')] }
    const { preface, rows } = moveRows(aGame(root), () => true)
    expect(preface.map(({ text }) => text)).toEqual(['Preface', 'First'])
    expect(rows.filter(({ kind }) => kind === 'comment')).toEqual([])
  })

  test('separate two moves of White with the same number', () => {
    const after = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RQBNKBNR w KQkq - 0 3'
    const game = line('b:e4 c:e5', {}, after)
    const root = aNode({ id: '', uci: '', san: '', kind: 'root', fen: after, children: [] })
    const twice = aNode({ uci: 'a', san: 'a3', fen: after, children: game.children })
    expect(rowsOf({ ...root, children: [twice] })).toEqual(['3 | a3 | ', '3 | e4 | e5'])
  })

  test('hide commands and escape lines, but not angle brackets', () => {
    const root = commented(line('a:e4'), ['a'], {
      comments: [
        brace('[%cal Gc2c4] <img src=x onerror=alert(1)>'),
        brace('[%clk 0:01]'),
        { style: 'escape', text: 'x' },
      ],
    })
    expect(rowsOf(root)).toEqual(['1 | e4 | ', '{<img src=x onerror=alert(1)>} after e4'])
  })
})

describe('the rows of variations', () => {
  test('follow the move they replace', () => {
    expect(rowsOf(line('a:e4 b:e5 c:Nf3', { 0: 'd:d4 e:d5', 1: 'f:c5 g:Nf3', 2: 'h:Bc4' }))).toEqual([
      '1 | e4 | …',
      '> 1. d4 d5',
      '1 | … | e5',
      '> 1… c5 2. Nf3',
      '2 | Nf3 | ',
      '> 2. Bc4',
    ])
  })

  test('are interrupted by subvariations and comments, and resume with a number', () => {
    const inner = line('d:d4 e:d5 f:c4 g:e6', { 2: 'h:Nf3', 1: 'i:Nf6 j:c4' })
    const outer = line('a:e4 b:e5')
    const root = { ...outer, children: [...outer.children, ...inner.children] }
    expect(rowsOf(commented(root, ['d', 'e', 'f'], { comments: [brace('why')] }))).toEqual([
      '1 | e4 | …',
      '> 1. d4 d5',
      '>> 1… Nf6 2. c4',
      '> 2. c4 {why}',
      '>> 2. Nf3',
      '> 2… e6',
      '1 | … | e5',
    ])
  })

  test('are collapsed from the fourth level until they are opened', () => {
    const deep = ['e:5', 'd:4', 'c:3', 'b:2', 'a:1'].reduce<readonly TreeNode[]>(
      (alternatives, step) => [...line(step).children.slice(0, 1), ...alternatives],
      [],
    )
    const nested = deep.reduceRight<readonly TreeNode[]>(
      (inner, node) => [{ ...node, children: [aNode({ ...node, uci: 'x', san: 'x' }), ...inner] }],
      [],
    )
    const root = { ...line('m:main'), children: [...line('m:main').children, ...nested] }
    expect(rowsOf(root, false).filter(row => row.includes('+'))).toEqual(['>>>> +4'])
    expect(rowsOf(root, true).filter(row => row.includes('+'))).toEqual([])
  })

  test('are split when a variation is longer than a screen', () => {
    const long = Array.from({ length: 200 }, (_, ply) => `v${ply}:m${ply}`).join(' ')
    expect(rowsOf(line('a:e4', { 0: long })).length).toBe(1 + Math.ceil(200 / 48))
  })
})

describe('the setup in the move list', () => {
  const setup = placed(
    line('R@e1:R@e1 N@f8:N@f8 K@g1:Q@b1+K@g1 K@b8:Q@g8+K@b8 g3:Ng3 e5:e5', { 0: 'R@h1:R@h1' }, SETUP_FEN),
  )

  test('is separate from the rows, which begin with its variations and comments', () => {
    const root = commented(setup, ['R@e1', 'N@f8'], { comments: [brace('Hm.')] })
    const { setup: plies, rows } = moveRows(aGame(root), () => true)
    expect(plies.map(step => step.node.san)).toEqual(['R@e1', 'N@f8', 'Q@b1+K@g1', 'Q@g8+K@b8'])
    expect(rows.map(shownRow)).toEqual(['> 1. R@h1', '{Hm.} after N@f8', '3 | Ng3 | e5'])
  })

  test('gives the offset for counting the game from 1', () => {
    expect(moveRows(aGame(setup), () => true).gameOffset).toBe(2)
    expect(moveRows(aGame(line('a:e4')), () => true).gameOffset).toBe(0)
  })
})

describe('unread text', () => {
  const unread: UnreadText = {
    text: 'Rd8 17. Na5',
    fault: {
      kind: 'pgn',
      reason: 'illegalMove',
      at: { line: 14, column: 31, offset: 400 },
      found: 'Rd8',
      legal: ['Rd7'],
    },
  }

  test('follows the last move read, in the main line and in a variation', () => {
    const root = commented(line('a:e4 b:e5', { 1: 'c:c5 d:Nf3' }), ['a', 'c'], { unread })
    expect(rowsOf(commented(root, ['a', 'b'], { unread }))).toEqual([
      '1 | e4 | e5',
      '> 1… c5',
      'unread after c5: Rd8 17. Na5',
      '> 2. Nf3',
      'unread after e5: Rd8 17. Na5',
    ])
  })
})

describe('move rows', () => {
  test('keep their keys when an earlier comment is added', () => {
    const before = line('a:e4 b:e5 c:Nf3 d:Nc6', { 3: 'e:d6' })
    const after = commented(before, ['a'], { comments: [brace('new')] })
    const keys = (root: TreeNode) => moveRows(aGame(root), () => true).rows.map(row => row.key)
    expect(keys(after).slice(-2)).toEqual(keys(before).slice(-2))
    expect(new Set(keys(after)).size).toBe(keys(after).length)
  })

  test('are built without stack overflow for ten thousand plies and twenty thousand nested variations', () => {
    let nested = aNode({ uci: 'z', san: 'z', fen: line('').fen })
    for (let depth = 0; depth < 20_000; depth += 1) {
      const main = aNode({ uci: 'm', san: 'm', fen: nested.fen })
      nested = aNode({ uci: `v${depth}`, san: 'v', fen: nested.fen, children: [main, nested] })
    }
    const long = line(Array.from({ length: 10_000 }, (_, ply) => `p${ply}:p`).join(' '))
    const root = { ...long, children: [...long.children, nested] }
    expect(moveRows(aGame(root), () => true).rowOf.size).toBe(10_000 + 40_001)
  })
})

describe('the rows of very long comments', () => {
  const remarks = (comments: readonly string[]) =>
    moveRows(
      aGame(commented(line('a:e4'), ['a'], { comments: comments.map(brace) })),
      () => true,
    ).rows.flatMap(row => (row.kind === 'comment' ? [row] : []))

  test('show the beginning and the number of omitted characters', () => {
    const [remark] = remarks(['x'.repeat(MAX_SHOWN_LENGTH + 7)])
    expect(remark).toMatchObject({ omitted: { kind: 'characters', count: 7 } })
    expect(remark!.text).toHaveLength(MAX_SHOWN_LENGTH)
  })

  test('never split a character', () => {
    const [remark] = remarks([`${'x'.repeat(MAX_SHOWN_LENGTH - 1)}♔😀`.replace('♔', '')])
    expect(remark!.text).toBe('x'.repeat(MAX_SHOWN_LENGTH - 1))
    expect(remark!.omitted?.count).toBe(2)
  })

  test('share one length limit among all comments on a move', () => {
    const shown = remarks(['x'.repeat(MAX_SHOWN_LENGTH - 1), 'y'.repeat(9), 'z'])
    expect(shown.map(({ text, omitted }) => [text.length, omitted])).toEqual([
      [MAX_SHOWN_LENGTH - 1, undefined],
      [1, { kind: 'characters', count: 8 }],
      [0, { kind: 'comments', count: 1 }],
    ])
  })

  test('show only a limited number of comments', () => {
    const shown = remarks(Array.from({ length: MAX_SHOWN + 5 }, (_, place) => `c${place}`))
    expect(shown).toHaveLength(MAX_SHOWN + 1)
    expect(shown.at(-1)).toMatchObject({ text: '', omitted: { kind: 'comments', count: 5 } })
  })

  test('omit nothing from a comment that fits', () => {
    expect(remarks(['x'.repeat(MAX_SHOWN_LENGTH)])[0]).not.toHaveProperty('omitted')
  })
})
