import type { PgnComment, UnreadText } from '../notation/pgn/pgn'
import { joinUnread } from './joinUnread'
import type { NodeId, TreeNode } from './node'

export const isSameComment = (a: PgnComment, b: PgnComment): boolean =>
  a.style === b.style && a.text === b.text

/** Everything in `a`, then what is only in `b`; `a` itself if there is nothing to add. */
const union = <T>(a: readonly T[], b: readonly T[], same: (a: T, b: T) => boolean): readonly T[] => {
  const more = b.filter(item => !a.some(other => same(other, item)))
  return more.length === 0 ? a : [...a, ...more]
}

const mergeUnread = (a: UnreadText | undefined, b: UnreadText | undefined): UnreadText | undefined => {
  if (!a || !b) return a ?? b
  return a.text.includes(b.text) ? a : joinUnread(a, b)
}

/** The node of the first tree with the annotations of both; the same node if it already has them all. */
const mergeNotes = (a: TreeNode, b: TreeNode): TreeNode => {
  const nags = union(a.nags, b.nags, Object.is)
  const commentsBefore = union(a.commentsBefore, b.commentsBefore, isSameComment)
  const comments = union(a.comments, b.comments, isSameComment)
  const unread = mergeUnread(a.unread, b.unread)
  return nags === a.nags &&
    commentsBefore === a.commentsBefore &&
    comments === a.comments &&
    unread === a.unread
    ? a
    : { ...a, nags, commentsBefore, comments, ...(unread && { unread }) }
}

/** Two nodes that are being merged, with the merged children so far. */
interface Frame {
  readonly a: TreeNode
  readonly b: TreeNode
  readonly inB: ReadonlyMap<NodeId, TreeNode>
  readonly merged: TreeNode[]
}

const frameOf = (a: TreeNode, b: TreeNode): Frame => ({
  a,
  b,
  inB: new Map(b.children.map(child => [child.id, child])),
  merged: [],
})

const finish = ({ a, b, merged }: Frame): TreeNode => {
  const inA = new Set(a.children.map(({ id }) => id))
  const children = [...merged, ...b.children.filter(({ id }) => !inA.has(id))]
  const isSame =
    children.length === a.children.length && children.every((child, i) => child === a.children[i])
  const node = mergeNotes(a, b)
  return isSame ? node : { ...node, children }
}

/**
 * Merges two trees that begin in the same position: all moves and annotations of `a` in their order, then what is only in `b`. Parts to
 * which `b` adds nothing are shared with `a`; merging a tree with itself, or with a part of itself, returns the same tree.
 */
export const mergeTrees = (a: TreeNode, b: TreeNode): TreeNode => {
  const stack = [frameOf(a, b)]
  for (;;) {
    const frame = stack.at(-1)!
    const child = frame.a.children[frame.merged.length]
    const other = child && frame.inB.get(child.id)
    if (child && other && other !== child) stack.push(frameOf(child, other))
    else if (child) frame.merged.push(child)
    else {
      stack.pop()
      const node = finish(frame)
      const parent = stack.at(-1)
      if (!parent) return node
      parent.merged.push(node)
    }
  }
}
