import type { PgnGame, TextPosition } from './pgn'

/** The position of a tag's bracket in the text from which its game was parsed; that of the game if it has no such tag. */
export const tagPosition = (text: string, { at, tags }: PgnGame, name: string): TextPosition => {
  if (!tags.some(tag => tag.name === name)) return at
  const rest = text.slice(at.offset)
  const found = new RegExp(String.raw`^[ \t]*\[\s*${name}\s`, 'm').exec(rest)
  if (!found) return at
  const before = rest.slice(0, found.index + found[0].indexOf('['))
  const lines = before.split(/\r\n|\r|\n/)
  const column = lines.at(-1)!.length + 1
  return {
    line: at.line + lines.length - 1,
    column: lines.length === 1 ? at.column + column - 1 : column,
    offset: at.offset + before.length,
  }
}
