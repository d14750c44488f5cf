import type { FlatGame, FlatNode, Game } from '@shared/tree/game'
import type { TreeNode } from '@shared/tree/node'

/** The game as a list; parents before children, siblings in order. */
export const flattenGame = ({ root, ...game }: Game): FlatGame => {
  const nodes: FlatNode[] = []
  const stack: { node: TreeNode; parent: number }[] = [{ node: root, parent: -1 }]
  for (let top = stack.pop(); top; top = stack.pop()) {
    const { children, ...node } = top.node
    const parent = nodes.push({ ...node, parent: top.parent }) - 1
    for (const child of children.toReversed()) stack.push({ node: child, parent })
  }
  return { ...game, nodes }
}

/** The game of a list. */
export const unflattenGame = ({ nodes, ...game }: FlatGame): Game => {
  const children: TreeNode[][] = nodes.map(() => [])
  let root: TreeNode | undefined
  for (let place = nodes.length - 1; place >= 0; place -= 1) {
    const { parent, ...flat } = nodes[place]!
    const node = { ...flat, children: children[place]!.toReversed() }
    if (parent < 0) root = node
    else children[parent]!.push(node)
  }
  return { ...game, root: root! }
}
