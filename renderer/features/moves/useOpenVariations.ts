import { shallowRef } from 'vue'
import type { TreeNode, TreePath } from '@shared/tree/node'
import { nodesAlong } from '@shared/tree/tree'

/** Which deep variations are shown. Nodes are remembered instead of paths, so that edits elsewhere keep them. */
export const useOpenVariations = () => {
  const heads = shallowRef<ReadonlySet<TreeNode>>(new Set())

  const open = (...nodes: readonly TreeNode[]) => {
    if (nodes.some(node => !heads.value.has(node))) heads.value = new Set([...heads.value, ...nodes])
  }

  /** Opens every variation on the way to `path`, so that its move is visible. */
  const reveal = (root: TreeNode, path: TreePath) => {
    const nodes = nodesAlong(root, path)
    open(...nodes.filter((node, depth) => depth > 0 && nodes[depth - 1]!.children[0] !== node))
  }

  return { isOpen: (node: TreeNode) => heads.value.has(node), open, reveal }
}
