/**
 * A closing brace would end its comment, and PGN knows no way around it. So we write it as a command
 * that names its character, `[%chr 7D]`; a bracket that would begin such a command is written
 * `[%chr 5B]`. A text without either is written as it is.
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

/** What to write between braces so that it reads back as `text`. */
export const makeBraceText = (text: string): string =>
  text.replaceAll(COMMAND, '[%chr 5B]%chr ').replaceAll('}', '[%chr 7D]')
