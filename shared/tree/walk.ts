import type { TreeNode, TreePath } from './node'
import { lineFrom, nodeAt, nodesAlong } from './tree'

/** The path to the end of the line that continues at `path`. */
export const endPath = (root: TreeNode, path: TreePath): TreePath => {
  const node = nodeAt(root, path)
  if (!node) return path
  const [, ...rest] = lineFrom(node)
  return [...path, ...rest.map(({ id }) => id)]
}

/** The path to another move in the same position, one place down (`by` 1) or up (-1); undefined if there is none. */
export const siblingPath = (root: TreeNode, path: TreePath, by: 1 | -1): TreePath | undefined => {
  const siblings = path.length === 0 ? undefined : nodeAt(root, path.slice(0, -1))?.children
  const place = siblings?.findIndex(({ id }) => id === path.at(-1)) ?? -1
  const sibling = place < 0 ? undefined : siblings?.[place + by]
  return sibling && [...path.slice(0, -1), sibling.id]
}

/** The path to the first move of the variation in which `path` ends; empty for the main line. */
export const variationPath = (root: TreeNode, path: TreePath): TreePath => {
  const nodes = nodesAlong(root, path)
  const head = path.findLastIndex((id, depth) => nodes[depth]?.children[0]?.id !== id)
  return path.slice(0, head + 1)
}

/**
 * The path of what is moved down when the move at `path` is demoted: that move if it has alternatives after it, else its variation; empty
 * if nothing can be moved.
 */
export const demotedPath = (root: TreeNode, path: TreePath): TreePath =>
  [path, variationPath(root, path)].find(one => siblingPath(root, one, 1)) ?? []

/** A node visited on a walk. */
export interface WalkStep {
  readonly node: TreeNode
  /** Absent at the root. */
  readonly parent?: WalkStep
  /** The number of moves from the root. */
  readonly depth: number
}

/** The path of a step. Takes time linear in its depth. */
export const pathOf = (step: WalkStep): TreePath => {
  const ids: string[] = []
  for (let at = step; at.parent; at = at.parent) ids.push(at.node.id)
  return ids.reverse()
}

/** Visits every node, parents before children and siblings in order, so that each main line comes first. */
export function* walk(root: TreeNode): Generator<WalkStep, void> {
  const stack: WalkStep[] = [{ node: root, depth: 0 }]
  for (let step = stack.pop(); step; step = stack.pop()) {
    yield step
    const { children } = step.node
    for (let i = children.length - 1; i >= 0; i--)
      stack.push({ node: children[i]!, parent: step, depth: step.depth + 1 })
  }
}
