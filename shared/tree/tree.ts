import type { NodeId, TreeNode, TreePath } from './node'

/** Gets the child with that id. */
export const childOf = (node: TreeNode, id: NodeId): TreeNode | undefined =>
  node.children.find(child => child.id === id)

/** Every node from the root toward `path`, both included, as far as the path stays in the tree. */
export const nodesAlong = (root: TreeNode, path: TreePath): readonly TreeNode[] => {
  const nodes = [root]
  for (const id of path) {
    const child = childOf(nodes.at(-1)!, id)
    if (!child) break
    nodes.push(child)
  }
  return nodes
}

/** Gets the node at `path`, or undefined where the path leaves the tree. */
export const nodeAt = (root: TreeNode, path: TreePath): TreeNode | undefined =>
  nodesAlong(root, path)[path.length]

/** The longest beginning of `path` that the tree has. */
export const pathWithin = (root: TreeNode, path: TreePath): TreePath =>
  path.slice(0, nodesAlong(root, path).length - 1)

/** The line from `node` on along first children, `node` included. */
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
 * Copies the nodes down to `path` with `update` applied at its end; shares the rest. The same tree
 * comes back where the update changes nothing or the path leaves the tree.
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

/** A tree after something was added, and the place of the addition. */
export interface Added {
  readonly root: TreeNode
  readonly path: TreePath
}

/** How many moves of `line` the tree has already below `node`. */
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

/** The nodes as one line, each with its move for an id and the next for its only child. */
const chained = (line: readonly TreeNode[]): TreeNode | undefined =>
  line.reduceRight<TreeNode | undefined>(
    (child, node) => ({ ...node, id: node.uci, children: child ? [child] : [] }),
    undefined,
  )

/**
 * Adds moves one after the other below `path`, last among their siblings. Moves that are there already are followed and
 * left as they are. Undefined where the path leaves the tree.
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

/** Adds one move with its subtree below `path`, unless the move is there already. */
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
