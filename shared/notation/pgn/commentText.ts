import { findTagLine, unclosedEnd } from './tagScan'
import { unitsOf } from './units'

/**
 * A closing brace would end its comment, and PGN knows no way around it. So we write it as a command
 * that names its character, `[%chr 7D]`; a bracket that would begin such a command, or seem to begin a game, is
 * written `[%chr 5B]`. A text without either is written as it is.
 */
const COMMAND = '[%chr '

const CHARACTERS: ReadonlyMap<string, string> = new Map([
  ['[%chr 7D]', '}'],
  ['[%chr 5B]', '['],
])

/** The text between the braces of a comment. */
export const readBraceText = (written: string): string =>
  written.includes(COMMAND)
    ? written.replace(/\[%chr (?:7D|5B)\]/g, found => CHARACTERS.get(found)!)
    : written

const BRACKET = '[%chr 5B]'

/** The text up to `to`, with `bracket` for each one that begins a line as a tag does. */
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

/** A tag that begins a line would end the comment if a brace came behind it or in it, as if the next game began there. */
const closed = (text: string, bracket: string): string => {
  const apart = text.includes('{') ? withoutTagLines(text, text.lastIndexOf('{'), bracket) : text
  if (unclosedEnd(unitsOf(`${apart}}`), 0, apart.length) === undefined) return apart
  const lastLine = Math.max(apart.lastIndexOf('\n'), apart.lastIndexOf('\r')) + 1
  return apart.slice(0, lastLine) + apart.slice(lastLine).replace('[', bracket)
}

/** What to write between braces for programs that know no such commands: brackets that look alike. */
export const makePlainBraceText = (text: string): string =>
  closed(readBraceText(text).replaceAll('{', '(').replaceAll('}', ')'), '(')

/** What to write between braces so that it reads back as `text`. */
export const makeBraceText = (text: string): string =>
  closed(text.replaceAll(COMMAND, `${BRACKET}%chr `), BRACKET).replaceAll('}', '[%chr 7D]')
