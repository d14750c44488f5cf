import { isBlank, isSpace } from './units'

/*
 * The white space of PGN: only ASCII, unlike that of JavaScript. Spaces that do not break, and odd line breaks, are
 * signs of an author.
 */

/** A text without white space at its end. */
export const withoutBlanksBehind = (text: string): string => {
  let end = text.length
  while (end > 0 && isSpace(text.charCodeAt(end - 1))) end--
  return text.slice(0, end)
}

/** A text without white space at its ends. */
export const withoutBlanks = (text: string): string => {
  let from = 0
  while (from < text.length && isSpace(text.charCodeAt(from))) from++
  return withoutBlanksBehind(text.slice(from))
}

/**
 * A written game without white space at its ends; but a blank stays before a percent sign that would begin an escaped
 * line.
 */
export const withoutBlanksAround = (game: string): string => {
  const ink = withoutBlanks(game)
  const isIndented = ink.startsWith('%') && isBlank(game.charCodeAt(game.indexOf('%') - 1))
  return isIndented ? ` ${ink}` : ink
}
