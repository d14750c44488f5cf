import { isSetupPly, moveNumberAt } from '@shared/tree/moveNumber'
import type { TreeNode } from '@shared/tree/node'
import { mainline } from '@shared/tree/tree'

/** What to subtract from the move numbers of the game proper, so that it counts from 1 after a setup. */
export const gameOffset = (root: TreeNode): number => {
  const line = mainline(root)
  const last = line.findLast(isSetupPly)
  return last ? moveNumberAt(last.fen).fullmoves - 1 : 0
}
