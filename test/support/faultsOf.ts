import type { PgnFault } from '@shared/notation/pgn/pgn'
import type { TreeNode, TreePath } from '@shared/tree/node'
import { pathOf, walk } from '@shared/tree/walk'

/** A place where reading stopped. */
export interface FoundFault {
  readonly path: TreePath
  readonly fault: PgnFault
}

/** All places of a game where reading stopped, in the order of the tree. */
export const faultsOf = (root: TreeNode): readonly FoundFault[] =>
  Array.from(walk(root)).flatMap(step =>
    step.node.unread ? [{ path: pathOf(step), fault: step.node.unread.fault }] : [],
  )
