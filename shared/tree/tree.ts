import type { NodeId, TreeNode, TreePath } from './node'

/** The child with an id; undefined if there is none. */
export const childOf = (node: TreeNode, id: NodeId): TreeNode | undefined =>
  node.children.find(child => child.id === id)

/** Every node from the root to the end of `path`, both included, as far as the path is in the tree. */
export const nodesAlong = (root: TreeNode, path: TreePath): readonly TreeNode[] => {
  const nodes = [root]
  for (const id of path) {
    const child = childOf(nodes.at(-1)!, id)
    if (!child) break
    nodes.push(child)
  }
  return nodes
}

/** The node at `path`, or undefined if the path leaves the tree. */
export const nodeAt = (root: TreeNode, path: TreePath): TreeNode | undefined =>
  nodesAlong(root, path)[path.length]

/** The longest beginning of `path` that is in the tree. */
export const pathWithin = (root: TreeNode, path: TreePath): TreePath =>
  path.slice(0, nodesAlong(root, path).length - 1)

/** The line from `node`, included, along first children. */
export const lineFrom = (node: TreeNode): readonly TreeNode[] => {
  const line = [node]
  for (let next = node.children[0]; next; next = next.children[0]) line.push(next)
  return line
}

/** The nodes of the main line, root first. */
export const mainline = (root: TreeNode): readonly TreeNode[] => lineFrom(root)

const replaceChild = (parent: TreeNode, child: TreeNode): TreeNode => ({
  ...parent,
  children: parent.children.map(other => (other.id === child.id ? child : other)),
})

/**
 * Copies the nodes down to `path`, applying `update` to the last one, and shares the rest. Returns the same tree if the update changes
 * nothing or the path leaves the tree.
 */
export const updateAt = (root: TreeNode, path: TreePath, update: (node: TreeNode) => TreeNode): TreeNode => {
  const nodes = nodesAlong(root, path)
  const node = nodes[path.length]
  if (!node) return root
  const updated = update(node)
  return updated === node
    ? root
    : nodes.slice(0, -1).reduceRight((child, parent) => replaceChild(parent, child), updated)
}

/** A tree after an addition, and the place of the addition. */
export interface Added {
  readonly root: TreeNode
  readonly path: TreePath
}

/** The moves of `line` that already exist below `node`. */
const knownMoves = (node: TreeNode, line: readonly TreeNode[]): readonly TreeNode[] => {
  const known: TreeNode[] = []
  let at = node
  for (const { uci } of line) {
    const child = at.children.find(other => other.uci === uci)
    if (!child) break
    known.push(child)
    at = child
  }
  return known
}

/** The nodes as one line: the id of each is its move, and its only child the next one. */
const chained = (line: readonly TreeNode[]): TreeNode | undefined =>
  line.reduceRight<TreeNode | undefined>(
    (child, node) => ({ ...node, id: node.uci, children: child ? [child] : [] }),
    undefined,
  )

/**
 * Adds a line of moves below `path`, last among their siblings. Existing moves are followed and left as they are. Undefined if the path
 * leaves the tree.
 */
export const appendLine = (root: TreeNode, path: TreePath, line: readonly TreeNode[]): Added | undefined => {
  const node = nodeAt(root, path)
  if (!node) return undefined
  const known = knownMoves(node, line)
  const fresh = line.slice(known.length)
  const place = [...path, ...known.map(({ id }) => id)]
  const first = chained(fresh)
  const added = first
    ? updateAt(root, place, parent => ({ ...parent, children: [...parent.children, first] }))
    : root
  return { root: added, path: [...place, ...fresh.map(({ uci }) => uci)] }
}

/** Adds one move with its subtree below `path`, unless the move already exists. */
export const addChild = (root: TreeNode, path: TreePath, child: TreeNode): Added | undefined => {
  const node = nodeAt(root, path)
  if (!node) return undefined
  const known = node.children.find(({ uci }) => uci === child.uci)
  if (known) return { root, path: [...path, known.id] }
  const added = { ...child, id: child.uci }
  return {
    root: updateAt(root, path, parent => ({ ...parent, children: [...parent.children, added] })),
    path: [...path, added.id],
  }
}
