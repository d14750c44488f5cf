import { describe, expect, test } from 'vitest'
import {
  addChild,
  appendLine,
  lineFrom,
  mainline,
  nodeAt,
  nodesAlong,
  pathWithin,
  updateAt,
} from '@shared/tree/tree'
import { aLine, aNode, aTree, sketchOf } from '../../../support/aNode'

const tree = aTree(['', ['e4', ['e5', ['Nf3']], ['c5']], ['d4']])

describe('looking up', () => {
  test('finds the node at a path, and the root at the empty one', () => {
    expect(nodeAt(tree, [])).toBe(tree)
    expect(nodeAt(tree, ['e4', 'c5'])?.uci).toBe('c5')
  })

  test.each([[['d5']], [['e4', 'd5']], [['d4', 'e5']]])('finds nothing at %j', path => {
    expect(nodeAt(tree, path)).toBeUndefined()
  })

  test('gives the nodes along a path as far as it goes', () => {
    expect(nodesAlong(tree, ['e4', 'e5', 'x']).map(({ uci }) => uci)).toEqual(['', 'e4', 'e5'])
    expect(pathWithin(tree, ['e4', 'e5', 'x'])).toEqual(['e4', 'e5'])
  })

  test('follows first choices', () => {
    expect(mainline(tree).map(({ uci }) => uci)).toEqual(['', 'e4', 'e5', 'Nf3'])
    expect(lineFrom(nodeAt(tree, ['d4'])!).map(({ uci }) => uci)).toEqual(['d4'])
  })
})

describe('changing a node', () => {
  test('copies the path to it and shares the rest', () => {
    const changed = updateAt(tree, ['e4', 'c5'], node => ({ ...node, san: 'new' }))
    expect(nodeAt(changed, ['e4', 'c5'])?.san).toBe('new')
    expect(nodeAt(changed, ['e4', 'e5'])).toBe(nodeAt(tree, ['e4', 'e5']))
    expect(changed.children[1]).toBe(tree.children[1])
    expect(nodeAt(tree, ['e4', 'c5'])?.san).toBe('c5')
  })

  test('gives the same tree back if nothing changes', () => {
    expect(updateAt(tree, ['e4'], node => node)).toBe(tree)
    expect(updateAt(tree, ['h4'], node => ({ ...node, san: 'new' }))).toBe(tree)
  })
})

describe('adding', () => {
  test('puts a new move last among its siblings', () => {
    const added = addChild(tree, ['e4'], aNode('e6'))!
    expect(sketchOf(added.root)).toBe('e4 (d4) e5 (c5) (e6) Nf3')
    expect(added.path).toEqual(['e4', 'e6'])
  })

  test('goes to a move that exists already', () => {
    const added = addChild(tree, ['e4'], aNode('c5', { san: 'another' }))!
    expect(added.root).toBe(tree)
    expect(added.path).toEqual(['e4', 'c5'])
  })

  test('requires an existing path', () => {
    expect(addChild(tree, ['h4'], aNode('e5'))).toBeUndefined()
    expect(appendLine(tree, ['h4'], [aNode('e5')])).toBeUndefined()
  })

  test('follows the known moves of a line and branches off at the first new one', () => {
    const added = appendLine(tree, [], [aNode('e4'), aNode('e5'), aNode('Bc4'), aNode('Bc5')])!
    expect(sketchOf(added.root)).toBe('e4 (d4) e5 (c5) Nf3 (Bc4 Bc5)')
    expect(added.path).toEqual(['e4', 'e5', 'Bc4', 'Bc5'])
  })

  test('changes nothing for a known line', () => {
    expect(appendLine(tree, ['e4'], [aNode('e5')])).toEqual({ root: tree, path: ['e4', 'e5'] })
    expect(appendLine(tree, ['e4'], [])?.root).toBe(tree)
  })
})

test('ten thousand moves can be appended to ten thousand', () => {
  const root = aLine(10_000)
  const path = mainline(root)
    .slice(1)
    .map(({ id }) => id)
  const added = appendLine(root, path, mainline(aLine(10_000)).slice(1))!
  expect(added.path).toHaveLength(20_000)
  expect(nodeAt(added.root, added.path)?.children).toEqual([])
})
