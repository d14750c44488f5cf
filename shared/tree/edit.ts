import type { PgnComment } from '../notation/pgn/pgn'
import type { TreeNode, TreePath } from './node'
import { nodesAlong, updateAt, nodeAt, type Added, childOf } from './tree'
import { isSameComment, mergeTrees } from './merge'
import { endPath } from './walk'
import type { Game } from './game'
import { withRoot } from './gameEdit'

/*
 * Every edit returns the same tree if it changes nothing, or if its path leaves the tree. A new tree shares all nodes that are not on the
 * path to the change.
 */

/** Applies `change` to the node at `path` and its siblings. */
const amongSiblings = (
  root: TreeNode,
  path: TreePath,
  change: (siblings: readonly TreeNode[], place: number) => readonly TreeNode[],
): TreeNode => {
  if (path.length === 0) return root
  return updateAt(root, path.slice(0, -1), parent => {
    const place = parent.children.findIndex(({ id }) => id === path.at(-1))
    const children = place < 0 ? parent.children : change(parent.children, place)
    return children === parent.children ? parent : { ...parent, children }
  })
}

const movedTo = (siblings: readonly TreeNode[], place: number, to: number): readonly TreeNode[] =>
  to === place || to < 0 || to >= siblings.length
    ? siblings
    : siblings.toSpliced(place, 1).toSpliced(to, 0, siblings[place]!)

/** Makes the move at `path` the first choice among its siblings. */
export const promote = (root: TreeNode, path: TreePath): TreeNode =>
  amongSiblings(root, path, (siblings, place) => movedTo(siblings, place, 0))

/** Moves the move at `path` one place down among its siblings. */
export const demote = (root: TreeNode, path: TreePath): TreeNode =>
  amongSiblings(root, path, (siblings, place) => movedTo(siblings, place, place + 1))

const withFirst = (parent: TreeNode, child: TreeNode): TreeNode =>
  parent.children[0] === child
    ? parent
    : { ...parent, children: [child, ...parent.children.filter(({ id }) => id !== child.id)] }

/** Makes all moves of `path` first choices, so that the main line begins with them. */
export const promoteToMain = (root: TreeNode, path: TreePath): TreeNode => {
  const nodes = nodesAlong(root, path)
  return nodes.length <= path.length
    ? root
    : nodes.slice(0, -1).reduceRight((child, parent) => withFirst(parent, child), nodes.at(-1)!)
}

/** Removes the move at `path` with everything after it. The root stays. */
export const deleteAt = (root: TreeNode, path: TreePath): TreeNode =>
  amongSiblings(root, path, (siblings, place) => siblings.toSpliced(place, 1))

/** Removes everything after the move at `path`, including unread text. */
export const deleteAfter = (root: TreeNode, path: TreePath): TreeNode =>
  updateAt(root, path, node =>
    node.children.length === 0 && !node.unread ? node : { ...withoutUnread(node), children: [] },
  )

/** The node without its unread text. */
export const withoutUnread = (node: TreeNode): TreeNode => {
  const { unread, ...read } = node
  return unread ? read : node
}

/** Removes the unread text at `path`. */
export const deleteUnread = (root: TreeNode, path: TreePath): TreeNode => updateAt(root, path, withoutUnread)

const isSameList = <T>(a: readonly T[], b: readonly T[], same: (a: T, b: T) => boolean): boolean =>
  a.length === b.length && a.every((item, i) => same(item, b[i]!))

/** Sets the comments before or after the move at `path`; the root only has comments before. */
export const setComments = (
  root: TreeNode,
  path: TreePath,
  where: 'commentsBefore' | 'comments',
  comments: readonly PgnComment[],
): TreeNode => {
  const place = path.length === 0 ? 'commentsBefore' : where
  return updateAt(root, path, node =>
    isSameList(node[place], comments, isSameComment) ? node : { ...node, [place]: comments },
  )
}

/** Sets the annotations of the move at `path`. */
export const setNags = (root: TreeNode, path: TreePath, nags: readonly number[]): TreeNode =>
  updateAt(root, path, node => (isSameList(node.nags, nags, Object.is) ? node : { ...node, nags }))

/** Puts the comments and glyphs of a tree's root on a move: comments before the first move become comments after this one. */
const asAfter = (branch: TreeNode, node: TreeNode, isRoot: boolean): TreeNode => {
  const { commentsBefore, comments, children, unread } = branch
  const said = isRoot ? { commentsBefore, comments } : { comments: [...commentsBefore, ...comments] }
  const bare = { ...node, nags: [], commentsBefore: [], ...said, children }
  return unread ? { ...bare, unread } : withoutUnread(bare)
}

/**
 * Adds the moves of a tree that begins in the position at `path`. Existing moves are merged, with the annotations of both. Returns the tree
 * and the end of the added main line.
 */
export const graft = (root: TreeNode, path: TreePath, branch: TreeNode): Added | undefined => {
  if (!nodeAt(root, path)) return undefined
  const merged = updateAt(root, path, node => mergeTrees(node, asAfter(branch, node, path.length === 0)))
  return { root: merged, path: [...path, ...endPath(branch, [])] }
}

/**
 * Replaces the move at `path` by another one, which takes over its comments and glyphs and is followed by `rest`. If the other move already
 * exists, both are merged.
 *
 * @param played the other move, without annotations
 * @param rest what follows, from the position after the other move
 */
export const replaceMove = (
  root: TreeNode,
  path: TreePath,
  played: TreeNode,
  rest: Pick<TreeNode, 'children' | 'unread'>,
): Added | undefined => {
  const before = nodeAt(root, path)
  if (!before || path.length === 0) return undefined
  const { nags, commentsBefore, comments } = before
  const { children, unread } = rest
  const placed = { ...played, nags, commentsBefore, comments, children, ...(unread && { unread }) }
  const replaced = updateAt(root, path.slice(0, -1), parent => {
    const twin = childOf(parent, played.id)
    return {
      ...parent,
      children: parent.children
        .filter(child => child === before || child !== twin)
        .map(child => (child === before ? (twin ? mergeTrees(placed, twin) : placed) : child)),
    }
  })
  return { root: replaced, path: [...path.slice(0, -1), played.id] }
}

/** Board, turn, rights and en-passant square: the position without its counters. */
const positionOf = ({ root }: Game): string => root.fen.split(' ').slice(0, 4).join(' ')

/** Whether the moves of one game can be variations of the other. */
export const startAlike = (one: Game, other: Game): boolean =>
  one.variant === other.variant && positionOf(one) === positionOf(other)

/** Adds a comment at the end of the main line that says which game it was. */
const signed = (root: TreeNode, signature: string): TreeNode => {
  const path = endPath(root, [])
  if (path.length === 0 || signature === '') return root
  const comment = { style: 'brace', text: signature } as const
  return updateAt(root, path, node =>
    node.comments.some(({ text }) => text === signature)
      ? node
      : { ...node, comments: [...node.comments, comment] },
  )
}

/**
 * Merges the moves and annotations of another game into a game, as variations; returns the same game if nothing is new. Both must start
 * alike.
 *
 * @param signature the comment on the other game at the end of its main line; empty for none
 */
export const mergeGame = (into: Game, other: Game, signature: string): Game =>
  mergeTrees(into.root, other.root) === into.root
    ? into
    : withRoot(into, mergeTrees(into.root, signed(other.root, signature)))
