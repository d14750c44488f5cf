import type { TreeNode, TreePath } from '@shared/tree/node'
import { moveNumberAt, type MoveNumber } from '@shared/tree/moveNumber'

/** A move at its place in the tree. Steps are linked backward; stored paths would take more memory than a game of thousands of plies. */
export interface EditStep {
  readonly node: TreeNode
  /** The previous step; absent at the root. */
  readonly before: EditStep | undefined
  /** The number and side of the move; at the root, those of the first move to come. */
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
