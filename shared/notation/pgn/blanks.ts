import { isBlank, isSpace } from './units'

/*
 * The white space of PGN: ASCII only, unlike in JavaScript. No-break spaces and unusual line breaks are characters that an author has
 * typed.
 */

/** A text without white space at the end. */
export const withoutBlanksBehind = (text: string): string => {
  let end = text.length
  while (end > 0 && isSpace(text.charCodeAt(end - 1))) end--
  return text.slice(0, end)
}

/** A text without white space at both ends. */
export const withoutBlanks = (text: string): string => {
  let from = 0
  while (from < text.length && isSpace(text.charCodeAt(from))) from++
  return withoutBlanksBehind(text.slice(from))
}

/** A written game without white space at both ends, except a space before a percent sign that would otherwise begin an escaped line. */
export const withoutBlanksAround = (game: string): string => {
  const ink = withoutBlanks(game)
  const isIndented = ink.startsWith('%') && isBlank(game.charCodeAt(game.indexOf('%') - 1))
  return isIndented ? ` ${ink}` : ink
}
