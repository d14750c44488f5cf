import { withoutClosing } from '@shared/notation/pgn/closing'
import { inParentheses } from '@shared/notation/pgn/parentheses'
import type { PgnFault, PgnLine, PgnMove, TextSpan, UnreadText } from '@shared/notation/pgn/pgn'
import { flattenTree } from '@shared/tree/flat'
import type { FlatNode } from '@shared/tree/game'
import { moveNumberAt } from '@shared/tree/moveNumber'
import type { TreeNode } from '@shared/tree/node'
import { addUnread, type Draft } from './draft'

/** The text that a game was parsed from. */
export interface Source {
  readonly text: string
  /** The offset of `text` in its file; the places in the parsed game count from the beginning of the file. */
  readonly offset: number
  /** Where in the file the result that ends the game is; it does not count as unread text. */
  readonly closing: TextSpan | undefined
}

const textOf = ({ text, offset, closing }: Source, { from, to }: TextSpan): string =>
  withoutClosing(
    text,
    { from: from - offset, to: to - offset },
    closing && { from: closing.from - offset, to: closing.to - offset },
  )

/** Whether the line stands in parentheses; the main line does not. */
export const isVariation = ({ text, offset }: Source, { from, to }: PgnLine): boolean =>
  text[from - offset] === '(' && text[to - offset] === ')'

const numberAt = ({ fen }: Draft): string => {
  const { fullmoves, color } = moveNumberAt(fen)
  return color === 'white' ? `${fullmoves}.` : `${fullmoves}...`
}

/** Text that the parser would read as a comment if it is at the beginning; in a variation it would read a result as one, too. */
const COMMENT = /^(?:;|\{[^}]*\}|\$\d)/
const COMMENT_IN_VARIATION = /^(?:;|\{[^}]*\}|\$\d|1-0|0-1|1\/2|½|\*)/

/** Puts the move number before text that begins with a comment, which would otherwise be read as a comment on the move before. */
const apart = (node: Draft, { text, fault }: UnreadText, comment: RegExp): string => {
  // A percent sign begins an escaped line unless it is the text that could not be read.
  if (text.startsWith('%') && !text.startsWith(fault.found)) return `${numberAt(node)}\n${text}`
  return comment.test(text) ? `${numberAt(node)} ${text}` : text
}

/**
 * Keeps text at the end of a line that could not be read. After the last move it is plain movetext; if the line has
 * gone on since, it becomes a variation.
 */
export const keepText = (node: Draft, source: Source, line: PgnLine, unread: UnreadText): void => {
  const text = apart(node, unread, isVariation(source, line) ? COMMENT_IN_VARIATION : COMMENT)
  addUnread(node, { ...unread, text: node.children.length > 0 ? inParentheses(text) : text })
}

/** Keeps the rest of a line unchanged, from a move that could not be played on. */
export const keepRest = (
  node: Draft,
  source: Source,
  line: PgnLine,
  { from }: PgnMove,
  fault: PgnFault,
): void => keepText(node, source, line, { text: textOf(source, { from, to: line.to }), fault })

/** Keeps a variation of which nothing could be read at the node it branches from, with its parentheses. */
export const keepVariation = (node: Draft, source: Source, line: PgnLine, fault: PgnFault): void => {
  const text = textOf(source, { from: line.from, to: line.to + 1 })
  addUnread(node, { text, fault, variationsBefore: Math.max(0, node.children.length - 1) })
}

/** A tree as a flat list; its faults are marked as having no place in a file. */
export const flatUnfiled = (root: TreeNode): readonly FlatNode[] =>
  flattenTree(root).map(node =>
    node.unread
      ? { ...node, unread: { ...node.unread, fault: { ...node.unread.fault, unfiled: true } } }
      : node,
  )
