// Rewrites a game straight from its movetext in canonical form: moves in their notation, numbers where they belong, lines broken, remarks,
// glyphs and variations in their places. Anything that would be written in another order, or is not plain, is left to the host, which reads
// the game into a tree. Both must write the same text.

import { FULLMOVES } from '../../layout/position'
import {
  BRACE_OPEN,
  DOLLAR,
  DOT,
  endsWord,
  EXCLAMATION,
  isDigit,
  isLetter,
  PAREN_CLOSE,
  PAREN_OPEN,
  QUESTION,
  readResult,
  skipNumber,
  SPACE,
} from './movetext'
import { turnOf } from './position'
import { copyComment, copyGlyph, putResult } from './remarks'
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
import { byteAt, putLetter, putNumber } from './text'
import { appendLetter, endPlainWord, glueNext, out, startWords, wordPlace } from './wordWriter'

/** The most bytes of a word that is not a comment, including parentheses around it. */
const MAX_WORD_LENGTH: usize = 40

/** Whether the current line has a move. */
let hasMove: bool = false
/** Whether a number, or a comment for the next move, has been read since the last move. */
let isPending: bool = false
/** Whether comments for the next move have been written. */
let isRemarked: bool = false
/** Whether the number of the next move has been written. */
let isNumbered: bool = false
/** Whether a black move must show its number. */
let needsNumber: bool = true
/** Whether the last thing written, apart from comments, is a move, to which a comment would belong. */
let isBehindMove: bool = false
let hasComments: bool = false
let hasVariations: bool = false

function startGame(position: usize, to: usize): void {
  startLines(position)
  startWords(to)
  startLine()
  isBehindMove = false
}

/** Resets what is known of the line that begins. */
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
  const dot = putLetter(putNumber(at, load<u32>(position, FULLMOVES)), DOT)
  return turnOf(position) == 0 ? dot : putLetter(putLetter(dot, DOT), DOT)
}

/** Writes the move at a place; returns the offset after it, or 0 if it is not plain. */
function writeMove(from: usize, end: usize): usize {
  if (!hasRoom()) return 0
  const position = placeOf(last)
  const read = readMove(position, from, end)
  const behind = (read >> 32) as usize
  if (read == NOT_READ || !endsWord(byteAt(behind, end))) return 0
  const move = read as u32
  let at = wordPlace()
  if (!isNumbered && (turnOf(position) == 0 || needsNumber)) at = putLetter(putMoveNumber(at), SPACE)
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

/** Writes a comment on the last move, or on the next. */
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

/** Writes the glyph at a place; returns the offset after it, or 0 if it is not plain, or would be written elsewhere. */
function writeGlyph(at: usize, end: usize): usize {
  return isPending || !hasMove || hasComments || hasVariations ? 0 : copyGlyph(at, end)
}

/**
 * Whether a variation would be an alternative to the first move of a variation. It is then an alternative to the move before that, and has
 * to be written after the variation.
 */
function isNestedFirst(): bool {
  return level > 0 && last == first + 1
}

function writeOpening(): bool {
  if (!hasMove || isRemarked || isNestedFirst() || !openVariation()) return false
  endPlainWord(putLetter(wordPlace(), PAREN_OPEN))
  glueNext()
  startLine()
  isBehindMove = false
  return true
}

function writeClosing(): bool {
  if (!hasMove || isRemarked || !closeVariation()) return false
  appendLetter(PAREN_CLOSE)
  isPending = false
  isNumbered = false
  needsNumber = true
  isBehindMove = false
  hasVariations = true
  return true
}

/** Steps over one item that is not a result; returns 0 if the text is not plain. */
function pass(unit: u32, at: usize, end: usize): usize {
  if (isLetter(unit)) return writeMove(at, end)
  if (unit <= SPACE) return at + 1
  if (isDigit(unit) || unit == DOT) {
    isPending = true
    return unit == DOT ? at + 1 : skipNumber(at, end)
  }
  if (unit == BRACE_OPEN) return writeComment(at, end)
  if (unit == DOLLAR || unit == EXCLAMATION || unit == QUESTION) return writeGlyph(at, end)
  if (unit == PAREN_OPEN) return writeOpening() ? at + 1 : 0
  return unit == PAREN_CLOSE && writeClosing() ? at + 1 : 0
}

/** Writes the comments that follow the result; returns false if anything else follows. */
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

/** Ends the game with a result; returns the address after it, or 0 if there are comments for a next move. */
function finish(result: u32): usize {
  if (level != 0 || (isRemarked && hasMove)) return 0
  endPlainWord(putResult(wordPlace(), result))
  return out
}

/** Writes the result at an address and what follows it; returns 0 if there is no result or it cannot be written here. */
function finishAt(at: usize, end: usize): usize {
  const read = readResult(at, end)
  return read != 0 && level == 0 && !(isRemarked && hasMove) && copyBehind((read >> 32) as usize, end)
    ? finish(read as u32)
    : 0
}

/**
 * Rewrites the movetext from `from` to `end`, of a game that begins at a position; writes to `to`, below `limit`.
 *
 * @param result the result of a game whose movetext has none
 * @returns the address after it; 0 if the text is not plain, or there is no room
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
    // A comment takes no more than the rest of the text and its number.
    if (out + (end - at) + MAX_WORD_LENGTH > limit) return 0
    const behind = pass(load<u8>(at), at, end)
    if (behind == 0) return finishAt(at, end)
    at = behind
  }
  return finish(result)
}
