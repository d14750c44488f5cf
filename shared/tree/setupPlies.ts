import { isSetupPly } from './moveNumber'
import type { TreeNode, TreePath } from './node'
import { mainline } from './tree'

/** The number of setup plies at the beginning of a line, which includes the root. */
export const setupPlies = (line: readonly TreeNode[]): number => {
  const first = line.findIndex((node, index) => index > 0 && !isSetupPly(node))
  return first < 0 ? line.length - 1 : first - 1
}

const setupNodes = (root: TreeNode): readonly TreeNode[] => {
  const line = mainline(root)
  return line.slice(1, setupPlies(line) + 1)
}

/** The end of the main line's setup: the path to the position in which the game proper begins. */
export const setupEnd = (root: TreeNode): TreePath => setupNodes(root).map(({ id }) => id)

/** The turns of the main line's setup, in UCI. */
export const setupMoves = (root: TreeNode): readonly string[] => setupNodes(root).map(({ uci }) => uci)
