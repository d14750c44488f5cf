import {
  BACKSLASH,
  BRACE_OPEN,
  BRACKET_CLOSE,
  BRACKET_OPEN,
  CARRIAGE_RETURN,
  endsLine,
  isBlank,
  isSpace,
  LINE_FEED,
  lineEnd,
  markLength,
  QUOTE,
  skipBlanks,
  type Units,
} from './units'

/** The places of a tag and its parts in a text. All ends are exclusive. */
export interface TagSpan {
  /** The opening bracket. */
  readonly from: number
  readonly nameFrom: number
  readonly nameTo: number
  readonly valueFrom: number
  readonly valueTo: number
  /** The place after the closing bracket, or the end of the line if there is none. */
  readonly to: number
  /** `clean`: as in the standard, except for stray quotes. `odd`: without quotes. `open`: never closed. */
  readonly shape: 'clean' | 'odd' | 'open'
}

const isNameUnit = (unit: number): boolean => !isSpace(unit) && unit !== QUOTE && unit !== BRACKET_CLOSE

interface ValueEnd {
  readonly valueTo: number
  readonly to: number
}

/** The end of the value if the quote at `at` closes the tag, with only blanks before the bracket; else undefined. */
const closing = (units: Units, at: number, end: number): ValueEnd | undefined => {
  const bracket = skipBlanks(units, at + 1, end)
  return bracket < end && units[bracket] === BRACKET_CLOSE ? { valueTo: at, to: bracket + 1 } : undefined
}

/**
 * Finds the quote that closes a value: the first one followed by a bracket. Escaped quotes count only if there is no other, as in `[Path
 * "C:\"]`.
 */
const findClosing = (units: Units, from: number, end: number): ValueEnd | undefined => {
  let escaped: ValueEnd | undefined
  for (let at = from; at < end; at++) {
    if (units[at] === BACKSLASH) {
      at++
      if (at < end && units[at] === QUOTE) escaped = closing(units, at, end) ?? escaped
    } else if (units[at] === QUOTE) {
      const found = closing(units, at, end)
      if (found) return found
    }
  }
  return escaped
}

/** The end without blanks and at most one closing bracket before it. */
const trimmedEnd = (units: Units, from: number, to: number): number => {
  let end = to
  while (end > from && isBlank(units[end - 1])) end--
  if (end > from && units[end - 1] === BRACKET_CLOSE) end--
  return end
}

const oddTag = (units: Units, from: number, end: number): ValueEnd & Pick<TagSpan, 'shape'> => {
  let at = from
  while (at < end && units[at] !== BRACKET_CLOSE) at++
  return at < end
    ? { valueTo: trimmedEnd(units, from, at), to: at + 1, shape: 'odd' }
    : { valueTo: trimmedEnd(units, from, end), to: end, shape: 'open' }
}

/** The place of the closing quote if the value has no escapes and a bracket follows directly; else -1. */
const plainClosing = (units: Units, from: number, end: number): number => {
  for (let at = from; at < end; at++) {
    const unit = units[at]!
    if (unit === QUOTE) return at + 1 < end && units[at + 1] === BRACKET_CLOSE ? at : -1
    if (unit === BACKSLASH || unit === LINE_FEED || unit === CARRIAGE_RETURN) return -1
  }
  return -1
}

/** Scans a value that is not in the plain form; a quote at `at` opens it. */
const scanOddValue = (
  units: Units,
  at: number,
  limit: number,
): Omit<TagSpan, 'from' | 'nameFrom' | 'nameTo'> => {
  const end = lineEnd(units, at, limit)
  if (units[at] !== QUOTE || at >= end) return { valueFrom: at, ...oddTag(units, at, end) }
  const valueFrom = at + 1
  const found = findClosing(units, valueFrom, end)
  return found
    ? { valueFrom, ...found, shape: 'clean' }
    : { valueFrom, valueTo: trimmedEnd(units, valueFrom, end), to: end, shape: 'open' }
}

/** Scans the tag whose opening bracket is at `at`. A tag never extends beyond its line. Takes linear time. */
export const scanTag = (units: Units, at: number, limit: number): TagSpan => {
  const nameFrom = skipBlanks(units, at + 1, limit)
  let nameTo = nameFrom
  while (nameTo < limit && isNameUnit(units[nameTo]!)) nameTo++
  const quote = skipBlanks(units, nameTo, limit)
  const close = quote < limit && units[quote] === QUOTE ? plainClosing(units, quote + 1, limit) : -1
  if (close < 0) return { from: at, nameFrom, nameTo, ...scanOddValue(units, quote, limit) }
  return { from: at, nameFrom, nameTo, valueFrom: quote + 1, valueTo: close, to: close + 2, shape: 'clean' }
}

/** Whether the tag has this name, which must be ASCII. */
export const isNamed = (units: Units, { nameFrom, nameTo }: TagSpan, name: string): boolean => {
  if (nameTo - nameFrom !== name.length) return false
  for (let i = 0; i < name.length; i++) if (units[nameFrom + i] !== name.charCodeAt(i)) return false
  return true
}

const isWordUnit = (unit: number): boolean =>
  (unit >= 48 && unit <= 57) || (unit >= 65 && unit <= 90) || (unit >= 97 && unit <= 122) || unit === 95

/** Whether there is a tag at `at` that is well-formed enough to begin a new game within movetext. */
export const isTagAt = (units: Units, at: number, end: number): boolean => {
  if (units[at] !== BRACKET_OPEN) return false
  const from = skipBlanks(units, at + 1, end)
  let to = from
  while (to < end && isWordUnit(units[to]!)) to++
  return to > from && units[skipBlanks(units, to, end)] === QUOTE
}

/** The place of the first tag that begins a line between `from` and `to`, except the line of `from`; undefined if there is none. */
export const findTagLine = (units: Units, from: number, to: number): number | undefined => {
  for (let at = from; at < to; at++) {
    if (!endsLine(units, at)) continue
    const first = skipBlanks(units, at + 1 + markLength(units, at + 1), to)
    if (first < to && isTagAt(units, first, to)) return first
  }
  return undefined
}

/** Skips tags with white space between them. Returns `close` if one is still open there, else the place after them. */
const tagsEnd = (units: Units, from: number, close: number): number => {
  let end = from
  for (let at = from; units[at] === BRACKET_OPEN && at < close;) {
    const { shape, to } = scanTag(units, at, close)
    if (to === close) return shape === 'open' ? close : end
    for (at = end = to; at < close && isSpace(units[at]);) at++
  }
  return end
}

/** Whether a tag is still open at `close`, in one of the groups of tags that begin a line, the first one at `from`. */
const isInTag = (units: Units, from: number, close: number): boolean => {
  for (let at: number | undefined = from; at !== undefined;) {
    const end = tagsEnd(units, at, close)
    if (end === close) return true
    at = findTagLine(units, end, close)
  }
  return false
}

/**
 * The place at which a comment from `from` must end because it is not closed: the next game, if it has a comment of its own before the
 * brace at `close`, or has that brace in one of its tags. Undefined if the comment is closed at `close`.
 */
export const unclosedEnd = (units: Units, from: number, close: number): number | undefined => {
  if (close >= units.length) return close
  const next = findTagLine(units, from, close)
  if (next === undefined) return undefined
  const open = units.indexOf(BRACE_OPEN, scanTag(units, next, close).to)
  return (open >= 0 && open < close) || isInTag(units, next, close) ? next : undefined
}
