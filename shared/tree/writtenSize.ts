import type { PgnComment } from '../notation/pgn/pgn'
import type { Game } from './game'
import type { TreeNode } from './node'

/** The most characters that a number, spaces and parentheses add to a move; then the size of a glyph. */
const AROUND_MOVE = 14
const GLYPH = 5
/** The size of braces and a space around a comment; then that of a tag's brackets, quotes and line break. */
const AROUND_COMMENT = 4
const AROUND_TAG = 8
/** The size of the result and line breaks. */
const AROUND_GAME = 16
/** The most extra bytes for a character that a comment cannot contain: it is written as a command. */
const WRITTEN_SIGN = 9

const LAST_ASCII = 0x7f
/** The most bytes for a UTF-16 unit of any other character. */
const WIDEST_UNIT = 3

const bytesOf = (text: string): number => {
  let bytes = text.length
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code > LAST_ASCII) bytes += WIDEST_UNIT - 1
    else if (text[at] === '}' || text[at] === '[' || text[at] === '\\' || text[at] === '"')
      bytes += WRITTEN_SIGN
  }
  return bytes
}

const sizeOfComments = (comments: readonly PgnComment[]): number =>
  comments.reduce((sum, { text }) => sum + bytesOf(text) + AROUND_COMMENT, 0)

const ownSize = ({ san, nags, commentsBefore, comments, unread }: TreeNode): number =>
  san.length +
  AROUND_MOVE +
  nags.length * GLYPH +
  sizeOfComments(commentsBefore) +
  sizeOfComments(comments) +
  (unread ? bytesOf(unread.text) : 0)

/** The sizes of nodes with everything after them. Nodes are immutable, so an edit measures only those along its path. */
const sizes = new WeakMap<TreeNode, number>()

const sizeOfTree = (root: TreeNode): number => {
  const open = [root]
  while (open.length > 0) {
    const node = open.at(-1)!
    const unknown = node.children.filter(child => !sizes.has(child))
    if (!sizes.has(node) && unknown.length > 0) open.push(...unknown)
    else {
      open.pop()
      sizes.set(node, ownSize(node) + node.children.reduce((sum, child) => sum + sizes.get(child)!, 0))
    }
  }
  return sizes.get(root)!
}

/** The most bytes that a game takes as PGN, computed without writing it. */
export const writtenSize = ({ root, tags }: Game): number =>
  AROUND_GAME +
  sizeOfTree(root) +
  tags.reduce(
    (sum, { name, value, raw = '' }) => sum + bytesOf(name) + bytesOf(value) + bytesOf(raw) + AROUND_TAG,
    0,
  )
