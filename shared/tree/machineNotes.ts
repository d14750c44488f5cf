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
 * Sentences that the program writes stand in a comment of their own, behind `[%report words 27-9f3ac2d1]`: their length and
 * hash, by which a second run knows whether the user has changed them.
 */

/** Text as it is compared: programs break lines of comments where it suits them. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()

const proseOf = (text: string): string =>
  plain(
    parseComment(text)
      .map(part => (part.kind === 'prose' ? part.written : ''))
      .join(''),
  )

const sealOf = (prose: string): string => `${prose.length}-${textHash(prose, 0).toString(16)}`

const SEAL = /^words ((\d{1,6})-[\da-f]{1,8})$/

/** The comment that says these sentences of a move. */
export const wordsComment = (sentences: string, mark: Mark): PgnComment => {
  const prose = plain(sentences)
  return { style: 'brace', text: `${withCommand('', mark, `words ${sealOf(prose)}`)} ${prose}` }
}

/** What the user made of sentences of ours: nothing, an addition, or another text in their place. */
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

/** The user has replaced our sentences by another text: it stays, and they are not written again. */
export const isReworded = (comment: PgnComment, mark: Mark): boolean =>
  fateOf(comment, mark)?.kind === 'changed'

/** A comment of ours without our sentences, and any text that follows them; undefined where it has none of them. */
export const withoutWords = (comment: PgnComment, mark: Mark): readonly PgnComment[] | undefined => {
  const fate = fateOf(comment, mark)
  if (!fate) return undefined
  if (fate.kind === 'changed') return [comment]
  return fate.kind === 'followed' ? [{ style: comment.style, text: fate.by }] : []
}

/*
 * What the program writes into a game by itself: evaluations, glyphs, better lines, summaries. All of it bears a command,
 * so that a second run finds it again and replaces it, and nothing else: `[%setup 35,6]` at a move that gave away 35 and got
 * glyph 6, `[%setup better]` at a better line, `[%setup summary]` and `[%setup end]` around a summary. Sentences about a move
 * have the seal above.
 */

/** What can be said of a move. */
export interface MoveNote {
  readonly evaluation?: EvalCommand
  /** In the unit of the mark, with one decimal at most: it says how much was given away. */
  readonly given: number
  /** A glyph, as a NAG. */
  readonly nag?: number
  /** Sentences about it. */
  readonly words?: string
  /** What should have been played, the best line first. */
  readonly better: readonly (readonly BetterMove[])[]
}

/** Glyphs from ! to ?!, and the only move, judge a move: one of them is enough. */
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

/** The better line as a variation, unless the user has one that begins in the same way. */
const withBetter = (root: TreeNode, path: TreePath, better: readonly BetterMove[], mark: Mark): TreeNode => {
  const parent = path.slice(0, -1)
  const isThere = nodeAt(root, parent)!.children.some(({ uci }) => uci === better[0]?.uci)
  return better.length === 0 || isThere ? root : appendLine(root, parent, betterNodes(better, mark))!.root
}

/** None where the user has put other words in their place. */
const wordsComments = (
  { words }: Pick<MoveNote, 'words'>,
  comments: readonly PgnComment[],
  mark: Mark,
): readonly PgnComment[] =>
  words === undefined || comments.some(comment => isReworded(comment, mark))
    ? []
    : [wordsComment(words, mark)]

/** Writes the notes about the move at the end of `path`. Judgments, evaluations and rewordings of the user are kept. */
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

/** Writes sentences about the move at the end of `path`, and nothing else of it. */
export const withWords = (root: TreeNode, path: TreePath, words: string, mark: Mark): TreeNode => {
  const { comments } = nodeAt(root, path)!
  const said = wordsComments({ words }, comments, mark)
  return setComments(root, path, 'comments', [...comments, ...said])
}

const summaryMarks = (mark: Mark) => ({ from: `[%${mark} summary]`, to: `[%${mark} end]` })

/** Puts sentences in front of the game. */
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

/** An evaluation beside a mark is of the same hand. */
const withoutNote = (text: string, mark: Mark): string =>
  commandIn(text, mark) === undefined
    ? text
    : withCommand(withCommand(text, mark, undefined), 'eval', undefined)

/** A comment without what was written by machine; what the user has added stays. */
const withoutMarks = (comment: PgnComment, mark: Mark): readonly PgnComment[] => {
  const unworded = withoutWords(comment, mark)
  if (unworded) return unworded
  const { style, text } = comment
  const left = withoutNote(withoutSummary(text, mark), mark)
  return left.trim() === '' ? [] : [{ style, text: left }]
}

/** Several comments that another program has made one: sentences begin a comment of their own again. */
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

/** The glyphs that were written by machine, by the marks. */
const markedNags = ({ comments }: TreeNode, mark: Mark): readonly number[] =>
  comments.flatMap(({ text }) => {
    const nag = commandIn(text, mark)?.split(',')[1]
    return nag === undefined ? [] : [Number(nag)]
  })

const isBare = ({ nags, commentsBefore, comments, unread, children }: TreeNode): boolean =>
  nags.length + commentsBefore.length + comments.length === 0 && !unread && children.length <= 1

const isBareLine = (node: TreeNode | undefined): boolean =>
  node === undefined || (isBare(node) && isBareLine(node.children[0]))

/** A better line to which the user has added nothing. */
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
