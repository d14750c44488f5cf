import { describe, expect, test } from 'vitest'
import {
  deleteAfter,
  deleteAt,
  deleteUnread,
  demote,
  promote,
  promoteToMain,
  setComments,
  setNags,
} from '@shared/tree/edit'
import type { TreeNode, TreePath } from '@shared/tree/node'
import { nodeAt, updateAt } from '@shared/tree/tree'
import { aLine, aTree, sketchOf } from '../../../support/aNode'

const tree = aTree(['', ['e4', ['e5', ['Nf3'], ['Nc3', ['Nf6']]], ['c5']], ['d4'], ['c4']])

type Edit = (root: TreeNode, path: TreePath) => TreeNode

test.each<[string, Edit, TreePath, string]>([
  ['promote', promote, ['c4'], 'c4 (e4 e5 (c5) Nf3 (Nc3 Nf6)) (d4)'],
  ['promote', promote, ['e4', 'e5', 'Nc3'], 'e4 (d4) (c4) e5 (c5) Nc3 (Nf3) Nf6'],
  ['demote', demote, ['e4'], 'd4 (e4 e5 (c5) Nf3 (Nc3 Nf6)) (c4)'],
  ['promoteToMain', promoteToMain, ['e4', 'c5'], 'e4 (d4) (c4) c5 (e5 Nf3 (Nc3 Nf6))'],
  ['deleteAt', deleteAt, ['e4', 'e5'], 'e4 (d4) (c4) c5'],
  ['deleteAt', deleteAt, ['d4'], 'e4 (c4) e5 (c5) Nf3 (Nc3 Nf6)'],
  ['deleteAfter', deleteAfter, ['e4', 'e5'], 'e4 (d4) (c4) e5 (c5)'],
  ['deleteAfter', deleteAfter, [], ''],
])('%s at %j', (_, edit, path, expected) => {
  expect(sketchOf(edit(tree, path))).toBe(expected)
})

test.each<[string, Edit, TreePath]>([
  ['promote', promote, ['e4']],
  ['promote', promote, []],
  ['promote', promote, ['h4']],
  ['demote', demote, ['c4']],
  ['promoteToMain', promoteToMain, ['e4', 'e5', 'Nf3']],
  ['promoteToMain', promoteToMain, ['c4', 'c5']],
  ['deleteAt', deleteAt, []],
  ['deleteAt', deleteAt, ['h4', 'h5']],
  ['deleteAfter', deleteAfter, ['d4']],
  ['deleteUnread', deleteUnread, ['d4']],
  ['setNags', (root, path) => setNags(root, path, []), ['d4']],
])('%s at %j returns the same object', (_, edit, path) => {
  expect(edit(tree, path)).toBe(tree)
})

test('unread text is deleted by deleteAfter and deleteUnread', () => {
  const fault = {
    kind: 'pgn',
    reason: 'notAMove',
    at: { line: 1, column: 1, offset: 0 },
    found: 'x',
    legal: [],
  } as const
  const broken = updateAt(tree, ['d4'], node => ({ ...node, unread: { text: 'x', fault } }))
  expect(nodeAt(deleteAfter(broken, ['d4']), ['d4'])).not.toHaveProperty('unread')
  expect(nodeAt(deleteUnread(broken, ['d4']), ['d4'])).toEqual(nodeAt(tree, ['d4']))
})

describe('annotations', () => {
  test('setComments replaces the existing comments', () => {
    const good = { style: 'brace', text: 'good' } as const
    const once = setComments(tree, ['e4'], 'comments', [good])
    expect(nodeAt(once, ['e4'])?.comments).toEqual([good])
    expect(setComments(once, ['e4'], 'comments', [{ ...good }])).toBe(once)
    expect(nodeAt(setComments(once, ['e4'], 'comments', []), ['e4'])?.comments).toEqual([])
  })

  test('the root has comments before the first move only', () => {
    const start = { style: 'brace', text: 'start' } as const
    expect(setComments(tree, [], 'comments', [start]).commentsBefore).toHaveLength(1)
  })
})

test('promoting the end of ten thousand moves is fast', () => {
  const deep = aLine(10_000)
  const path = Array.from({ length: 10_000 }, (_, i) => (i % 2 === 0 ? 'a1a2' : 'a2a1'))
  const branched = updateAt(deep, [], root => ({
    ...root,
    children: [...aTree(['', ['h1h2']]).children, ...root.children],
  }))
  expect(promoteToMain(branched, path).children.map(({ uci }) => uci)).toEqual(['a1a2', 'h1h2'])
})
