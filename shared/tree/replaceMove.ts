import { mergeTrees } from './merge'
import type { TreeNode, TreePath } from './node'
import { childOf, nodeAt, updateAt, type Added } from './tree'

/**
 * Replaces the move at `path` by another, which keeps its comments and glyphs, and `rest` follows it. Where the other
 * move is there already, both become one.
 *
 * @param played the other move, with nothing on it
 * @param rest what followed, from the position after the other move on
 */
export const replaceMove = (
  root: TreeNode,
  path: TreePath,
  played: TreeNode,
  rest: Pick<TreeNode, 'children' | 'unread'>,
): Added | undefined => {
  const before = nodeAt(root, path)
  if (!before || path.length === 0) return undefined
  const { nags, commentsBefore, comments } = before
  const { children, unread } = rest
  const placed = { ...played, nags, commentsBefore, comments, children, ...(unread && { unread }) }
  const replaced = updateAt(root, path.slice(0, -1), parent => {
    const twin = childOf(parent, played.id)
    return {
      ...parent,
      children: parent.children
        .filter(child => child === before || child !== twin)
        .map(child => (child === before ? (twin ? mergeTrees(placed, twin) : placed) : child)),
    }
  })
  return { root: replaced, path: [...path.slice(0, -1), played.id] }
}
