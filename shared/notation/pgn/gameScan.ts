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

/** The place of a game in its file. */
export interface GameSpan {
  /** First unit of the game that is not blank. */
  readonly from: number
  /** The place after its last unit that is not blank. */
  readonly to: number
  /** 1-based line on which it begins. */
  readonly line: number
  /** The place where that line begins. */
  readonly lineFrom: number
  readonly tags: readonly TagSpan[]
  /** Words of the main line that begin with a letter: about the number of its plies. */
  readonly plies: number
}

export interface GameScan {
  units: Units
  /** The place at which the scan continues. */
  at: number
  line: number
  lineFrom: number
  /** The number of games found so far. */
  games: number
  /** Before this place no comment is closed within its own game: an opening brace there is an ordinary character. */
  unclosedTo: number
  /** The closing brace found last, at or after `at`; the end of the text if there is none. */
  close: number
  /** The game found last may end elsewhere if more text follows this one. */
  isUnsure: boolean
}

export const startScan = (units: Units): GameScan => {
  const at = markLength(units)
  return { units, at, line: 1, lineFrom: at, games: 0, unclosedTo: 0, close: -1, isUnsure: false }
}

/** Puts a scan where another one is. */
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

/** Continues a scan in units that begin `by` units later than its previous ones and go further; games are counted from 0 again. */
export const moveScan = (scan: GameScan, units: Units, by: number): void => {
  scan.units = units
  scan.at -= by
  scan.lineFrom -= by
  scan.games = 0
  scan.unclosedTo -= by
  scan.close = -1
}

/** Moves to `to`, counting lines. */
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

/** Moves past the comment that opens here. Returns false without moving if it is not closed before the next game's comment. */
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

/** Moves past one piece of white space, a comment or an escaped line; returns whether there was one. */
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

/** The most tags of a game; any further ones are read as movetext. */
export const MAX_TAGS = 1_000

const haveSameName = (units: Units, a: TagSpan, b: TagSpan): boolean => {
  const length = a.nameTo - a.nameFrom
  if (length !== b.nameTo - b.nameFrom) return false
  for (let i = 0; i < length; i++) if (units[a.nameFrom + i] !== units[b.nameFrom + i]) return false
  return true
}

/** Scans tags. An empty line followed by the name of the first tag begins another game; the one before has no moves. */
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

/** What has been seen of the movetext. */
interface Movetext {
  depth: number
  plies: number
  /** The result has been read, so a move number now begins another game. */
  ended: boolean
}

/** The place after a word that does not begin with a letter; `from` itself if it belongs to the next game. */
const scanWord = (units: Units, from: number, movetext: Movetext): number => {
  const digits = digitsEnd(units, from)
  // Digits and a dot are the first word of a game that has no tags.
  if (digits > from && units[digits] === DOT) return movetext.ended && movetext.depth === 0 ? from : digits
  // A star ends the game even if letters are attached to it; the lexer separates a number before it.
  const isStar = units[digits] === ASTERISK
  const to = isStar ? digits + 1 : wordEnd(units, from)
  if (movetext.depth === 0) movetext.ended ||= isStar || isResult(units, from, to)
  return to
}

/** Moves past one mark; returns false without moving if it begins the next game. */
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

/** Scans to the end of the game; returns the place after its last character that is not blank. */
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

/** Moves past white space, and byte order marks left over from joining files. */
const skipSpace = (scan: GameScan): void => {
  for (;;) {
    const blank = isSpace(scan.units[scan.at]) ? 1 : markLength(scan.units, scan.at)
    if (blank === 0) return
    goTo(scan, scan.at + blank)
  }
}

/** All text after this many games counts as one more game. No file that fits into memory has as many. */
const MAX_GAMES = 4_000_000

/**
 * Finds the next game; undefined at the end of the text.
 *
 * A game begins with its first tag, with a tag on a line of its own within movetext, or, without tags, with a move number after a result.
 * Brackets and blank lines inside comments do not count. But a comment that contains such a tag and after it the opening brace of another
 * comment was never closed, and ends with its game. Takes linear time over all games.
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

/** Whether movetext would be read as more than one game anywhere except at the beginning of a line. */
export const isSeveralGames = (movetext: string): boolean => {
  const scan = startScan(unitsOf(`. ${movetext}`))
  scanGame(scan)
  return scan.at < scan.units.length
}

/** The texts of the games of a text, without the blanks around them. */
export const textsOfGames = (text: string): readonly string[] => {
  const scan = startScan(unitsOf(text))
  const texts: string[] = []
  for (let span = scanGame(scan); span; span = scanGame(scan)) texts.push(text.slice(span.from, span.to))
  return texts
}
