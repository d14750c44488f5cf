import type { FlatGame, FlatNode, Game } from './game'
import type { TreeNode } from './node'

/** A tree as a list, parents before children and siblings in order. */
export const flattenTree = (root: TreeNode): readonly FlatNode[] => {
  const nodes: FlatNode[] = []
  const stack: { node: TreeNode; parent: number }[] = [{ node: root, parent: -1 }]
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { children, ...rest } = next.node
    const parent = nodes.push({ ...rest, parent: next.parent }) - 1
    for (let i = children.length - 1; i >= 0; i--) stack.push({ node: children[i]!, parent })
  }
  return nodes
}

/**
 * Rebuilds a tree from its list. The list must be one that {@link flattenTree} could have made: the root first, every parent before its
 * children. Anything else is a bug, and throws.
 */
export const unflattenTree = (nodes: readonly FlatNode[]): TreeNode => {
  const made: (TreeNode & { children: TreeNode[] })[] = []
  for (const { parent, ...rest } of nodes) {
    const node = { ...rest, children: [] }
    const siblings = made[parent]?.children
    if (parent === -1 ? made.length > 0 : !siblings) throw new Error(`node ${made.length} has no parent`)
    siblings?.push(node)
    made.push(node)
  }
  if (!made[0]) throw new Error('a tree has a root')
  return made[0]
}

/** A game as it crosses processes. */
export const flatten = ({ root, ...game }: Game): FlatGame => ({ ...game, nodes: flattenTree(root) })

/** The game of a {@link FlatGame}; throws if its list is not a tree. */
export const unflatten = ({ nodes, ...game }: FlatGame): Game => ({ ...game, root: unflattenTree(nodes) })
