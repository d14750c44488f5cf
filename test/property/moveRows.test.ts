import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { TreeNode } from '@shared/tree/node'
import { moveRows } from '../../renderer/features/moves/moveRows'
import type { MoveRow } from '../../renderer/features/moves/rowTypes'
import { aGame, aNode, passedOn, START_FEN } from '../support/aGame'

/** A random node; its parent is one of the nodes before it. */
interface Seed {
  /** The relative place of the parent among the nodes before it; 1 is the last of them. */
  readonly parent: number
  readonly comments: number
  readonly setup: boolean
  readonly unread: boolean
}

const seed: fc.Arbitrary<Seed> = fc.record({
  parent: fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
  comments: fc.nat({ max: 2 }),
  setup: fc.boolean(),
  unread: fc.boolean(),
})

const fault = {
  kind: 'pgn',
  reason: 'notAMove',
  at: { line: 1, column: 1, offset: 0 },
  found: '?',
  legal: [],
} as const

const grown = (seeds: readonly Seed[]): TreeNode => {
  const nodes = [aNode({ id: '', uci: '', san: '', kind: 'root', fen: START_FEN })]
  const parents = seeds.map((each, place) => Math.round(each.parent * place))
  for (const [place, { comments, setup, unread }] of seeds.entries()) {
    nodes.push(
      aNode({
        uci: `m${place}`,
        san: `m${place}`,
        fen: passedOn(nodes[parents[place]!]!.fen),
        kind: setup ? 'placement' : 'normal',
        comments: Array.from({ length: comments }, () => ({ style: 'brace', text: 'x' })),
        ...(unread ? { unread: { text: '?', fault } } : {}),
      }),
    )
  }
  for (const [place, parent] of [...parents.entries()].reverse()) {
    const above = nodes[parent]!
    nodes[parent] = { ...above, children: [nodes[place + 1]!, ...above.children] }
  }
  return nodes[0]!
}

const allNodes = (root: TreeNode): readonly TreeNode[] => [root, ...root.children.flatMap(allNodes)]

const nodesIn = (row: MoveRow): readonly TreeNode[] => {
  if (row.kind === 'pair') {
    return [row.white, row.black].filter(cell => typeof cell === 'object').map(step => step.node)
  }
  return row.kind === 'line'
    ? row.tokens.filter(token => token.kind === 'move').map(token => token.step.node)
    : []
}

const sorted = (nodes: readonly TreeNode[]): readonly string[] => nodes.map(node => node.san).sort()

describe('rows of moves', () => {
  const trees = fc.array(seed, { maxLength: 60 }).map(grown)

  test('hold every node of any tree exactly once', () => {
    fc.assert(
      fc.property(trees, root => {
        const { setup, rows } = moveRows(aGame(root), () => true)
        const shown = [...setup.map(step => step.node), ...rows.flatMap(nodesIn)]
        expect(sorted(shown)).toEqual(sorted(allNodes(root).slice(1)))
      }),
    )
  })

  test('can be found by their nodes, and have unique keys', () => {
    fc.assert(
      fc.property(trees, root => {
        const { rows, rowOf } = moveRows(aGame(root), () => true)
        for (const [node, place] of rowOf) expect(nodesIn(rows[place]!)).toContain(node)
        expect(new Set(rows.map(row => row.key)).size).toBe(rows.length)
      }),
    )
  })

  test('hold every comment and every unread text exactly once', () => {
    fc.assert(
      fc.property(trees, root => {
        const { rows } = moveRows(aGame(root), () => true)
        const inLines = rows.flatMap(row =>
          row.kind === 'line' ? row.tokens.filter(token => token.kind === 'comment') : [],
        )
        const nodes = allNodes(root)
        expect(inLines.length + rows.filter(row => row.kind === 'comment').length).toBe(
          nodes.reduce((sum, node) => sum + node.comments.length, 0),
        )
        expect(rows.filter(row => row.kind === 'unread').length).toBe(
          nodes.filter(node => node.unread).length,
        )
      }),
    )
  })
})
