import type { PgnFault } from '../notation/pgn/pgn'
import { isSetupPly } from './moveNumber'
import type { TreeNode, TreePath } from './node'
import { mainline } from './tree'
import { pathOf, walk } from './walk'

/** A place where reading stopped. */
export interface FoundFault {
  readonly path: TreePath
  readonly fault: PgnFault
}

/** All places of a game where reading stopped, in the order of the tree. */
export const faultsOf = (root: TreeNode): readonly FoundFault[] => {
  const found: FoundFault[] = []
  for (const step of walk(root))
    if (step.node.unread) found.push({ path: pathOf(step), fault: step.node.unread.fault })
  return found
}

/** The number of setup plies with which a line, root first, begins. */
export const setupPlies = (line: readonly TreeNode[]): number => {
  const first = line.findIndex((node, index) => index > 0 && !isSetupPly(node))
  return first < 0 ? line.length - 1 : first - 1
}

/** Where the setup of the main line ends: the path to the position in which the game proper begins. */
export const setupEnd = (root: TreeNode): TreePath => {
  const line = mainline(root)
  return line.slice(1, setupPlies(line) + 1).map(({ id }) => id)
}
