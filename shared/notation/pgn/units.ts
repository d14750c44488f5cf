/**
 * A PGN text as numbers: the bytes of a file, or the UTF-16 units of a string. PGN's syntax is pure ASCII, so the same scanners read both.
 */
export type Units = Uint8Array | Uint16Array

/** The UTF-16 units of a text. */
export const unitsOf = (text: string): Uint16Array => {
  const units = new Uint16Array(text.length)
  for (let at = 0; at < text.length; at++) units[at] = text.charCodeAt(at)
  return units
}

export const LINE_FEED = 10
export const CARRIAGE_RETURN = 13
export const BLANK = 32
export const EXCLAMATION = 33
export const QUOTE = 34
export const DOLLAR = 36
export const PERCENT = 37
export const PAREN_OPEN = 40
export const PAREN_CLOSE = 41
export const ASTERISK = 42
export const COMMA = 44
export const DOT = 46
export const ZERO = 48
export const NINE = 57
export const SEMICOLON = 59
export const QUESTION = 63
export const BRACKET_OPEN = 91
export const BACKSLASH = 92
export const BRACKET_CLOSE = 93
export const BRACE_OPEN = 123
export const BRACE_CLOSE = 125
export const NO_BREAK_SPACE = 0xa0
export const ELLIPSIS = 0x2026
export const BYTE_ORDER_MARK = 0xfeff

/** The longest comment. No game that can be opened is longer, so a longer one is not read as a comment. */
export const MAX_COMMENT_LENGTH = 8 * 1024 * 1024

/** A space, a tab, or any other control character that does not end a line. */
export const isBlank = (unit: number | undefined): boolean =>
  unit !== undefined && unit <= BLANK && unit !== LINE_FEED && unit !== CARRIAGE_RETURN

/** A blank or part of a line break. */
export const isSpace = (unit: number | undefined): boolean => unit !== undefined && unit <= BLANK

export const isDigit = (unit: number | undefined): boolean =>
  unit !== undefined && unit >= ZERO && unit <= NINE

/** Whether the unit is the last one of a line break: a line feed, or a carriage return without a line feed after it. */
export const endsLine = (units: Units, at: number): boolean =>
  units[at] === LINE_FEED || (units[at] === CARRIAGE_RETURN && units[at + 1] !== LINE_FEED)

/** The place after the blanks that begin at `at`. */
export const skipBlanks = (units: Units, at: number, end: number): number => {
  let next = at
  while (next < end && isBlank(units[next])) next++
  return next
}

/** The place of the next line break, or `end`. */
export const lineEnd = (units: Units, at: number, end: number): number => {
  let next = at
  while (next < end && units[next] !== LINE_FEED && units[next] !== CARRIAGE_RETURN) next++
  return next
}

/** The length of a byte order mark at a place: 3 bytes, 1 unit, or 0. */
export const markLength = (units: Units, at = 0): number => {
  const unit = units[at]
  if (unit === BYTE_ORDER_MARK) return 1
  const isMark =
    unit === 0xef && units[at + 1] === 0xbb && units[at + 2] === 0xbf && units.BYTES_PER_ELEMENT === 1
  return isMark ? 3 : 0
}

/** The end of the text before `to` without trailing white space and byte order marks, which are left over from joining files. */
export const contentEnd = (units: Units, from: number, to: number): number => {
  for (let end = to; end > from;) {
    const mark = [3, 1].find(length => end - length >= from && markLength(units, end - length) === length)
    const blank = isSpace(units[end - 1]) ? 1 : (mark ?? 0)
    if (blank === 0) return end
    end -= blank
  }
  return from
}
