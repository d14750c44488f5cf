import { findTagLine, unclosedEnd } from './tagScan'
import { unitsOf } from './units'

/**
 * A closing brace would end its comment, and PGN has no way to escape it. So it is written as a command that names its character, `[%chr
 * 7D]`. A bracket that would begin such a command, or seem to begin a game, is written `[%chr 5B]`. A text without either is written as it
 * is.
 */
const COMMAND = '[%chr '

const CHARACTERS: ReadonlyMap<string, string> = new Map([
  ['[%chr 7D]', '}'],
  ['[%chr 5B]', '['],
])

/** Decodes the text between the braces of a comment. */
export const readBraceText = (written: string): string =>
  written.includes(COMMAND)
    ? written.replace(/\[%chr (?:7D|5B)\]/g, found => CHARACTERS.get(found)!)
    : written

const BRACKET = '[%chr 5B]'

/** The text in which, before `to`, each bracket that begins a line like a tag is replaced by `bracket`. */
const withoutTagLines = (text: string, to: number, bracket: string): string => {
  const units = unitsOf(text)
  let written = ''
  let from = 0
  for (let tag = findTagLine(units, 0, to); tag !== undefined; tag = findTagLine(units, from, to)) {
    written += text.slice(from, tag) + bracket
    from = tag + 1
  }
  return written + text.slice(from)
}

/**
 * Replaces brackets that would end the comment: a tag at the beginning of a line, followed by a brace or with one in it, would look like
 * the beginning of the next game.
 */
const closed = (text: string, bracket: string): string => {
  const apart = text.includes('{') ? withoutTagLines(text, text.lastIndexOf('{'), bracket) : text
  if (unclosedEnd(unitsOf(`${apart}}`), 0, apart.length) === undefined) return apart
  const lastLine = Math.max(apart.lastIndexOf('\n'), apart.lastIndexOf('\r')) + 1
  return apart.slice(0, lastLine) + apart.slice(lastLine).replace('[', bracket)
}

/** The text between the braces for programs that do not know such commands: parentheses replace the braces. */
export const makePlainBraceText = (text: string): string =>
  closed(readBraceText(text).replaceAll('{', '(').replaceAll('}', ')'), '(')

/** The text between the braces that is read back as `text`. */
export const makeBraceText = (text: string): string =>
  closed(text.replaceAll(COMMAND, `${BRACKET}%chr `), BRACKET).replaceAll('}', '[%chr 7D]')
