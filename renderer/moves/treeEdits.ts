import type { NodeId, TreeNode, TreePath } from '@shared/tree/node'

/** The node at `path`; undefined where the path leaves the tree. */
export const nodeAt = (root: TreeNode, path: TreePath): TreeNode | undefined =>
  nodesAlong(root, path)[path.length]

/** The nodes from the root toward `path`, both included, as far as the path stays in the tree. */
export const nodesAlong = (root: TreeNode, path: TreePath): readonly TreeNode[] => {
  const nodes = [root]
  for (const id of path) {
    const child = nodes.at(-1)!.children.find(node => node.id === id)
    if (!child) break
    nodes.push(child)
  }
  return nodes
}

/** Copies the nodes down to `path` with `update` applied at its end; a path outside the tree changes nothing. */
export const updateAt = (root: TreeNode, path: TreePath, update: (node: TreeNode) => TreeNode): TreeNode => {
  const nodes = nodesAlong(root, path)
  if (nodes.length <= path.length) return root
  const [node, ...ancestors] = nodes.toReversed()
  const updated = update(node!)
  if (updated === node) return root
  return ancestors.reduce((child, parent) => withChild(parent, child.id, child), updated)
}

const withChild = (parent: TreeNode, id: NodeId, child: TreeNode): TreeNode => ({
  ...parent,
  children: parent.children.map(other => (other.id === id ? child : other)),
})

/**
 * Where the variation begins in which `path` ends: the path down to its first move. For a move of
 * the main line that is the empty path.
 */
export const variationPath = (root: TreeNode, path: TreePath): TreePath => {
  const nodes = nodesAlong(root, path)
  const head = path.findLastIndex((id, depth) => nodes[depth]?.children[0]?.id !== id)
  return path.slice(0, head + 1)
}

/** Puts the node at `path` at `place` among its siblings; a place out of range is the nearest end. */
export const reorderedAt = (root: TreeNode, path: TreePath, step: (place: number) => number): TreeNode =>
  updateAt(root, path.slice(0, -1), parent => {
    const place = parent.children.findIndex(child => child.id === path.at(-1))
    const node = parent.children[place]
    if (!node) return parent
    const others = parent.children.toSpliced(place, 1)
    return { ...parent, children: others.toSpliced(Math.max(0, step(place)), 0, node) }
  })

/** Makes every move of `path` the first choice of its parent. */
export const asMainline = (root: TreeNode, path: TreePath): TreeNode => {
  let result = root
  for (let head = variationPath(result, path); head.length > 0; head = variationPath(result, path)) {
    result = reorderedAt(result, head, () => 0)
  }
  return result
}

/** Takes the node at `path` away with all that follows; the root stays. */
export const deletedAt = (root: TreeNode, path: TreePath): TreeNode =>
  path.length === 0
    ? root
    : updateAt(root, path.slice(0, -1), parent => ({
        ...parent,
        children: parent.children.filter(child => child.id !== path.at(-1)),
      }))

/** The line that begins at `node`, following first choices, without any variation. */
export const withoutVariations = (node: TreeNode): TreeNode => {
  const line = [node]
  for (let next = node.children[0]; next; next = next.children[0]) line.push(next)
  return line.reduceRight((child, parent) => ({ ...parent, children: [child] }))
}
