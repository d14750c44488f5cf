import { commandIn, withCommand } from '../notation/pgn/commands'
import type { PgnComment } from '../notation/pgn/pgn'
import type { TreeNode, TreePath } from './node'
import { setupEnd } from './setupPlies'
import { nodesAlong, updateAt } from './tree'

/**
 * The command that marks what was written about a setup: `[%setup 35,6]` at a turn that gave away 35 centipawns and got
 * glyph 6, `[%setup better]` at a better line, and `[%setup summary]` with `[%setup end]` around the summary.
 */
export const SETUP_MARK = 'setup'

/** The marks around a summary. */
export const SUMMARY = { from: '[%setup summary]', to: '[%setup end]' } as const

const isMarked = ({ text }: PgnComment): boolean => commandIn(text, SETUP_MARK) !== undefined

/** A comment without what was written by machine; what somebody has added to it stays. */
const withoutMarks = ({ style, text }: PgnComment): readonly PgnComment[] => {
  const from = text.indexOf(SUMMARY.from)
  const to = text.indexOf(SUMMARY.to, from)
  const left =
    from >= 0 && to >= 0
      ? text.slice(0, from) + text.slice(to + SUMMARY.to.length)
      : withCommand(withCommand(text, SETUP_MARK, undefined), 'eval', undefined)
  return left.trim() === '' ? [] : [{ style, text: left }]
}

const cleaned = (comments: readonly PgnComment[]): readonly PgnComment[] =>
  comments.flatMap(comment => (isMarked(comment) ? withoutMarks(comment) : [comment]))

/** The glyphs that were written by machine, as the marks tell. */
const markedNags = ({ comments }: TreeNode): readonly number[] =>
  comments.flatMap(({ text }) => {
    const nag = commandIn(text, SETUP_MARK)?.split(',')[1]
    return nag === undefined ? [] : [Number(nag)]
  })

const isBare = ({ nags, commentsBefore, comments, unread, children }: TreeNode): boolean =>
  nags.length + commentsBefore.length + comments.length === 0 && !unread && children.length <= 1

const isBareLine = (node: TreeNode | undefined): boolean =>
  node === undefined || (isBare(node) && isBareLine(node.children[0]))

/** A better line to which nobody has added anything. */
const isOwnLine = (node: TreeNode): boolean =>
  node.comments.some(isMarked) &&
  isBare({ ...node, comments: cleaned(node.comments) }) &&
  isBareLine(node.children[0])

const cleanNode = (node: TreeNode): TreeNode => {
  const own = markedNags(node)
  const [first, ...others] = node.children
  return {
    ...node,
    nags: node.nags.filter(nag => !own.includes(nag)),
    commentsBefore: cleaned(node.commentsBefore),
    comments: cleaned(node.comments),
    children: first ? [first, ...others.filter(other => !isOwnLine(other))] : [],
  }
}

/** A tree without what was written about its setup. */
export const withoutSetupAnnotation = (root: TreeNode): TreeNode => {
  const end = setupEnd(root)
  const paths = nodesAlong(root, end).map((_, depth): TreePath => end.slice(0, depth))
  return paths.reduce((tree, path) => updateAt(tree, path, cleanNode), root)
}
