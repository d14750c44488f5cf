// Words on lines, as movetext is written: a word goes onto the next line where this one has no room for it.

import { LINE_FEED, SPACE } from './movetext'

/** Lines are broken before this column. */
const WIDTH: u32 = 80

/** Where the next word begins, without the space before it. */
export let out: usize = 0
let column: u32 = 0
/** No space comes before the next word. */
let glued: bool = true

export function startWords(at: usize): void {
  out = at
  column = 0
  glued = true
}

/** Where the letters of the next word are to be written. */
export function wordPlace(): usize {
  return column > 0 && !glued ? out + 1 : out
}

/**
 * A word stands at its place now, up to `end`.
 *
 * @param columns of the word, which has more than bytes where it goes beyond ASCII: its first line
 * @param lastColumns of its last line, if it has several
 */
export function endWord(end: usize, columns: u32, hasLines: bool, lastColumns: u32): void {
  const isBroken = column > 0 && !glued && column + 1 + columns > WIDTH
  if (column > 0 && !glued) store<u8>(out, (isBroken ? LINE_FEED : SPACE) as u8)
  if (hasLines) column = lastColumns
  else if (isBroken || column == 0) column = columns
  else column += glued ? columns : columns + 1
  out = end
  glued = false
}

/** The same for a word of one line and nothing but ASCII. */
export function endPlainWord(end: usize): void {
  const columns = (end - wordPlace()) as u32
  endWord(end, columns, false, columns)
}

/** The next word follows without a space. */
export function glueNext(): void {
  glued = true
}

/** A letter that belongs to the word before it. */
export function appendLetter(letter: u32): void {
  store<u8>(out, letter as u8)
  out++
  column++
  glued = false
}
