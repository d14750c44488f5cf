// Writes movetext as words on lines: a word goes onto the next line if there is no room for it on this one.

import { LINE_FEED, SPACE } from './movetext'

/** Lines are broken before this column. */
const WIDTH: u32 = 80

/** The address at which the next word begins, without the space before it. */
export let out: usize = 0
let column: u32 = 0
/** Whether the next word follows without a space. */
let glued: bool = true

export function startWords(at: usize): void {
  out = at
  column = 0
  glued = true
}

/** The address at which the letters of the next word must be written. */
export function wordPlace(): usize {
  return column > 0 && !glued ? out + 1 : out
}

/**
 * Ends a word that has been written at its place, up to `end`.
 *
 * @param columns of the word, or of its first line if it has several; fewer than its bytes if it goes beyond ASCII
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

/** The same for a word on one line that is pure ASCII. */
export function endPlainWord(end: usize): void {
  const columns = (end - wordPlace()) as u32
  endWord(end, columns, false, columns)
}

/** Makes the next word follow without a space. */
export function glueNext(): void {
  glued = true
}

/** Writes a letter directly after the last word. */
export function appendLetter(letter: u32): void {
  store<u8>(out, letter as u8)
  out++
  column++
  glued = false
}
