import { findTagLine } from './tagScan'
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

/** The text that stands between the braces of a comment. */
export const readBraceText = (written: string): string =>
  written.includes(COMMAND)
    ? written.replace(/\[%chr (?:7D|5B)\]/g, found => CHARACTERS.get(found)!)
    : written

const BRACKET = '[%chr 5B]'

/** A tag that begins a line would end the comment if a brace came behind it, as if the next game began there. */
const withoutTagLines = (text: string): string => {
  if (!text.includes('{')) return text
  const units = unitsOf(text)
  const last = text.lastIndexOf('{')
  let written = ''
  let from = 0
  for (let tag = findTagLine(units, 0, last); tag !== undefined; tag = findTagLine(units, from, last)) {
    written += text.slice(from, tag) + BRACKET
    from = tag + 1
  }
  return written + text.slice(from)
}

/** What to write between braces for programs that know no such commands: brackets that look alike. */
export const makePlainBraceText = (text: string): string => text.replaceAll('{', '(').replaceAll('}', ')')

/** What to write between braces so that it reads back as `text`. */
export const makeBraceText = (text: string): string =>
  withoutTagLines(text.replaceAll(COMMAND, `${BRACKET}%chr `)).replaceAll('}', '[%chr 7D]')
