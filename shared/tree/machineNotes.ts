import {
  commandIn,
  makeEvaluation,
  withCommand,
  type EvalCommand,
  parseComment,
} from '../notation/pgn/commands'
import type { PgnComment } from '../notation/pgn/pgn'
import type { Mark } from './machineMark'
import { setComments, setNags } from './edit'
import type { TreeNode, TreePath } from './node'
import type { BetterMove } from './pricedSetup'
import { appendLine, nodeAt, updateAt } from './tree'
import { textHash } from '../textHash'

/*
 * Sentences written by the program are in a comment of their own, after `[%report words 27-9f3ac2d1]`. These are their length and hash, by
 * which a later run can tell whether the user has changed them.
 */

/** Text prepared for comparison: programs break the lines of comments anywhere. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()

const proseOf = (text: string): string =>
  plain(
    parseComment(text)
      .map(part => (part.kind === 'prose' ? part.written : ''))
      .join(''),
  )

const sealOf = (prose: string): string => `${prose.length}-${textHash(prose, 0).toString(16)}`

const SEAL = /^words ((\d{1,6})-[\da-f]{1,8})$/

/** A comment that contains these sentences about a move. */
export const wordsComment = (sentences: string, mark: Mark): PgnComment => {
  const prose = plain(sentences)
  return { style: 'brace', text: `${withCommand('', mark, `words ${sealOf(prose)}`)} ${prose}` }
}

/** What the user has done with our sentences: kept them, replaced them, or added something after them. */
type Fate = { readonly kind: 'own' | 'changed' } | { readonly kind: 'followed'; readonly by: string }

const fateOf = ({ text }: PgnComment, mark: Mark): Fate | undefined => {
  const [, seal, length] = SEAL.exec(plain(commandIn(text, mark) ?? '')) ?? []
  if (seal === undefined) return undefined
  const prose = proseOf(text)
  if (prose === '') return { kind: 'own' }
  if (sealOf(prose.slice(0, Number(length))) !== seal) return { kind: 'changed' }
  const by = prose.slice(Number(length)).trim()
  return by === '' ? { kind: 'own' } : { kind: 'followed', by }
}

/** Whether the user has replaced our sentences by another text: it is kept, and ours are not written again. */
export const isReworded = (comment: PgnComment, mark: Mark): boolean =>
  fateOf(comment, mark)?.kind === 'changed'

/** A comment without our sentences, with any text that follows them; undefined if it never contained any. */
export const withoutWords = (comment: PgnComment, mark: Mark): readonly PgnComment[] | undefined => {
  const fate = fateOf(comment, mark)
  if (!fate) return undefined
  if (fate.kind === 'changed') return [comment]
  return fate.kind === 'followed' ? [{ style: comment.style, text: fate.by }] : []
}

/*
 * What the program writes into a game: evaluations, glyphs, better lines, summaries. Everything is marked by a command, so that a later run
 * can find and replace exactly that: `[%setup 35,6]` at a move that gave away 35 and received glyph 6, `[%setup better]` at a better line,
 * `[%setup summary]` and `[%setup end]` around a summary. Sentences about a move have the seal described above.
 */

export interface MoveNote {
  readonly evaluation?: EvalCommand
  /** How much was given away, in the unit of the mark, with at most one decimal. */
  readonly given: number
  readonly nag?: number
  /** Sentences about the move. */
  readonly words?: string
  /** What should have been played; the best line comes first. */
  readonly better: readonly (readonly BetterMove[])[]
}

/** The last of the glyphs that judge a move, from ! to ?!, and the only move; one of them is enough. */
const LAST_JUDGMENT = 9

const isJudged = ({ nags }: TreeNode): boolean => nags.some(nag => nag > 0 && nag <= LAST_JUDGMENT)

const hasEvaluation = ({ comments }: TreeNode): boolean =>
  comments.some(({ text }) => commandIn(text, 'eval') !== undefined)

const noteComment = (
  { evaluation, given }: MoveNote,
  nag: number | undefined,
  node: TreeNode,
  mark: Mark,
) => {
  const marked = withCommand('', mark, [given, ...(nag === undefined ? [] : [nag])].join())
  const isSaid = evaluation === undefined || hasEvaluation(node)
  const text = isSaid ? marked : withCommand(marked, 'eval', makeEvaluation(evaluation))
  return { style: 'brace', text } as const satisfies PgnComment
}

const betterNodes = (better: readonly BetterMove[], mark: Mark): readonly TreeNode[] =>
  better.map((move, place) => ({
    ...move,
    id: move.uci,
    nags: [],
    commentsBefore: [],
    comments: place === 0 ? [{ style: 'brace', text: withCommand('', mark, 'better') }] : [],
    children: [],
  }))

/** Adds the better line as a variation, unless there is one that begins with the same move. */
const withBetter = (root: TreeNode, path: TreePath, better: readonly BetterMove[], mark: Mark): TreeNode => {
  const parent = path.slice(0, -1)
  const isThere = nodeAt(root, parent)!.children.some(({ uci }) => uci === better[0]?.uci)
  return better.length === 0 || isThere ? root : appendLine(root, parent, betterNodes(better, mark))!.root
}

/** The comment with our sentences; none if the user has replaced them. */
const wordsComments = (
  { words }: Pick<MoveNote, 'words'>,
  comments: readonly PgnComment[],
  mark: Mark,
): readonly PgnComment[] =>
  words === undefined || comments.some(comment => isReworded(comment, mark))
    ? []
    : [wordsComment(words, mark)]

/** Writes the notes about the move at the end of `path`. The user's judgments, evaluations and rewordings are kept. */
export const withNote = (root: TreeNode, path: TreePath, note: MoveNote, mark: Mark): TreeNode => {
  const node = nodeAt(root, path)!
  const nag = isJudged(node) ? undefined : note.nag
  const glyphed = nag === undefined ? root : setNags(root, path, [...node.nags, nag])
  const said = wordsComments(note, node.comments, mark)
  const comments = [...node.comments, noteComment(note, nag, node, mark), ...said]
  return note.better.reduce(
    (noted, better) => withBetter(noted, path, better, mark),
    setComments(glyphed, path, 'comments', comments),
  )
}

/** Writes only sentences about the move at the end of `path`. */
export const withWords = (root: TreeNode, path: TreePath, words: string, mark: Mark): TreeNode => {
  const { comments } = nodeAt(root, path)!
  const said = wordsComments({ words }, comments, mark)
  return setComments(root, path, 'comments', [...comments, ...said])
}

const summaryMarks = (mark: Mark) => ({ from: `[%${mark} summary]`, to: `[%${mark} end]` })

/** Puts a summary at the beginning of the game. */
export const withSummary = (root: TreeNode, sentences: string, mark: Mark): TreeNode => {
  const { from, to } = summaryMarks(mark)
  const comment: PgnComment = { style: 'brace', text: `${from} ${sentences} ${to}` }
  return updateAt(root, [], node => ({ ...node, commentsBefore: [comment, ...node.commentsBefore] }))
}

const withoutSummary = (text: string, mark: Mark): string => {
  const summary = summaryMarks(mark)
  const from = text.indexOf(summary.from)
  const to = text.indexOf(summary.to, from)
  return from >= 0 && to >= 0 ? text.slice(0, from) + text.slice(to + summary.to.length) : text
}

/** Removes a mark with the evaluation beside it, which is also the program's. */
const withoutNote = (text: string, mark: Mark): string =>
  commandIn(text, mark) === undefined
    ? text
    : withCommand(withCommand(text, mark, undefined), 'eval', undefined)

/** A comment without what the program wrote; what the user has added stays. */
const withoutMarks = (comment: PgnComment, mark: Mark): readonly PgnComment[] => {
  const unworded = withoutWords(comment, mark)
  if (unworded) return unworded
  const { style, text } = comment
  const left = withoutNote(withoutSummary(text, mark), mark)
  return left.trim() === '' ? [] : [{ style, text: left }]
}

/** Splits comments that another program has merged: sentences begin a comment of their own again. */
const unglued = (comment: PgnComment, mark: Mark): readonly PgnComment[] => {
  const at = comment.text.indexOf(`[%${mark} words `)
  if (at <= 0) return [comment]
  const [before, words] = [comment.text.slice(0, at).trim(), comment.text.slice(at)]
  return before === '' ? [comment] : [before, words].map(text => ({ ...comment, text }))
}

const isMarked = ({ text }: PgnComment, mark: Mark): boolean => commandIn(text, mark) !== undefined

const cleaned = (comments: readonly PgnComment[], mark: Mark): readonly PgnComment[] =>
  comments
    .flatMap(comment => unglued(comment, mark))
    .flatMap(comment => (isMarked(comment, mark) ? withoutMarks(comment, mark) : [comment]))

/** The glyphs that the program wrote, according to the marks. */
const markedNags = ({ comments }: TreeNode, mark: Mark): readonly number[] =>
  comments.flatMap(({ text }) => {
    const nag = commandIn(text, mark)?.split(',')[1]
    return nag === undefined ? [] : [Number(nag)]
  })

const isBare = ({ nags, commentsBefore, comments, unread, children }: TreeNode): boolean =>
  nags.length + commentsBefore.length + comments.length === 0 && !unread && children.length <= 1

const isBareLine = (node: TreeNode | undefined): boolean =>
  node === undefined || (isBare(node) && isBareLine(node.children[0]))

/** Whether a node begins a better line to which the user has added nothing. */
const isOwnLine = (node: TreeNode, mark: Mark): boolean =>
  node.comments.some(comment => isMarked(comment, mark)) &&
  isBare({ ...node, comments: cleaned(node.comments, mark) }) &&
  isBareLine(node.children[0])

const cleanNode =
  (mark: Mark) =>
  (node: TreeNode): TreeNode => {
    const own = markedNags(node, mark)
    const [first, ...others] = node.children
    return {
      ...node,
      nags: node.nags.filter(nag => !own.includes(nag)),
      commentsBefore: cleaned(node.commentsBefore, mark),
      comments: cleaned(node.comments, mark),
      children: first ? [first, ...others.filter(other => !isOwnLine(other, mark))] : [],
    }
  }

/** A tree without the notes of one kind at the root and along a path. */
export const withoutNotes = (root: TreeNode, path: TreePath, mark: Mark): TreeNode =>
  path.reduce(
    (tree, _, place) => updateAt(tree, path.slice(0, place + 1), cleanNode(mark)),
    updateAt(root, [], cleanNode(mark)),
  )
