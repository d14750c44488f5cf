import type { Score } from '../analysis/score'
import { commandIn, parseComment, parseEvaluation, type EvalCommand } from '../notation/pgn/commands'
import type { PgnComment } from '../notation/pgn/pgn'

/** What a person reads of a comment: no commands such as `[%cal Gc2c4]`, no lines meant for programs. */
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

/** A line that begins so stands by itself: it is a point of a list. */
const POINT = /^[ \t]*[-*•–][ \t]/

/** Languages that write no spaces between words take none where lines are joined. */
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
 * Prose as it is shown: programs break the lines of a comment where it suits them, so single breaks count as
 * spaces; empty lines part paragraphs, and the points of a list keep their lines.
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

/** All prose as one text to be edited: comments stand apart by an empty line. */
export const editableProse = (comments: readonly PgnComment[]): string => proseIn(comments).join('\n\n')

/**
 * Replaces the prose by `text`, comment by comment. Commands and escaped lines stay where they were; an empty comment
 * is removed. Equal text gives the same list back.
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

/** With no prose yet, the first brace comment (which then holds commands) takes it. */
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

/** White's evaluation of the position after a move, as its comments record it; undefined if they do not. */
export const scoreIn = (comments: readonly PgnComment[]): EvalCommand | undefined => {
  const argument = comments.map(({ text }) => commandIn(text, 'eval')).find(found => found !== undefined)
  return argument === undefined ? undefined : parseEvaluation(argument)
}

/** The same evaluation without its depth, as engines say it. */
export const recordedScore = (comments: readonly PgnComment[]): Score<'white'> | undefined => {
  const evaluation = scoreIn(comments)
  if (!evaluation) return undefined
  return evaluation.kind === 'mate'
    ? { kind: 'mate', value: evaluation.moves }
    : { kind: 'cp', value: evaluation.centipawns }
}
