// What comes between the moves of a game that is rewritten: comments, glyphs and the result.

import { BLACK_WINS, DRAW, WHITE_WINS } from '../../layout/replay'
import {
  ASTERISK,
  BRACE_CLOSE,
  BRACE_OPEN,
  CARRIAGE_RETURN,
  DOLLAR,
  EXCLAMATION,
  HYPHEN,
  LINE_FEED,
  ONE,
  QUESTION,
  skipDigits,
  SLASH,
  SPACE,
  TWO,
  ZERO,
} from './movetext'
import { byteAt, putLetter, putNumber } from './text'
import { endPlainWord, endWord, wordPlace } from './wordWriter'

const PERCENT: u32 = 37
const BRACKET_OPEN: u32 = 91
const LETTER_C: u32 = 99
const LETTER_H: u32 = 104

/** Higher glyphs have no number in the standard. */
const MAX_GLYPH: u32 = 255
/** The most bytes of a glyph's number. */
const MAX_DIGITS: usize = 6

/** Whether a tag like `[%chr 7D]` begins here, which represents a character that a comment cannot contain. */
function isSign(at: usize, end: usize): bool {
  return byteAt(at + 1, end) == PERCENT && byteAt(at + 2, end) == LETTER_C && byteAt(at + 3, end) == LETTER_H
}

/** Writes the comment at a place; returns the offset after it, or 0 if it is not plain. */
export function copyComment(from: usize, end: usize): usize {
  let to = wordPlace()
  let columns: u32 = 0
  let firstColumns: u32 = 0
  let hasLines: bool = false
  /** Whether a line has begun and is still empty. */
  let isAtStart: bool = false
  let at = from
  let unit = load<u8>(at) as u32
  while (unit != BRACE_CLOSE) {
    to = putLetter(to, unit)
    // A UTF-8 character takes as many columns as it has units in UTF-16.
    if ((unit & 0xc0) != 0x80) columns += unit >= 0xf0 ? 2 : 1
    if (unit == LINE_FEED || unit == CARRIAGE_RETURN) isAtStart = true
    else if (unit == BRACKET_OPEN) {
      if (isAtStart || isSign(at, end)) return 0
    } else if (unit > SPACE && unit < 0x80) isAtStart = false
    if (unit == LINE_FEED) {
      if (!hasLines) firstColumns = columns - 1
      hasLines = true
      columns = 0
    }
    at++
    if (at == end) return 0
    unit = load<u8>(at) as u32
    if (unit == BRACE_OPEN) return 0
  }
  columns++
  endWord(putLetter(to, BRACE_CLOSE), hasLines ? firstColumns : columns, hasLines, columns)
  return at + 1
}

function putGlyph(glyph: u32): void {
  endPlainWord(putNumber(putLetter(wordPlace(), DOLLAR), glyph))
}

/** The glyph for one or two signs after a move; 0 if there are more. */
function signsAt(at: usize, length: usize): u32 {
  const isGood = load<u8>(at) == EXCLAMATION
  if (length == 1) return isGood ? 1 : 2
  if (length > 2) return 0
  const isSame = load<u8>(at) == load<u8>(at, 1)
  if (isSame) return isGood ? 3 : 4
  return isGood ? 5 : 6
}

/** Writes the glyph at a place; returns the offset after it, or 0 if it is not plain. */
export function copyGlyph(from: usize, end: usize): usize {
  let at = from + 1
  if (load<u8>(from) == DOLLAR) {
    at = skipDigits(at, end)
    if (at == from + 1 || at > from + MAX_DIGITS) return 0
    let glyph: u32 = 0
    for (let digit = from + 1; digit < at; digit++) glyph = glyph * 10 + (load<u8>(digit) as u32) - ZERO
    if (glyph > MAX_GLYPH) return 0
    putGlyph(glyph)
    return at
  }
  while (byteAt(at, end) == EXCLAMATION || byteAt(at, end) == QUESTION) at++
  const glyph = signsAt(from, at - from)
  if (glyph == 0) return 0
  putGlyph(glyph)
  return at
}

function putHalf(at: usize): usize {
  return putLetter(putLetter(putLetter(at, ONE), SLASH), TWO)
}

/** Writes a result; returns the address after it. */
export function putResult(at: usize, result: u32): usize {
  if (result == WHITE_WINS) return putLetter(putLetter(putLetter(at, ONE), HYPHEN), ZERO)
  if (result == BLACK_WINS) return putLetter(putLetter(putLetter(at, ZERO), HYPHEN), ONE)
  return result == DRAW ? putHalf(putLetter(putHalf(at), HYPHEN)) : putLetter(at, ASTERISK)
}
