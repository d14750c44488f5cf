import type { TreeNode, TreePath } from '@shared/tree/node'
import { moveNumberAt, numberText } from '@shared/tree/moveNumber'
import { nodesAlong } from '@shared/tree/tree'

/** The moves that lead to `path` as movetext: `1. e4 e5 2. Nf3`, without annotation. */
export const lineText = (root: TreeNode, path: TreePath): string => {
  const nodes = nodesAlong(root, path)
  const words = nodes.slice(1).flatMap((node, index) => {
    const at = moveNumberAt(nodes[index]!.fen)
    if (at.color === 'white') return [numberText(at), node.san]
    return index === 0 ? [`${at.fullmoves}...`, node.san] : [node.san]
  })
  return words.join(' ')
}
