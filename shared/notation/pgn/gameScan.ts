import {
  digitsEnd,
  isResult,
  KIND_LETTER,
  KIND_SIGN,
  KIND_SPACE,
  KIND_WORD,
  KINDS,
  wordEnd,
} from './scanWords'
import { isTagAt, scanTag, unclosedEnd, type TagSpan } from './tagScan'
import {
  ASTERISK,
  BRACE_CLOSE,
  BRACE_OPEN,
  BRACKET_OPEN,
  DOLLAR,
  DOT,
  endsLine,
  contentEnd,
  isSpace,
  lineEnd,
  MAX_COMMENT_LENGTH,
  markLength,
  PAREN_CLOSE,
  PAREN_OPEN,
  PERCENT,
  SEMICOLON,
  type Units,
  unitsOf,
} from './units'

/** The place of a game among the others. */
export interface GameSpan {
  /** First unit of the game that is not blank. */
  readonly from: number
  /** Behind its last unit that is not blank. */
  readonly to: number
  /** 1-based line on which it begins. */
  readonly line: number
  /** Place where that line begins. */
  readonly lineFrom: number
  readonly tags: readonly TagSpan[]
  /** Words of the main line that begin with a letter: about the number of its plies. */
  readonly plies: number
}

/** A scan of many games under way. */
export interface GameScan {
  units: Units
  /** Where the scan goes on. */
  at: number
  line: number
  lineFrom: number
  /** How many games have been found. */
  games: number
  /** Up to here no comment is closed in its own game: an opening brace then is only a letter. */
  unclosedTo: number
  /** The closing brace at or after `at`, found last; beyond the text if there is none. */
  close: number
  /** Of the game that was found last: more text behind this one could show that it ends elsewhere. */
  isUnsure: boolean
}

export const startScan = (units: Units): GameScan => {
  const at = markLength(units)
  return { units, at, line: 1, lineFrom: at, games: 0, unclosedTo: 0, close: -1, isUnsure: false }
}

/** Lets a scan be where another is. */
export const setScan = (scan: GameScan, to: GameScan): void => {
  scan.units = to.units
  scan.at = to.at
  scan.line = to.line
  scan.lineFrom = to.lineFrom
  scan.games = to.games
  scan.unclosedTo = to.unclosedTo
  scan.close = to.close
  scan.isUnsure = to.isUnsure
}

/** Lets a scan go on in units that begin `by` behind those that it has had, and go beyond them; games are counted again. */
export const moveScan = (scan: GameScan, units: Units, by: number): void => {
  scan.units = units
  scan.at -= by
  scan.lineFrom -= by
  scan.games = 0
  scan.unclosedTo -= by
  scan.close = -1
}

/** Goes to `to`, counting lines. */
const goTo = (scan: GameScan, to: number): void => {
  const { units } = scan
  for (let at = scan.at; at < to; at++) {
    if (!endsLine(units, at)) continue
    scan.line++
    scan.lineFrom = at + 1
  }
  scan.at = to
}

const nextClose = (scan: GameScan): number => {
  if (scan.close >= scan.at) return scan.close
  const close = scan.units.indexOf(BRACE_CLOSE, scan.at)
  scan.close = close < 0 ? scan.units.length : close
  return scan.close
}

/** Goes behind the comment that opens here; false, without a step, if it is not closed before the next game's. */
const skipBraces = (scan: GameScan): boolean => {
  if (scan.at < scan.unclosedTo) return false
  const close = nextClose(scan)
  if (close - scan.at > MAX_COMMENT_LENGTH) return false
  if (close === scan.units.length) scan.isUnsure = true
  scan.unclosedTo = unclosedEnd(scan.units, scan.at, close) ?? scan.unclosedTo
  if (scan.at < scan.unclosedTo) return false
  goTo(scan, close + 1)
  return true
}

const isAtLineStart = (scan: GameScan): boolean => scan.at === scan.lineFrom

/** Goes behind white space, comments and escaped lines; true if there was any. */
const skipBetween = (scan: GameScan): boolean => {
  const { units } = scan
  const unit = units[scan.at]
  if (unit === undefined) return false
  if (isSpace(unit)) goTo(scan, scan.at + 1)
  else if (unit === SEMICOLON || (unit === PERCENT && isAtLineStart(scan)))
    goTo(scan, lineEnd(units, scan.at, units.length))
  else return unit === BRACE_OPEN && skipBraces(scan)
  return true
}

/** More tags than this are no longer tags: the rest of the game is text. */
export const MAX_TAGS = 1_000

const haveSameName = (units: Units, a: TagSpan, b: TagSpan): boolean => {
  const length = a.nameTo - a.nameFrom
  if (length !== b.nameTo - b.nameFrom) return false
  for (let i = 0; i < length; i++) if (units[a.nameFrom + i] !== units[b.nameFrom + i]) return false
  return true
}

/** Scans tags; an empty line and then the first tag's name again is another game, whose moves the last one lacks. */
const scanTags = (scan: GameScan): TagSpan[] => {
  const tags: TagSpan[] = []
  let lineOfLast = scan.line
  for (;;) {
    if (skipBetween(scan)) continue
    if (scan.units[scan.at] !== BRACKET_OPEN || tags.length === MAX_TAGS) return tags
    const tag = scanTag(scan.units, scan.at, scan.units.length)
    const first = tags[0]
    const isApart = first !== undefined && scan.line > lineOfLast + 1
    if (isApart && haveSameName(scan.units, first, tag) && isTagAt(scan.units, scan.at, scan.units.length))
      return tags
    tags.push(tag)
    scan.at = tag.to
    lineOfLast = scan.line
  }
}

/** What of the movetext has been seen. */
interface Movetext {
  depth: number
  plies: number
  /** The result has been read: a move number now begins another game. */
  ended: boolean
}

/** The place behind a word that does not begin with a letter; `from` itself, if it belongs to the next game. */
const scanWord = (units: Units, from: number, movetext: Movetext): number => {
  const digits = digitsEnd(units, from)
  // Digits and a dot are the first word of a game that has no tags.
  if (digits > from && units[digits] === DOT) return movetext.ended && movetext.depth === 0 ? from : digits
  // A star ends the game, even with letters attached; the lexer takes a number before it off.
  const isStar = units[digits] === ASTERISK
  const to = isStar ? digits + 1 : wordEnd(units, from)
  if (movetext.depth === 0) movetext.ended ||= isStar || isResult(units, from, to)
  return to
}

/** Goes behind one sign; false, without a step, if it begins the next game. */
const scanMark = (scan: GameScan, movetext: Movetext, ink: number): boolean => {
  const { units, at } = scan
  const unit = units[at]
  if (unit === BRACKET_OPEN) {
    const lineInk = scan.lineFrom + markLength(units, scan.lineFrom)
    if (ink < lineInk && isTagAt(units, at, units.length)) {
      scan.lineFrom = lineInk
      return false
    }
  } else if (unit === PAREN_OPEN) movetext.depth++
  else if (unit === PAREN_CLOSE) movetext.depth = Math.max(0, movetext.depth - 1)
  else if (unit === DOLLAR) {
    scan.at = digitsEnd(units, at + 1)
    return true
  } else if (skipBetween(scan)) return true
  scan.at++
  return true
}

/** Scans to the end of the game; answers with the place behind its last ink. */
const scanMovetext = (scan: GameScan, movetext: Movetext, from: number): number => {
  const { units } = scan
  const end = units.length
  let at = scan.at
  let ink = contentEnd(units, from, at) - 1
  while (at < end) {
    const kind = KINDS[units[at]!]!
    if (kind === KIND_SPACE) {
      if (endsLine(units, at++)) {
        scan.line++
        scan.lineFrom = at
      }
      continue
    }
    const begin = at
    if (kind === KIND_LETTER) {
      at = wordEnd(units, begin)
      if (movetext.depth === 0) movetext.plies++
    } else if (kind === KIND_WORD) at = scanWord(units, begin, movetext)
    else if (kind === KIND_SIGN) at++
    else {
      scan.at = begin
      if (scanMark(scan, movetext, ink)) at = scan.at
    }
    if (at === begin) break
    ink = at - 1
  }
  scan.at = at
  return ink + 1
}

/** Goes behind white space, and byte order marks where files were put together. */
const skipSpace = (scan: GameScan): void => {
  for (;;) {
    const blank = isSpace(scan.units[scan.at]) ? 1 : markLength(scan.units, scan.at)
    if (blank === 0) return
    goTo(scan, scan.at + blank)
  }
}

/** Everything after this many games counts as one more. No file that fits into memory has as many. */
const MAX_GAMES = 4_000_000

/**
 * Finds the next game; undefined at the end of the text.
 *
 * A game begins with its first tag, with a tag on a line of its own within movetext, or, without tags, with a move
 * number behind a result. Brackets and blank lines inside comments do not count; but a comment that has such a tag in
 * it, and then the opening brace of another comment, was never closed, and ends with its game. Takes linear time over
 * all games.
 */
export const scanGame = (scan: GameScan): GameSpan | undefined => {
  scan.isUnsure = false
  skipSpace(scan)
  const { at: from, line, lineFrom, units } = scan
  if (from >= units.length) return undefined
  if (++scan.games === MAX_GAMES) scan.at = units.length
  const tags = scanTags(scan)
  const movetext: Movetext = { depth: 0, plies: 0, ended: false }
  const to = contentEnd(units, from, scanMovetext(scan, movetext, from))
  if (scan.at >= units.length) scan.isUnsure = true
  return { from, to, line, lineFrom, tags, plies: movetext.plies }
}

/** Whether movetext would be read as more than one game, wherever it stands but at the beginning of a line. */
export const isSeveralGames = (movetext: string): boolean => {
  const scan = startScan(unitsOf(`. ${movetext}`))
  scanGame(scan)
  return scan.at < scan.units.length
}
