import { withoutUnread } from './edit'
import { mergeTrees } from './merge'
import type { TreeNode, TreePath } from './node'
import { nodeAt, updateAt, type Added } from './tree'
import { endPath } from './walk'

/**
 * The comments and glyphs of a tree's root, put on a move: comments before the first move become comments after that.
 */
const asAfter = (branch: TreeNode, node: TreeNode, isRoot: boolean): TreeNode => {
  const { commentsBefore, comments, children, unread } = branch
  const said = isRoot ? { commentsBefore, comments } : { comments: [...commentsBefore, ...comments] }
  const bare = { ...node, nags: [], commentsBefore: [], ...said, children }
  return unread ? { ...bare, unread } : withoutUnread(bare)
}

/**
 * Puts the moves of a tree that begins in the position at `path` below that. Moves that are there already are gone
 * along, with the annotations of both. Answers with the end of the main line that was put there.
 */
export const graft = (root: TreeNode, path: TreePath, branch: TreeNode): Added | undefined => {
  if (!nodeAt(root, path)) return undefined
  const merged = updateAt(root, path, node => mergeTrees(node, asAfter(branch, node, path.length === 0)))
  return { root: merged, path: [...path, ...endPath(branch, [])] }
}
