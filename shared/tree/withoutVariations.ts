import type { TreeNode } from './node'
import { lineFrom } from './tree'

/** The line that begins at `node`, following first choices; the same node where nothing branches off. */
export const withoutVariations = (node: TreeNode): TreeNode => {
  const line = lineFrom(node)
  if (line.every(({ children }) => children.length < 2)) return node
  return line.reduceRight((child, parent) => ({ ...parent, children: [child] }))
}
