import type { PgnComment } from '@shared/notation/pgn/pgn'

const COMMAND = /\[%[^\]]*\]/g

/** What a person reads of a comment: no commands such as `[%cal Gc2c4]`, no lines meant for programs. */
export const proseOf = (comment: PgnComment): string =>
  comment.style === 'escape'
    ? ''
    : comment.text
        .replace(COMMAND, '')
        .replace(/[ \t]+/g, ' ')
        .trim()

/** The readable comments among `comments`, in order. */
export const proseIn = (comments: readonly PgnComment[]): readonly string[] =>
  comments.map(proseOf).filter(prose => prose !== '')

/** All prose as one text to be edited: comments stand apart by an empty line. */
export const editableProse = (comments: readonly PgnComment[]): string => proseIn(comments).join('\n\n')

/**
 * Puts `text` in the place of the prose, comment by comment. Commands and escaped lines stay where
 * they were; a comment with nothing left goes. Equal text gives the same list back.
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
  return braceComment((comment.text.match(COMMAND) ?? []).join(' '), prose)
}

const braceComment = (commands: string, prose: string): PgnComment => ({
  style: 'brace',
  text: [commands, prose].filter(part => part !== '').join(' '),
})

/** White's evaluation of the position after the move, as its comment records it. */
export interface RecordedScore {
  readonly kind: 'cp' | 'mate'
  /** Centipawns, or moves to mate; positive is good for White. */
  readonly value: number
}

const EVALUATION = /\[%eval\s+(#?)([+-]?\d+(?:\.\d+)?)/

/** The `[%eval]` among the comments; undefined if there is none. */
export const scoreIn = (comments: readonly PgnComment[]): RecordedScore | undefined => {
  const found = comments.map(comment => EVALUATION.exec(comment.text)).find(match => match !== null)
  if (!found) return undefined
  const value = Number(found[2])
  return found[1] === '#' ? { kind: 'mate', value } : { kind: 'cp', value: Math.round(value * 100) }
}

/** `+0.86`, `−1.70`, `#5`, `#−3`: the sign always shown, two decimals, a true minus. */
export const scoreText = ({ kind, value }: RecordedScore): string => {
  const minus = value < 0 ? '−' : ''
  if (kind === 'mate') return `#${minus}${Math.abs(value)}`
  return `${minus || '+'}${(Math.abs(value) / 100).toFixed(2)}`
}
