import {
  commandIn,
  makeComment,
  makeShape,
  parseComment,
  withCommand,
  type CommentPart,
  type Shape,
} from '@shared/notation/pgn/commands'
import type { PgnComment } from '@shared/notation/pgn/pgn'

const commandOf = ({ to }: Shape): string => (to === undefined ? 'csl' : 'cal')

const listed = (argument: string): readonly string[] =>
  argument.split(',').filter(written => written.trim() !== '')

/** Whether a written shape has the same squares, in any color. */
const isSamePlace = (written: string, shape: Shape): boolean =>
  written.trim().slice(1) === makeShape(shape).slice(1)

const holdsIt = (part: CommentPart, shape: Shape): boolean =>
  part.kind === 'command' &&
  part.name === commandOf(shape) &&
  listed(part.argument).some(written => isSamePlace(written, shape))

/** Whether a comment has a shape with the same squares, in any color, and can be rewritten. */
export const holds = ({ style, text }: PgnComment, shape: Shape): boolean =>
  style === 'brace' && parseComment(text).some(part => holdsIt(part, shape))

/** The list with the shape added, recolored or erased. Unreadable entries are kept. */
const relisted = (argument: string, shape: Shape): string => {
  const all = listed(argument)
  const others = all.filter(written => !isSamePlace(written, shape))
  const wiped = all.some(written => written.trim() === makeShape(shape))
  return (wiped ? others : [...others, makeShape(shape)]).join(',')
}

/** The text with the shape drawn. If it has several lists of this kind, the one with the shape is changed, else the first. */
const redrawn = (text: string, shape: Shape): string => {
  const name = commandOf(shape)
  const parts = parseComment(text)
  const place = parts.findIndex(part => holdsIt(part, shape))
  const head = makeComment(parts.slice(0, Math.max(place, 0)))
  const rest = text.slice(head.length)
  return head + withCommand(rest, name, relisted(commandIn(rest, name) ?? '', shape) || undefined)
}

/** The index of the comment with the shape, else of one with drawings, else of the first; -1 if a new comment is needed. */
const placeFor = (comments: readonly PgnComment[], shape: Shape): number => {
  const first = (applies: (text: string) => boolean) =>
    comments.findIndex(({ style, text }) => style === 'brace' && applies(text))
  const found = [
    first(text => holds({ style: 'brace', text }, shape)),
    first(text => /\[%(cal|csl)\b/.test(text)),
    first(() => true),
  ]
  return found.find(place => place >= 0) ?? -1
}

/** The comments with `shape` added or recolored, or erased if the same shape was there. A comment that becomes empty is removed. */
export const withDrawn = (comments: readonly PgnComment[], shape: Shape): readonly PgnComment[] => {
  const place = placeFor(comments, shape)
  const there = comments[place]
  if (!there) return [...comments, { style: 'brace', text: redrawn('', shape) }]
  const text = redrawn(there.text, shape)
  return text.trim() === ''
    ? comments.toSpliced(place, 1)
    : comments.toSpliced(place, 1, { style: 'brace', text })
}
