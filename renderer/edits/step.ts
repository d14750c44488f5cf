import type { TreeNode, TreePath } from '@shared/tree/node'
import { moveNumberAt, type MoveNumber } from '@shared/tree/moveNumber'

/**
 * A move where it stands in its tree. Steps are linked backward instead of holding their paths:
 * the paths of a game of thousands of plies would take more room than the game.
 */
export interface EditStep {
  readonly node: TreeNode
  /** The step before; absent at the root. */
  readonly before: EditStep | undefined
  /** Number and side of the move; at the root, of the first move to come. */
  readonly number: MoveNumber
}

export const rootStep = (root: TreeNode): EditStep => ({
  node: root,
  before: undefined,
  number: moveNumberAt(root.fen),
})

export const stepTo = (before: EditStep, node: TreeNode): EditStep => ({
  node,
  before,
  number: moveNumberAt(before.node.fen),
})

export const editPath = (step: EditStep): TreePath => {
  const ids: string[] = []
  for (let at = step; at.before; at = at.before) ids.push(at.node.id)
  return ids.reverse()
}
