// The characters of plain movetext, both for replaying a game and for rewriting it.

import { BLACK_WINS, DRAW, UNKNOWN, WHITE_WINS } from '../../layout/replay'
import { byteAt } from './text'

export const LINE_FEED: u32 = 10
export const CARRIAGE_RETURN: u32 = 13
export const SPACE: u32 = 32
export const EXCLAMATION: u32 = 33
export const DOLLAR: u32 = 36
export const PAREN_OPEN: u32 = 40
export const PAREN_CLOSE: u32 = 41
export const ASTERISK: u32 = 42
export const HYPHEN: u32 = 45
export const DOT: u32 = 46
export const SLASH: u32 = 47
export const ZERO: u32 = 48
export const ONE: u32 = 49
export const TWO: u32 = 50
export const SEMICOLON: u32 = 59
export const QUESTION: u32 = 63
export const BRACE_OPEN: u32 = 123
export const BRACE_CLOSE: u32 = 125

export function isDigit(unit: u32): bool {
  return unit - ZERO < 10
}

export function isLetter(unit: u32): bool {
  return (unit | 32) - 97 < 26
}

/** Whether a word ends at a character: the end of the text, white space, or the beginning of something that may directly follow a move. */
export function endsWord(unit: u32): bool {
  if (unit <= SPACE) return true
  if (unit == EXCLAMATION || unit == QUESTION || unit == DOLLAR || unit == SEMICOLON) return true
  return unit == PAREN_OPEN || unit == PAREN_CLOSE || unit == BRACE_OPEN
}

export function skipDigits(from: usize, end: usize): usize {
  let at = from
  while (isDigit(byteAt(at, end))) at++
  return at
}

/** The address after a move number with its dots; 0 if it is something else, such as the null move. */
export function skipNumber(from: usize, end: usize): usize {
  if (load<u8>(from) == ZERO) return 0
  let at = skipDigits(from, end)
  const dots = at
  while (byteAt(at, end) == DOT) at++
  return at > dots ? at : 0
}

/** Three letters as one number. */
function three(a: u32, b: u32, c: u32): u32 {
  return a | (b << 8) | (c << 16)
}

function threeAt(at: usize, end: usize): u32 {
  return three(byteAt(at, end), byteAt(at + 1, end), byteAt(at + 2, end))
}

/** The result at an address, and in the upper half the address after it; 0 if there is none. */
export function readResult(at: usize, end: usize): u64 {
  if (byteAt(at, end) == ASTERISK) return (((at + 1) as u64) << 32) | (UNKNOWN as u64)
  const half = three(ONE, SLASH, TWO)
  const found = threeAt(at, end)
  const isDraw = found == half && byteAt(at + 3, end) == HYPHEN && threeAt(at + 4, end) == half
  const behind = isDraw ? at + 7 : at + 3
  if (!endsWord(byteAt(behind, end))) return 0
  let result: u32 = 0
  if (isDraw) result = DRAW
  else if (found == three(ONE, HYPHEN, ZERO)) result = WHITE_WINS
  else if (found == three(ZERO, HYPHEN, ONE)) result = BLACK_WINS
  return result == 0 ? 0 : ((behind as u64) << 32) | (result as u64)
}
