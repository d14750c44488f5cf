import type { TreeNode, TreePath } from '@shared/tree/node'
import { nodesAlong } from '../moves/treeEdits'

/**
 * The way to the neighbouring alternative: of the last move of `path` that has one in that
 * direction, or `path` itself if none has.
 */
export const siblingPath = (root: TreeNode, path: TreePath, by: 1 | -1): TreePath => {
  const line = nodesAlong(root, path)
  for (let depth = line.length - 1; depth > 0; depth -= 1) {
    const siblings = line[depth - 1]!.children
    const neighbour = siblings[siblings.indexOf(line[depth]!) + by]
    if (neighbour) return [...path.slice(0, depth - 1), neighbour.id]
  }
  return path
}
