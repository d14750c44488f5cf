import type { Score } from '../analysis/score'
import { commandIn, parseComment, parseEvaluation, type EvalCommand } from '../notation/pgn/commands'
import type { PgnComment } from '../notation/pgn/pgn'

/** The readable text of a comment, without commands such as `[%cal Gc2c4]` and lines meant for programs. */
export const proseOf = ({ style, text }: PgnComment): string =>
  style === 'escape'
    ? ''
    : partsOf(text, 'prose')
        .join('')
        .replace(/[ \t]+/g, ' ')
        .trim()

const partsOf = (text: string, kind: 'prose' | 'command'): readonly string[] =>
  parseComment(text)
    .filter(part => part.kind === kind)
    .map(part => part.written)

/** A line that begins like this is an item of a list, and is kept separate. */
const POINT = /^[ \t]*[-*•–][ \t]/

/** Scripts without spaces between words: lines are joined without a space, too. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

const joined = (before: string, line: string): string => {
  const [end, start] = [before.trimEnd(), line.trimStart()]
  const isUnspaced = UNSPACED.test(end.at(-1) ?? '') && UNSPACED.test(start.at(0) ?? '')
  return `${end}${isUnspaced ? '' : ' '}${start}`
}

const reflowed = (paragraph: string): string => {
  const [first = '', ...rest] = paragraph.split('\n')
  return rest.reduce((text, line) => (POINT.test(line) ? `${text}\n${line}` : joined(text, line)), first)
}

/**
 * Prose as it is displayed. Programs break the lines of a comment anywhere, so single line breaks count as spaces; empty lines separate
 * paragraphs, and list items keep their lines.
 */
export const shownProse = (prose: string): string =>
  prose
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n\s*/)
    .map(reflowed)
    .join('\n\n')

/** The readable comments among `comments`, in order. */
export const proseIn = (comments: readonly PgnComment[]): readonly string[] =>
  comments.map(proseOf).filter(prose => prose !== '')

/** All prose as one text for editing: an empty line separates the comments. */
export const editableProse = (comments: readonly PgnComment[]): string => proseIn(comments).join('\n\n')

/**
 * Replaces the prose by `text`, comment by comment. Commands and escaped lines stay where they were; empty comments are removed. If the
 * text is equal, returns the same list.
 */
export const withProse = (comments: readonly PgnComment[], text: string): readonly PgnComment[] => {
  if (text.trim() === editableProse(comments)) return comments
  const readable = comments.filter(comment => proseOf(comment) !== '').length
  const paragraphs = readable > 1 ? text.trim().split(/\n\s*\n/) : [text.trim()]
  const kept = comments.map(comment =>
    takesProse(comment, readable) ? reworded(comment, paragraphs) : comment,
  )
  const added = paragraphs.map(paragraph => braceComment('', paragraph))
  return [...kept, ...added].filter(comment => comment.text.trim() !== '')
}

/** Whether a comment receives prose. If there is none yet, brace comments do; these then contain only commands. */
const takesProse = (comment: PgnComment, readable: number): boolean =>
  readable === 0 ? comment.style === 'brace' : proseOf(comment) !== ''

const reworded = (comment: PgnComment, paragraphs: string[]): PgnComment => {
  const prose = paragraphs.shift() ?? ''
  if (prose === proseOf(comment)) return comment
  return braceComment(partsOf(comment.text, 'command').join(' '), prose)
}

const braceComment = (commands: string, prose: string): PgnComment => ({
  style: 'brace',
  text: [commands, prose].filter(part => part !== '').join(' '),
})

/** White's evaluation of the position after a move, as recorded in its comments; undefined if it is not. */
export const scoreIn = (comments: readonly PgnComment[]): EvalCommand | undefined => {
  const argument = comments.map(({ text }) => commandIn(text, 'eval')).find(found => found !== undefined)
  return argument === undefined ? undefined : parseEvaluation(argument)
}

/** The same evaluation without its depth, as the score of an engine. */
export const recordedScore = (comments: readonly PgnComment[]): Score<'white'> | undefined => {
  const evaluation = scoreIn(comments)
  if (!evaluation) return undefined
  return evaluation.kind === 'mate'
    ? { kind: 'mate', value: evaluation.moves }
    : { kind: 'cp', value: evaluation.centipawns }
}
