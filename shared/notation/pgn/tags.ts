import { PGN_RESULTS, type PgnFault, type PgnResult, type PgnTag } from './pgn'
import { scanTag, type TagSpan } from './tagScan'
import { BACKSLASH, QUOTE, BLANK, unitsOf, type Units } from './units'

/** The seven tags that every archive requires, in their order. */
export const SEVEN_TAG_ROSTER = ['Event', 'Site', 'Date', 'Round', 'White', 'Black', 'Result'] as const

/** The longest value; longer ones are kept only in the verbatim text of their tag. */
export const MAX_TAG_VALUE = 20_000

/** The longest name; longer ones are kept only in the verbatim text of their tag. */
const MAX_TAG_NAME = 255

const unescaped = (text: string): string => (text.includes('\\') ? text.replace(/\\(["\\])/g, '$1') : text)

const escaped = (text: string): string => text.replace(/["\\]/g, '\\$&')

/** A tag, what may be wrong with it, and the place after it. */
export interface ReadTag {
  readonly tag: PgnTag
  readonly reason?: Extract<PgnFault['reason'], 'unterminatedTag' | 'tooLong'>
  readonly to: number
}

const reasonOf = ({ shape, nameFrom, nameTo, valueFrom, valueTo }: TagSpan): ReadTag['reason'] => {
  if (nameTo - nameFrom > MAX_TAG_NAME || valueTo - valueFrom > MAX_TAG_VALUE) return 'tooLong'
  return shape === 'open' ? 'unterminatedTag' : undefined
}

/**
 * Reads the tag whose bracket is at `at`. Stray quotes and backslashes belong to the value. A tag without quotes, without an end, or of
 * enormous length keeps its verbatim text in `raw`.
 */
export const readTag = (text: string, units: Units, at: number, end: number): ReadTag => {
  const span = scanTag(units, at, end)
  const reason = reasonOf(span)
  const value = text.slice(span.valueFrom, Math.min(span.valueTo, span.valueFrom + MAX_TAG_VALUE))
  const tag: PgnTag = {
    name: text.slice(span.nameFrom, Math.min(span.nameTo, span.nameFrom + MAX_TAG_NAME)),
    value: span.shape === 'clean' ? unescaped(value) : value,
    ...((reason !== undefined || span.shape !== 'clean') && { raw: text.slice(at, span.to) }),
  }
  return { tag, ...(reason && { reason }), to: span.to }
}

/** Whether a tag is exactly as it would be written: `[Name "Value"]`, with nothing in the value that must be escaped. */
export const isCanonicalTag = (units: Units, span: TagSpan): boolean => {
  const { from, nameFrom, nameTo, valueFrom, valueTo, to, shape } = span
  if (shape !== 'clean' || reasonOf(span) !== undefined) return false
  if (nameFrom !== from + 1 || nameTo === nameFrom || valueFrom !== nameTo + 2 || to !== valueTo + 2)
    return false
  if (units[nameTo] !== BLANK) return false
  for (let at = valueFrom; at < valueTo; at++)
    if (units[at] === QUOTE || units[at] === BACKSLASH) return false
  return true
}

const isStill = (raw: string, { name, value }: PgnTag): boolean => {
  const { tag } = readTag(raw, unitsOf(raw), 0, raw.length)
  return tag.name === name && tag.value === value
}

/**
 * Writes a tag on one line, without a line break at the end; verbatim if it was odd in its file and has not been changed. Line breaks in a
 * value become spaces.
 */
export const makeTag = (tag: PgnTag): string =>
  tag.raw !== undefined && isStill(tag.raw, tag)
    ? tag.raw
    : `[${tag.name} "${escaped(tag.value.replace(/\r\n|[\r\n]/g, ' '))}"]`

/** The value of the first tag called `name`. */
export const tagValue = (tags: readonly PgnTag[], name: string): string | undefined =>
  tags.find(tag => tag.name === name)?.value

/** The result in the Result tag; `*` if there is none. */
export const resultOfTags = (tags: readonly PgnTag[]): PgnResult => {
  const value = tagValue(tags, 'Result')?.trim()
  return PGN_RESULTS.find(result => result === value) ?? '*'
}

/** Sets the first tag called `name`, or appends it if there is none. If the value is equal, returns the same list. */
export const withTag = (tags: readonly PgnTag[], name: string, value: string): readonly PgnTag[] => {
  const place = tags.findIndex(tag => tag.name === name)
  if (place < 0) return [...tags, { name, value }]
  return tags[place]!.value === value ? tags : tags.with(place, { name, value })
}

/** Removes all tags called `name`. */
export const withoutTag = (tags: readonly PgnTag[], name: string): readonly PgnTag[] =>
  tags.some(tag => tag.name === name) ? tags.filter(tag => tag.name !== name) : tags
