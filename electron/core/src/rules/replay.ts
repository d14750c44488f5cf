// Replays a game straight from its movetext: every move of every line is checked and played, and nothing is kept. Only plain movetext is
// read; at anything else the game is left to the host.

import { NOT_PLAIN, RESULT_SHIFT } from '../../layout/replay'
import {
  BRACE_CLOSE,
  BRACE_OPEN,
  CARRIAGE_RETURN,
  DOLLAR,
  DOT,
  endsWord,
  EXCLAMATION,
  isDigit,
  isLetter,
  LINE_FEED,
  PAREN_CLOSE,
  PAREN_OPEN,
  QUESTION,
  readResult,
  SEMICOLON,
  skipDigits,
  skipNumber,
  SPACE,
} from './movetext'
import {
  closeVariation,
  hasRoom,
  last,
  level,
  openVariation,
  placeOf,
  playMove,
  startLines,
} from './replayLines'
import { NOT_READ, readMove } from './sanReader'
import { byteAt } from './text'

/** The most characters of a suffix or digits of a NAG that count as plain. */
const MAX_SIGNS: usize = 8

/** The address after a comment; 0 if it is not closed. */
function skipComment(from: usize, end: usize): usize {
  let at = from + 1
  if (load<u8>(from) == SEMICOLON) {
    while (at < end && load<u8>(at) != LINE_FEED && load<u8>(at) != CARRIAGE_RETURN) at++
    return at
  }
  while (at < end && load<u8>(at) != BRACE_CLOSE) at++
  return at < end ? at + 1 : 0
}

/** The address after a suffix or a NAG; 0 if there is none. */
function skipGlyph(from: usize, end: usize): usize {
  let at = from + 1
  if (load<u8>(from) == DOLLAR) at = skipDigits(at, end)
  else while (byteAt(at, end) == EXCLAMATION || byteAt(at, end) == QUESTION) at++
  const length = at - from
  return length > MAX_SIGNS || (length == 1 && load<u8>(from) == DOLLAR) ? 0 : at
}

/** Whether only comments and white space follow the result. */
function isOver(from: usize, end: usize): bool {
  let at = from
  while (at < end) {
    const unit = load<u8>(at) as u32
    if (unit <= SPACE) at++
    else {
      if (unit != BRACE_OPEN && unit != SEMICOLON) return false
      at = skipComment(at, end)
      if (at == 0) return false
    }
  }
  return true
}

/** Plays the move at a place; returns the offset after it, or 0 if it is not plain. */
function playAt(at: usize, end: usize): usize {
  if (!hasRoom()) return 0
  const read = readMove(placeOf(last), at, end)
  const behind = (read >> 32) as usize
  if (read == NOT_READ || !endsWord(byteAt(behind, end))) return 0
  playMove(read as u32)
  return behind
}

/** Steps over one item that is not a result; returns 0 if the text is not plain. */
function pass(unit: u32, at: usize, end: usize): usize {
  if (isLetter(unit)) return playAt(at, end)
  if (isDigit(unit)) return skipNumber(at, end)
  if (unit <= SPACE || unit == DOT) return at + 1
  if (unit == BRACE_OPEN || unit == SEMICOLON) return skipComment(at, end)
  if (unit == DOLLAR || unit == EXCLAMATION || unit == QUESTION) return skipGlyph(at, end)
  if (unit == PAREN_OPEN) return openVariation() ? at + 1 : 0
  return unit == PAREN_CLOSE && closeVariation() ? at + 1 : 0
}

/** The plies of the main line and the result, if a result is at this address and the game ends with it. */
function finishAt(at: usize, end: usize): u32 {
  const result = readResult(at, end)
  if (result == 0 || level != 0 || !isOver((result >> 32) as usize, end)) return NOT_PLAIN
  return last | ((result as u32) << RESULT_SHIFT)
}

/**
 * Replays the movetext from `from` to `end` on a position, with its variations.
 *
 * Returns the plies of the main line, whose positions are then at REPLAY, with the result in bits 16 to 18; or NOT_PLAIN.
 */
export function replayGame(position: usize, from: usize, end: usize): u32 {
  startLines(position)
  let at = from
  while (at < end) {
    const behind = pass(load<u8>(at), at, end)
    if (behind == 0) return finishAt(at, end)
    at = behind
  }
  return level == 0 ? last : NOT_PLAIN
}
