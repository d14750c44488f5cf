import type { TreeNode, TreePath } from '@shared/tree/node'
import { siblingPath } from '@shared/tree/walk'

/**
 * The way to the neighbouring alternative: of the last move of `path` that has one in that
 * direction, or `path` itself if none has.
 */
export const nearestSibling = (root: TreeNode, path: TreePath, by: 1 | -1): TreePath => {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const neighbour = siblingPath(root, path.slice(0, depth), by)
    if (neighbour) return neighbour
  }
  return path
}
