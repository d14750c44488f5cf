// Writing a game anew straight from its movetext, in canonical form: the moves as notation has them, numbers where they
// belong, lines broken, remarks, glyphs and variations in their places. What stands in another order than it would be
// written, and whatever else is not plain, is left to the host, which reads the game into a tree. Both must write alike.

import { FULLMOVES } from '../../layout/position'
import { BLACK_WINS, DRAW, WHITE_WINS } from '../../layout/replay'
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
  skipDigits,
  skipNumber,
  SPACE,
} from './movetext'
import { turnOf } from './position'
import {
  closeVariation,
  first,
  hasRoom,
  last,
  level,
  openVariation,
  placeOf,
  playMove,
  startLines,
} from './replayLines'
import { NOT_READ, readMove } from './sanReader'
import { putMark, putMove } from './sanWriter'
import { byteAt, put, putNumber } from './text'
import { append, endPlainWord, endWord, glueNext, out, startWords, wordPlace } from './wordWriter'

const PERCENT: u32 = 37
const BRACKET_OPEN: u32 = 91
const LETTER_C: u32 = 99
const LETTER_H: u32 = 104

/** Higher glyphs have no number in the standard. */
const MOST_GLYPH: u32 = 255
/** Digits of a glyph. */
const MOST_DIGITS: usize = 6
/** A word that is no comment takes no more bytes, nor do the parentheses around it. */
const LONGEST_WORD: usize = 40

/** A move has been made in the line that is open. */
let hasMove: bool = false
/** A number, or a comment for the next move, has been read since the last. */
let isPending: bool = false
/** Comments for the next move have been written. */
let isRemarked: bool = false
/** The number of the next move has been written. */
let isNumbered: bool = false
/** A black move must show its number. */
let needsNumber: bool = true
/** The last thing written but comments is a move, to which a comment would belong. */
let isBehindMove: bool = false
let hasComments: bool = false
let hasVariations: bool = false

function startGame(position: usize, to: usize): void {
  startLines(position)
  startWords(to)
  startLine()
  isBehindMove = false
}

/** Nothing is known of the line that begins. */
function startLine(): void {
  hasMove = false
  isPending = false
  isRemarked = false
  isNumbered = false
  needsNumber = true
  hasComments = false
  hasVariations = false
}

function putMoveNumber(at: usize): usize {
  const position = placeOf(last)
  const dot = put(putNumber(at, load<u32>(position, FULLMOVES)), DOT)
  return turnOf(position) == 0 ? dot : put(put(dot, DOT), DOT)
}

/** Writes the move at a place; answers with the place behind it, 0 if it is not plain. */
function writeMove(from: usize, end: usize): usize {
  if (!hasRoom()) return 0
  const position = placeOf(last)
  const read = readMove(position, from, end)
  const behind = (read >> 32) as usize
  if (read == NOT_READ || !endsWord(byteAt(behind, end))) return 0
  const move = read as u32
  let at = wordPlace()
  if (!isNumbered && (turnOf(position) == 0 || needsNumber)) at = put(putMoveNumber(at), SPACE)
  at = putMove(position, at, move)
  if (at == 0) return 0
  playMove(move)
  endPlainWord(putMark(placeOf(last), at, move))
  hasMove = true
  isPending = false
  isRemarked = false
  isNumbered = false
  needsNumber = false
  isBehindMove = true
  hasComments = false
  hasVariations = false
  return behind
}

/** `[%chr 7D]` and its like stand for a sign that a comment cannot hold. */
function isSign(at: usize, end: usize): bool {
  return byteAt(at + 1, end) == PERCENT && byteAt(at + 2, end) == LETTER_C && byteAt(at + 3, end) == LETTER_H
}

/** Writes the comment at a place; answers with the place behind it, 0 if it is not plain. */
function copyComment(from: usize, end: usize): usize {
  let to = wordPlace()
  let columns: u32 = 0
  let firstColumns: u32 = 0
  let hasLines: bool = false
  /** A line has begun and nothing stands on it yet. */
  let isAtStart: bool = false
  let at = from
  let unit = load<u8>(at) as u32
  while (unit != BRACE_CLOSE) {
    to = put(to, unit)
    // A character of UTF-8 takes as many columns as units of UTF-16.
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
  endWord(put(to, BRACE_CLOSE), hasLines ? firstColumns : columns, hasLines, columns)
  return at + 1
}

/** Writes a comment of the last move, or of the next. */
function writeComment(at: usize, end: usize): usize {
  const isOfNext = isPending || !hasMove || hasVariations
  if (isOfNext) {
    if (isBehindMove && !isNumbered) {
      endPlainWord(putMoveNumber(wordPlace()))
      isNumbered = true
    }
    isPending = true
    isRemarked = true
  } else hasComments = true
  needsNumber = true
  return copyComment(at, end)
}

function writeGlyph(glyph: u32): void {
  endPlainWord(putNumber(put(wordPlace(), DOLLAR), glyph))
}

/** What one or two signs behind a move mean, 0 where there are more. */
function signsAt(at: usize, length: usize): u32 {
  const isGood = load<u8>(at) == EXCLAMATION
  if (length == 1) return isGood ? 1 : 2
  if (length > 2) return 0
  const isSame = load<u8>(at) == load<u8>(at, 1)
  if (isSame) return isGood ? 3 : 4
  return isGood ? 5 : 6
}

/** Writes the glyph at a place; answers with the place behind it, 0 if it is not plain, or would be written elsewhere. */
function copyGlyph(from: usize, end: usize): usize {
  if (isPending || !hasMove || hasComments || hasVariations) return 0
  let at = from + 1
  if (load<u8>(from) == DOLLAR) {
    at = skipDigits(at, end)
    if (at == from + 1 || at > from + MOST_DIGITS) return 0
    let glyph: u32 = 0
    for (let digit = from + 1; digit < at; digit++) glyph = glyph * 10 + (load<u8>(digit) as u32) - 48
    if (glyph > MOST_GLYPH) return 0
    writeGlyph(glyph)
    return at
  }
  while (byteAt(at, end) == EXCLAMATION || byteAt(at, end) == QUESTION) at++
  const glyph = signsAt(from, at - from)
  if (glyph == 0) return 0
  writeGlyph(glyph)
  return at
}

/** An alternative to the first move of a variation is one to the move before that, and written behind the variation. */
function isNestedFirst(): bool {
  return level > 0 && last == first + 1
}

function writeOpening(): bool {
  if (!hasMove || isRemarked || isNestedFirst() || !openVariation()) return false
  endPlainWord(put(wordPlace(), PAREN_OPEN))
  glueNext()
  startLine()
  isBehindMove = false
  return true
}

function writeClosing(): bool {
  if (!hasMove || isRemarked || !closeVariation()) return false
  append(PAREN_CLOSE)
  isPending = false
  isNumbered = false
  needsNumber = true
  isBehindMove = false
  hasVariations = true
  return true
}

/** Goes behind what begins at a place and is no result; 0 where it is not plain. */
function pass(unit: u32, at: usize, end: usize): usize {
  if (isLetter(unit)) return writeMove(at, end)
  if (unit <= SPACE) return at + 1
  if (isDigit(unit) || unit == DOT) {
    isPending = true
    return unit == DOT ? at + 1 : skipNumber(at, end)
  }
  if (unit == BRACE_OPEN) return writeComment(at, end)
  if (unit == DOLLAR || unit == EXCLAMATION || unit == QUESTION) return copyGlyph(at, end)
  if (unit == PAREN_OPEN) return writeOpening() ? at + 1 : 0
  return unit == PAREN_CLOSE && writeClosing() ? at + 1 : 0
}

/** Writes the comments that stand behind the result; false if anything else does. */
function copyBehind(from: usize, end: usize): bool {
  let at = from
  while (at < end) {
    const unit = load<u8>(at) as u32
    if (unit <= SPACE) at++
    else {
      if (unit != BRACE_OPEN || hasVariations) return false
      at = copyComment(at, end)
      if (at == 0) return false
    }
  }
  return true
}

function putResult(at: usize, result: u32): usize {
  if (result == WHITE_WINS) return put(put(put(at, 49), 45), 48)
  if (result == BLACK_WINS) return put(put(put(at, 48), 45), 49)
  if (result != DRAW) return put(at, 42)
  const half = put(put(put(at, 49), 47), 50)
  return put(put(put(put(half, 45), 49), 47), 50)
}

/** Ends the game with a result; answers with the place behind it, 0 where comments wait for a move. */
function finish(result: u32): usize {
  if (level != 0 || (isRemarked && hasMove)) return 0
  endPlainWord(putResult(wordPlace(), result))
  return out
}

/** The result at a place, and what stands behind it. */
function finishAt(at: usize, end: usize): usize {
  const read = readResult(at, end)
  return read != 0 && level == 0 && !(isRemarked && hasMove) && copyBehind((read >> 32) as usize, end)
    ? finish(read as u32)
    : 0
}

/**
 * Writes the movetext from `from` to `end` of a game that begins at a position anew, to `to`, below `limit`.
 *
 * @param result of a game whose movetext has none
 * @returns the place behind it; 0 where it is not plain, or has no room
 */
export function rewriteGame(
  position: usize,
  from: usize,
  end: usize,
  to: usize,
  limit: usize,
  result: u32,
): usize {
  startGame(position, to)
  let at = from
  while (at < end) {
    // A comment takes no more than what is left of the text, and its number.
    if (out + (end - at) + LONGEST_WORD > limit) return 0
    const behind = pass(load<u8>(at), at, end)
    if (behind == 0) return finishAt(at, end)
    at = behind
  }
  return finish(result)
}
