import type { PgnComment } from '../notation/pgn/pgn'
import type { TreeNode, TreePath } from './node'
import { nodesAlong, updateAt, nodeAt, type Added, childOf } from './tree'
import { isSameComment, mergeTrees } from './merge'
import { endPath } from './walk'
import type { Game } from './game'
import { withRoot } from './gameEdit'

/*
 * Every edit gives the same tree back where it changes nothing, or where its path leaves the tree;
 * a new tree shares all nodes that are not on the way to the change.
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

/** Puts the move at `path` one place down among its siblings. */
export const demote = (root: TreeNode, path: TreePath): TreeNode =>
  amongSiblings(root, path, (siblings, place) => movedTo(siblings, place, place + 1))

const withFirst = (parent: TreeNode, child: TreeNode): TreeNode =>
  parent.children[0] === child
    ? parent
    : { ...parent, children: [child, ...parent.children.filter(({ id }) => id !== child.id)] }

/** Makes all moves of `path` first choices, so that it is the beginning of the main line. */
export const promoteToMain = (root: TreeNode, path: TreePath): TreeNode => {
  const nodes = nodesAlong(root, path)
  return nodes.length <= path.length
    ? root
    : nodes.slice(0, -1).reduceRight((child, parent) => withFirst(parent, child), nodes.at(-1)!)
}

/** Takes the move at `path` away with all that follows it. The root stays. */
export const deleteAt = (root: TreeNode, path: TreePath): TreeNode =>
  amongSiblings(root, path, (siblings, place) => siblings.toSpliced(place, 1))

/** Takes away all that follows the move at `path`, unread text too. */
export const deleteAfter = (root: TreeNode, path: TreePath): TreeNode =>
  updateAt(root, path, node =>
    node.children.length === 0 && !node.unread ? node : { ...withoutUnread(node), children: [] },
  )

/** The node without the text behind it that could not be read. */
export const withoutUnread = (node: TreeNode): TreeNode => {
  const { unread, ...read } = node
  return unread ? read : node
}

/** Takes away the text at `path` that could not be read. */
export const deleteUnread = (root: TreeNode, path: TreePath): TreeNode => updateAt(root, path, withoutUnread)

const isSameList = <T>(a: readonly T[], b: readonly T[], same: (a: T, b: T) => boolean): boolean =>
  a.length === b.length && a.every((item, i) => same(item, b[i]!))

/** Sets the comments before or after the move at `path`; at the root there are only those before. */
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

/**
 * The comments and glyphs of a tree's root, put on a move: comments before the first move become comments after that.
 */
const asAfter = (branch: TreeNode, node: TreeNode, isRoot: boolean): TreeNode => {
  const { commentsBefore, comments, children, unread } = branch
  const said = isRoot ? { commentsBefore, comments } : { comments: [...commentsBefore, ...comments] }
  const bare = { ...node, nags: [], commentsBefore: [], ...said, children }
  return unread ? { ...bare, unread } : withoutUnread(bare)
}

/**
 * Puts the moves of a tree that begins in the position at `path` below that. Moves that are there already are gone
 * along, with the annotations of both. Answers with the end of the main line that was put there.
 */
export const graft = (root: TreeNode, path: TreePath, branch: TreeNode): Added | undefined => {
  if (!nodeAt(root, path)) return undefined
  const merged = updateAt(root, path, node => mergeTrees(node, asAfter(branch, node, path.length === 0)))
  return { root: merged, path: [...path, ...endPath(branch, [])] }
}

/**
 * Replaces the move at `path` by another, which keeps its comments and glyphs, and `rest` follows it. Where the other
 * move is there already, both become one.
 *
 * @param played the other move, with nothing on it
 * @param rest what followed, from the position after the other move on
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

/** Board, turn, rights and en passant square: what a position is, with any counters. */
const positionOf = ({ root }: Game): string => root.fen.split(' ').slice(0, 4).join(' ')

/** The moves of one can be variations of the other. */
export const startAlike = (one: Game, other: Game): boolean =>
  one.variant === other.variant && positionOf(one) === positionOf(other)

/** Says at the end of the main line which game it was. */
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
 * A game with the moves and annotations of another that it lacks, as variations; the game itself if it lacks none.
 * Both must start alike.
 *
 * @param signature what is said of the other game at the end of its main line; empty for nothing
 */
export const mergeGame = (into: Game, other: Game, signature: string): Game =>
  mergeTrees(into.root, other.root) === into.root
    ? into
    : withRoot(into, mergeTrees(into.root, signed(other.root, signature)))
