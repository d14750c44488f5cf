import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseGames } from '@shared/notation/pgn/parser'
import type { PgnLine } from '@shared/notation/pgn/pgn'
import { deleteAt, demote, promote, promoteToMain } from '@shared/tree/edit'
import { flatten, unflatten } from '@shared/tree/flat'
import { writeGame } from '@shared/tree/gamePgn'
import { mergeTrees } from '@shared/tree/merge'
import type { TreeNode, TreePath } from '@shared/tree/node'
import { addChild, mainline, nodeAt } from '@shared/tree/tree'
import { pathOf, walk } from '@shared/tree/walk'
import { aGame, aNode, aTree, sketchOf, type TreeSketch } from '../support/aNode'

const MOVES = ['e4', 'd4', 'c4', 'Nf3'] as const

/** A tree of up to four levels, no move twice among siblings. */
const sketchOfDepth = (depth: number): fc.Arbitrary<readonly TreeSketch[]> =>
  depth === 0
    ? fc.constant([])
    : fc.uniqueArray(
        fc
          .tuple(fc.constantFrom(...MOVES), sketchOfDepth(depth - 1))
          .map(([uci, children]): TreeSketch => [uci, ...children]),
        { selector: ([uci]) => uci, maxLength: 3 },
      )

const tree = sketchOfDepth(4).map(children => aTree(['', ...children]))

const pathsOf = (root: TreeNode): TreePath[] => Array.from(walk(root), pathOf)

/** A tree and a path in it. */
const placed = tree.chain(root => fc.tuple(fc.constant(root), fc.constantFrom(...pathsOf(root))))

const sorted = (root: TreeNode): string[] =>
  pathsOf(root)
    .map(path => path.join(' '))
    .sort()

test('promoting and demoting only changes the order', () => {
  fc.assert(
    fc.property(placed, fc.constantFrom(promote, demote, promoteToMain), ([root, path], edit) => {
      const edited = edit(root, path)
      expect(sorted(edited)).toEqual(sorted(root))
      expect(nodeAt(edited, path)).toBe(nodeAt(root, path))
    }),
  )
})

test('a line promoted to the main line is on it', () => {
  fc.assert(
    fc.property(placed, ([root, path]) => {
      const line = mainline(promoteToMain(root, path)).map(({ id }) => id)
      expect(line.slice(1, path.length + 1)).toEqual(path)
    }),
  )
})

test('adding a move twice is the same as once, and the returned path leads to it', () => {
  fc.assert(
    fc.property(placed, fc.constantFrom(...MOVES), ([root, path], uci) => {
      const once = addChild(root, path, aNode(uci))!
      expect(nodeAt(once.root, once.path)?.uci).toBe(uci)
      expect(addChild(once.root, path, aNode(uci))!.root).toBe(once.root)
    }),
  )
})

test('deleting a move removes everything below it, and nothing else', () => {
  fc.assert(
    fc.property(placed, ([root, path]) => {
      const gone = path.join(' ')
      const kept = sorted(root).filter(other => path.length === 0 || !`${other} `.startsWith(`${gone} `))
      expect(sorted(deleteAt(root, path))).toEqual(kept)
    }),
  )
})

test('merging loses nothing, invents nothing, and is idempotent', () => {
  fc.assert(
    fc.property(tree, tree, (a, b) => {
      const merged = mergeTrees(a, b)
      expect(sorted(merged)).toEqual([...new Set([...sorted(a), ...sorted(b)])].sort())
      expect(mergeTrees(merged, b)).toBe(merged)
      expect(mergeTrees(merged, a)).toBe(merged)
    }),
  )
})

test('a game is unchanged after flattening and unflattening', () => {
  fc.assert(
    fc.property(tree, root => {
      expect(unflatten(flatten(aGame(root)))).toEqual(aGame(root))
    }),
  )
})

const sketchOfLine = ({ moves }: PgnLine): string =>
  moves
    .flatMap(({ text, variations }) => [text, ...variations.map(line => `(${sketchOfLine(line)})`)])
    .join(' ')

test('a written game has the moves of the tree in their places', () => {
  fc.assert(
    fc.property(tree, root => {
      const [game] = parseGames(writeGame(aGame(root)))
      expect(sketchOfLine(game!.line)).toBe(sketchOf(root))
    }),
  )
})
