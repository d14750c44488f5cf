// Replaying a game straight from its movetext: every move of every line is found legal and played, nothing is kept.
// Only what is plain is read; at the first thing that is not, the host gets its game back.

import { POSITION_BYTES } from '../../layout/position'
import { BLACK_WINS, DRAW, NOT_PLAIN, RESULT_SHIFT, UNKNOWN, WHITE_WINS } from '../../layout/replay'
import { make } from './make'
import { NOT_READ, readMove } from './sanReader'
import { REPLAY, REPLAY_DEPTH, REPLAY_LEVELS, REPLAY_PLIES } from './scratch'
import { unitAt } from './text'

const LINE_FEED: u32 = 10
const CARRIAGE_RETURN: u32 = 13
const SPACE: u32 = 32
const EXCLAMATION: u32 = 33
const DOLLAR: u32 = 36
const PAREN_OPEN: u32 = 40
const PAREN_CLOSE: u32 = 41
const ASTERISK: u32 = 42
const DOT: u32 = 46
const ZERO: u32 = 48
const SEMICOLON: u32 = 59
const QUESTION: u32 = 63
const BRACE_OPEN: u32 = 123
const BRACE_CLOSE: u32 = 125

/** Glyphs of suffixes and digits of a NAG, beyond which nothing is plain. */
const MOST_SIGNS: usize = 8

function isDigit(unit: u32): bool {
  return unit - 48 < 10
}

/** A word ends here: behind the text, at white space, and where something begins that may touch a move. */
function endsWord(unit: u32): bool {
  if (unit <= SPACE) return true
  if (unit == EXCLAMATION || unit == QUESTION || unit == DOLLAR || unit == SEMICOLON) return true
  return unit == PAREN_OPEN || unit == PAREN_CLOSE || unit == BRACE_OPEN
}

/** The place behind a comment; 0 where it is not closed. */
function skipComment(from: usize, end: usize): usize {
  let at = from + 2
  if (load<u16>(from) == SEMICOLON) {
    while (at < end && load<u16>(at) != LINE_FEED && load<u16>(at) != CARRIAGE_RETURN) at += 2
    return at
  }
  while (at < end && load<u16>(at) != BRACE_CLOSE) at += 2
  return at < end ? at + 2 : 0
}

function skipDigits(from: usize, end: usize): usize {
  let at = from
  while (isDigit(unitAt(at, end))) at += 2
  return at
}

/** The place behind a suffix or a NAG; 0 where it is none. */
function skipGlyph(from: usize, end: usize): usize {
  let at = from + 2
  if (load<u16>(from) == DOLLAR) at = skipDigits(at, end)
  else while (unitAt(at, end) == EXCLAMATION || unitAt(at, end) == QUESTION) at += 2
  const length = (at - from) >> 1
  return length > MOST_SIGNS || (length == 1 && load<u16>(from) == DOLLAR) ? 0 : at
}

/** The place behind a move number with its dots; 0 where it is something else, such as the null move. */
function skipNumber(from: usize, end: usize): usize {
  if (load<u16>(from) == ZERO) return 0
  let at = skipDigits(from, end)
  const dots = at
  while (unitAt(at, end) == DOT) at += 2
  return at > dots ? at : 0
}

/** A text of four units, for comparison in one step; place `at` has them all. */
function fourUnits(a: u32, b: u32, c: u32, d: u32): u64 {
  return (a as u64) | ((b as u64) << 16) | ((c as u64) << 32) | ((d as u64) << 48)
}

/** The result at a place, 0 for none: the number, and in the upper half the place behind it. */
function readResult(at: usize, end: usize): u64 {
  if (unitAt(at, end) == ASTERISK) return (((at + 2) as u64) << 32) | (UNKNOWN as u64)
  const first = fourUnits(unitAt(at, end), unitAt(at + 2, end), unitAt(at + 4, end), 0)
  const isDraw =
    first == fourUnits(49, 47, 50, 0) &&
    unitAt(at + 6, end) == 45 &&
    fourUnits(unitAt(at + 8, end), unitAt(at + 10, end), unitAt(at + 12, end), 0) == first
  const behind = isDraw ? at + 14 : at + 6
  if (!endsWord(unitAt(behind, end))) return 0
  let result: u32 = 0
  if (isDraw) result = DRAW
  else if (first == fourUnits(49, 45, 48, 0)) result = WHITE_WINS
  else if (first == fourUnits(48, 45, 49, 0)) result = BLACK_WINS
  return result == 0 ? 0 : ((behind as u64) << 32) | (result as u64)
}

/** Nothing but comments and white space stands behind the result. */
function isOver(from: usize, end: usize): bool {
  let at = from
  while (at < end) {
    const unit = load<u16>(at) as u32
    if (unit <= SPACE) at += 2
    else {
      if (unit != BRACE_OPEN && unit != SEMICOLON) return false
      at = skipComment(at, end)
      if (at == 0) return false
    }
  }
  return true
}

// How far the replay has come: the place of the last position, that of the first of its line, and how many
// variations are open.
let last: u32 = 0
let first: u32 = 0
let level: u32 = 0

function slotOf(place: u32): usize {
  return REPLAY + (place as usize) * POSITION_BYTES
}

/** Plays the move at a place; answers with the place behind it, 0 if it is not plain. */
function playAt(at: usize, end: usize): usize {
  if (last == REPLAY_PLIES) return 0
  const read = readMove(slotOf(last), at, end)
  const behind = (read >> 32) as usize
  if (read == NOT_READ || !endsWord(unitAt(behind, end))) return 0
  make(slotOf(last), slotOf(last + 1), read as u32)
  last++
  return behind
}

function levelAt(depth: u32): usize {
  return REPLAY_LEVELS + ((depth as usize) << 3)
}

/** Goes back before the last move, to play another; false where there is none. */
function openVariation(): bool {
  if (last == first || last == REPLAY_PLIES || level == REPLAY_DEPTH) return false
  store<u32>(levelAt(level), last)
  store<u32>(levelAt(level), first, 4)
  level++
  memory.copy(slotOf(last + 1), slotOf(last - 1), POSITION_BYTES)
  first = ++last
  return true
}

/** Goes back to the end of the line that the variation is an alternative to. */
function closeVariation(): bool {
  if (level == 0) return false
  level--
  last = load<u32>(levelAt(level))
  first = load<u32>(levelAt(level), 4)
  return true
}

/** Goes behind what begins at a place and is no result; 0 where it is not plain. */
function pass(unit: u32, at: usize, end: usize): usize {
  if ((unit | 32) - 97 < 26) return playAt(at, end)
  if (isDigit(unit)) return skipNumber(at, end)
  if (unit <= SPACE || unit == DOT) return at + 2
  if (unit == BRACE_OPEN || unit == SEMICOLON) return skipComment(at, end)
  if (unit == DOLLAR || unit == EXCLAMATION || unit == QUESTION) return skipGlyph(at, end)
  if (unit == PAREN_OPEN) return openVariation() ? at + 2 : 0
  return unit == PAREN_CLOSE && closeVariation() ? at + 2 : 0
}

/** The plies of the main line and the result, if that is what stands at a place and the game ends with it. */
function finishAt(at: usize, end: usize): u32 {
  const result = readResult(at, end)
  if (result == 0 || level != 0 || !isOver((result >> 32) as usize, end)) return NOT_PLAIN
  return last | ((result as u32) << RESULT_SHIFT)
}

/**
 * Replays the movetext from `from` to `end`, UTF-16 units, on a position, with its variations.
 *
 * Answers with the plies of the main line, whose positions then stand at REPLAY, and the result in bits
 * 16 to 18; or NOT_PLAIN.
 */
export function replayGame(position: usize, from: usize, end: usize): u32 {
  memory.copy(REPLAY, position, POSITION_BYTES)
  last = 0
  first = 0
  level = 0
  let at = from
  while (at < end) {
    const behind = pass(load<u16>(at), at, end)
    if (behind == 0) return finishAt(at, end)
    at = behind
  }
  return level == 0 ? last : NOT_PLAIN
}
