import { describe, expect, test } from 'vitest'
import type { UnreadText } from '@shared/notation/pgn/pgn'
import { setupEnd } from '@shared/tree/setupPlies'
import { faultsOf } from '../../../support/faultsOf'
import type { TreeNode } from '@shared/tree/node'
import { flatten, flattenTree, unflatten, unflattenTree } from '@shared/tree/flat'
import { mergeTrees } from '@shared/tree/merge'
import { moveNumberAt } from '@shared/tree/moveNumber'
import { nodeAt, updateAt } from '@shared/tree/tree'
import { endPath, pathOf, siblingPath, variationPath, walk } from '@shared/tree/walk'
import { aGame, aLine, aNode, aTree, sketchOf } from '../../../support/aNode'

const tree = aTree(['', ['e4', ['e5', ['Nf3']], ['c5', ['Nf3']]], ['d4']])

describe('navigation', () => {
  test('follows first choices to the end', () => {
    expect(endPath(tree, ['e4', 'c5'])).toEqual(['e4', 'c5', 'Nf3'])
  })

  test('steps among alternatives', () => {
    expect(siblingPath(tree, ['e4'], 1)).toEqual(['d4'])
    expect(siblingPath(tree, ['d4'], 1)).toBeUndefined()
    expect(siblingPath(tree, ['d4'], -1)).toEqual(['e4'])
    expect(siblingPath(tree, [], 1)).toBeUndefined()
    expect(siblingPath(tree, ['h4'], 1)).toBeUndefined()
  })

  test('finds where a variation begins', () => {
    expect(variationPath(tree, ['e4', 'c5', 'Nf3'])).toEqual(['e4', 'c5'])
    expect(variationPath(tree, ['e4', 'e5', 'Nf3'])).toEqual([])
  })

  test('visits every node, the main line first', () => {
    expect(Array.from(walk(tree), step => pathOf(step).join(' '))).toEqual([
      '',
      'e4',
      'e4 e5',
      'e4 e5 Nf3',
      'e4 c5',
      'e4 c5 Nf3',
      'd4',
    ])
  })
})

describe('move numbers', () => {
  test.each([
    ['8/8/8/8/8/8/8/8 w - - 0 1', 1, 'white'],
    ['8/8/8/8/8/8/8/8 b KQkq - 0 3 queen', 3, 'black'],
  ])('are read from %s', (fen, fullmoves, color) => {
    expect(moveNumberAt(fen)).toEqual({ fullmoves, color })
  })
})

test('the setup ends before the first move that is not part of it', () => {
  const placed = (uci: string, ...children: TreeNode[]) => aNode(uci, { kind: 'placement', children })
  const game = aNode('', { children: [placed('N@c1', placed('N@c8', aNode('e2e4')))] })
  expect(setupEnd(game)).toEqual(['N@c1', 'N@c8'])
  expect(setupEnd(tree)).toEqual([])
  expect(setupEnd(aNode('', { children: [placed('N@c1')] }))).toEqual(['N@c1'])
})

test('faultsOf finds each fault with its path', () => {
  const fault = {
    kind: 'pgn',
    reason: 'notAMove',
    at: { line: 1, column: 1, offset: 0 },
    found: 'x',
    legal: [],
  } as const
  const broken = updateAt(tree, ['e4', 'c5'], node => ({ ...node, unread: { text: 'x', fault } }))
  expect(faultsOf(broken)).toEqual([{ path: ['e4', 'c5'], fault }])
})

describe('a flat list', () => {
  test('gives back the same game', () => {
    expect(unflatten(flatten(aGame(tree)))).toEqual(aGame(tree))
  })

  test('has parents before children', () => {
    expect(flattenTree(tree).map(({ uci, parent }) => [uci, parent])).toEqual([
      ['', -1],
      ['e4', 0],
      ['e5', 1],
      ['Nf3', 2],
      ['c5', 1],
      ['Nf3', 4],
      ['d4', 0],
    ])
  })

  test('is rejected if it is not a tree', () => {
    expect(() => unflattenTree([])).toThrow('root')
    expect(() => unflattenTree(flattenTree(tree).slice(1))).toThrow('parent')
    expect(() => unflattenTree([...flattenTree(tree), ...flattenTree(tree)])).toThrow('parent')
  })

  test('keeps ten thousand moves through JSON', () => {
    const text = JSON.stringify(flatten(aGame(aLine(10_000))))
    const { root } = unflatten(JSON.parse(text) as ReturnType<typeof flatten>)
    expect(Array.from(walk(root))).toHaveLength(10_001)
  })
})

describe('merging', () => {
  const other = aTree(['', ['e4', ['c5', ['Nc3']], ['e6']], ['c4']])

  test('keeps the order of the first tree and adds what only the other has', () => {
    expect(sketchOf(mergeTrees(tree, other))).toBe('e4 (d4) (c4) e5 (c5 Nf3 (Nc3)) (e6) Nf3')
  })

  test('adds annotations that are new', () => {
    const a = updateAt(tree, ['d4'], node => ({
      ...node,
      nags: [1],
      comments: [{ style: 'brace', text: 'x' }],
    }))
    const b = updateAt(tree, ['d4'], node => ({
      ...node,
      nags: [1, 14],
      comments: [
        { style: 'brace', text: 'x' },
        { style: 'line', text: 'y' },
      ],
    }))
    expect(nodeAt(mergeTrees(a, b), ['d4'])).toMatchObject({
      nags: [1, 14],
      comments: [{ text: 'x' }, { text: 'y' }],
    })
  })

  test('keeps the unread text of both, without duplicates', () => {
    const unread = (text: string): UnreadText => ({
      text,
      fault: {
        kind: 'pgn',
        reason: 'notAMove',
        at: { line: 1, column: 1, offset: 0 },
        found: text,
        legal: [],
      },
    })
    const a = updateAt(tree, ['d4'], node => ({ ...node, unread: unread('junk ; a') }))
    const b = updateAt(tree, ['d4'], node => ({ ...node, unread: unread('other') }))
    expect(nodeAt(mergeTrees(a, b), ['d4'])?.unread).toEqual({
      ...unread('junk ; a'),
      text: 'junk ; a\nother',
    })
    expect(mergeTrees(mergeTrees(a, b), b)).toEqual(mergeTrees(a, b))
  })

  test('with itself or a part of itself gives the same tree back', () => {
    expect(mergeTrees(tree, structuredClone(tree))).toBe(tree)
    expect(mergeTrees(tree, aTree(['', ['e4', ['c5']]]))).toBe(tree)
  })

  test('shares nodes to which the other adds nothing', () => {
    expect(nodeAt(mergeTrees(tree, other), ['e4', 'e5'])).toBe(nodeAt(tree, ['e4', 'e5']))
  })

  test('of ten thousand moves does not overflow the stack', () => {
    const deep = aLine(10_000)
    const merged = mergeTrees(deep, aLine(10_001))
    expect(Array.from(walk(merged))).toHaveLength(10_002)
  })
})
