import type { PgnComment, PgnMove, UnreadText } from '@shared/notation/pgn/pgn'
import { joinUnread } from '@shared/tree/joinUnread'
import type { NodeId, TreeNode } from '@shared/tree/node'
import type { ReplayedMove } from '../positions/replayer'

/** A tree node while its game is being read; it is not handed out until the reading is over. */
export type Draft = { -readonly [K in keyof Omit<TreeNode, 'children'>]: TreeNode[K] } & {
  readonly children: Draft[]
}

/** The root of a game that begins at `fen`. */
export const rootDraft = (fen: string, check: boolean): Draft => ({
  id: '',
  uci: '',
  san: '',
  kind: 'root',
  fen,
  check,
  nags: [],
  commentsBefore: [],
  comments: [],
  children: [],
})

/** For nodes with several children: how many of the children have each move. This keeps the reading of wide trees linear. */
const sameMoves = new WeakMap<Draft, Map<string, number>>()

const countMoves = (children: readonly Draft[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const { uci } of children) counts.set(uci, (counts.get(uci) ?? 0) + 1)
  return counts
}

const nextId = (parent: Draft, uci: string): NodeId => {
  if (parent.children.length === 0) return uci
  const counts = sameMoves.get(parent) ?? countMoves(parent.children)
  const count = (counts.get(uci) ?? 0) + 1
  sameMoves.set(parent, counts.set(uci, count))
  return count === 1 ? uci : `${uci}~${count}`
}

/** Adds a move that has been played as the last child, with the glyphs and comments that the text gives it. */
export const addReplayed = (parent: Draft, played: ReplayedMove, move: PgnMove): Draft => {
  const child: Draft = {
    id: nextId(parent, played.uci),
    uci: played.uci,
    san: played.san,
    kind: played.kind,
    fen: played.fen,
    check: played.check,
    nags: move.nags,
    commentsBefore: move.commentsBefore,
    comments: move.comments,
    children: [],
  }
  parent.children.push(child)
  return child
}

/** Lists that belong to one draft alone. They grow in place, so that adding to long ones stays linear. */
const grown = new WeakSet<readonly unknown[]>()

const withAdded = <T>(list: readonly T[], items: readonly T[]): readonly T[] => {
  if (items.length === 0) return list
  const own = grown.has(list) ? (list as T[]) : list.slice()
  for (const item of items) own.push(item)
  grown.add(own)
  return own
}

export const addComments = (node: Draft, comments: readonly PgnComment[]): void => {
  node.comments = withAdded(node.comments, comments)
}

/** Adds the glyphs and comments of a move that turned out to be this node. */
export const addAnnotation = (node: Draft, move: PgnMove): Draft => {
  node.nags = withAdded(node.nags, move.nags)
  addComments(node, move.commentsBefore)
  addComments(node, move.comments)
  return node
}

/** Adds text that could not be read; the first fault is kept. */
export const addUnread = (node: Draft, unread: UnreadText): void => {
  const before = node.unread
  node.unread = before ? joinUnread(before, unread) : unread
}
