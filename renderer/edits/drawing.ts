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

/** From the same square to the same square, in any color. */
const isSamePlace = (written: string, shape: Shape): boolean =>
  written.trim().slice(1) === makeShape(shape).slice(1)

const holdsIt = (part: CommentPart, shape: Shape): boolean =>
  part.kind === 'command' &&
  part.name === commandOf(shape) &&
  listed(part.argument).some(written => isSamePlace(written, shape))

/** A comment has a shape between the same squares, in any color, and can be rewritten. */
export const holds = ({ style, text }: PgnComment, shape: Shape): boolean =>
  style === 'brace' && parseComment(text).some(part => holdsIt(part, shape))

/** The list with the shape added, in another color, or wiped. What cannot be read stays. */
const relisted = (argument: string, shape: Shape): string => {
  const all = listed(argument)
  const others = all.filter(written => !isSamePlace(written, shape))
  const wiped = all.some(written => written.trim() === makeShape(shape))
  return (wiped ? others : [...others, makeShape(shape)]).join(',')
}

/** A comment may have several lists of a kind: the one that has the shape, else the first. */
const redrawn = (text: string, shape: Shape): string => {
  const name = commandOf(shape)
  const parts = parseComment(text)
  const place = parts.findIndex(part => holdsIt(part, shape))
  const head = makeComment(parts.slice(0, Math.max(place, 0)))
  const rest = text.slice(head.length)
  return head + withCommand(rest, name, relisted(commandIn(rest, name) ?? '', shape) || undefined)
}

/** The comment that has the shape, else one with drawings, else the first; -1 where a new one is needed. */
const placeFor = (comments: readonly PgnComment[], shape: Shape): number => {
  const braces = comments.map(({ style, text }) => (style === 'brace' ? text : undefined))
  const first = (applies: (text: string) => boolean) =>
    braces.findIndex(text => text !== undefined && applies(text))
  const found = [
    first(text => holds({ style: 'brace', text }, shape)),
    first(text => /\[%(cal|csl)\b/.test(text)),
    first(() => true),
  ]
  return found.find(place => place >= 0) ?? -1
}

/**
 * The comments after `shape` was drawn: added, recolored, or erased if the same shape was there. An empty comment is
 * removed.
 */
export const withDrawn = (comments: readonly PgnComment[], shape: Shape): readonly PgnComment[] => {
  const place = placeFor(comments, shape)
  const there = comments[place]
  if (!there) return [...comments, { style: 'brace', text: redrawn('', shape) }]
  const text = redrawn(there.text, shape)
  return text.trim() === ''
    ? comments.toSpliced(place, 1)
    : comments.toSpliced(place, 1, { style: 'brace', text })
}
