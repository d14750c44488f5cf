import { PGN_RESULTS, type PgnFault, type PgnResult, type PgnTag } from './pgn'
import { scanTag, type TagSpan } from './tagScan'
import { BACKSLASH, QUOTE, BLANK, unitsOf, type Units } from './units'

/** The seven tags that every archive wants, in their order. */
export const SEVEN_TAG_ROSTER = ['Event', 'Site', 'Date', 'Round', 'White', 'Black', 'Result'] as const

/** A longer value is kept, but only in the verbatim text of its tag. */
export const MAX_TAG_VALUE = 20_000

/** A longer name is kept, but only in the verbatim text of its tag. */
const MAX_TAG_NAME = 255

const unescaped = (text: string): string => (text.includes('\\') ? text.replace(/\\(["\\])/g, '$1') : text)

const escaped = (text: string): string => text.replace(/["\\]/g, '\\$&')

/** A tag, what may be wrong with it, and the place behind it. */
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
 * Reads the tag whose bracket is at `at`. Stray quotes and backslashes belong to the value; a tag
 * without quotes or without an end, and a gigantic one, keep their text as it stands in `raw`.
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

/**
 * Whether a tag is in the form in which it would be written: `[Name "Value"]`, with nothing in the value that has to be
 * escaped.
 */
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
 * Writes a tag on a line of its own, without the line's end: as it stood in its file if it was odd
 * and has not been changed. Line breaks in a value become spaces.
 */
export const makeTag = (tag: PgnTag): string =>
  tag.raw !== undefined && isStill(tag.raw, tag)
    ? tag.raw
    : `[${tag.name} "${escaped(tag.value.replace(/\r\n|[\r\n]/g, ' '))}"]`

/** The value of the first tag called `name`. */
export const tagValue = (tags: readonly PgnTag[], name: string): string | undefined =>
  tags.find(tag => tag.name === name)?.value

/** The result that the Result tag gives; `*` where it gives none. */
export const resultOfTags = (tags: readonly PgnTag[]): PgnResult => {
  const value = tagValue(tags, 'Result')?.trim()
  return PGN_RESULTS.find(result => result === value) ?? '*'
}

/** Sets the first tag called `name`; adds it last where there is none. Equal values give the same list back. */
export const withTag = (tags: readonly PgnTag[], name: string, value: string): readonly PgnTag[] => {
  const place = tags.findIndex(tag => tag.name === name)
  if (place < 0) return [...tags, { name, value }]
  return tags[place]!.value === value ? tags : tags.with(place, { name, value })
}

/** Takes all tags called `name` away. */
export const withoutTag = (tags: readonly PgnTag[], name: string): readonly PgnTag[] =>
  tags.some(tag => tag.name === name) ? tags.filter(tag => tag.name !== name) : tags
