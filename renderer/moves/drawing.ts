import { commandIn, makeShape, withCommand, type Shape } from '@shared/notation/pgn/commands'
import type { PgnComment } from '@shared/notation/pgn/pgn'

const commandOf = ({ to }: Shape): string => (to === undefined ? 'csl' : 'cal')

const drawnIn = (text: string, shape: Shape): readonly string[] =>
  (commandIn(text, commandOf(shape)) ?? '').split(',').filter(written => written.trim() !== '')

/** From the same square to the same square, whatever the color. */
const isSamePlace = (written: string, shape: Shape): boolean =>
  written.trim().slice(1) === makeShape(shape).slice(1)

const holds = (text: string, shape: Shape): boolean =>
  drawnIn(text, shape).some(written => isSamePlace(written, shape))

/** What stands in the list and cannot be read stays there. */
const redrawn = (text: string, shape: Shape): string => {
  const all = drawnIn(text, shape)
  const others = all.filter(written => !isSamePlace(written, shape))
  const wiped = all.some(written => written.trim() === makeShape(shape))
  const next = wiped ? others : [...others, makeShape(shape)]
  return withCommand(text, commandOf(shape), next.join(',') || undefined)
}

/** The comment that has the shape, else one with drawings, else the first; -1 where a new one is needed. */
const placeFor = (comments: readonly PgnComment[], shape: Shape): number => {
  const braces = comments.map(({ style, text }) => (style === 'brace' ? text : undefined))
  const first = (applies: (text: string) => boolean) =>
    braces.findIndex(text => text !== undefined && applies(text))
  const found = [
    first(text => holds(text, shape)),
    first(text => /\[%(cal|csl)\b/.test(text)),
    first(() => true),
  ]
  return found.find(place => place >= 0) ?? -1
}

/**
 * The comments once `shape` has been drawn: added, in another color, or wiped where it stood just so. A
 * comment that had nothing else goes.
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
