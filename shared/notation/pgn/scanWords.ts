import {
  BRACE_CLOSE,
  BRACE_OPEN,
  BRACKET_CLOSE,
  BRACKET_OPEN,
  COMMA,
  DOLLAR,
  DOT,
  EXCLAMATION,
  isDigit,
  PAREN_CLOSE,
  PAREN_OPEN,
  PERCENT,
  QUESTION,
  QUOTE,
  SEMICOLON,
  BLANK,
  type Units,
} from './units'

/** A unit of a word that may be a result or a number. */
export const KIND_WORD = 0
/** A letter: a word that begins with one is neither a result nor a number. */
export const KIND_LETTER = 1
export const KIND_SPACE = 2
/** A unit that needs a closer look: comments, variations, tags, glyphs. */
const KIND_MARK = 3
/** Ends a word, and is otherwise ignored. */
export const KIND_SIGN = 4

/**
 * The kind of each unit for the scanner. Words end as in the lexer, except at its signs beyond ASCII: in bytes these do not look the same
 * in every encoding.
 */
export const KINDS = new Uint8Array(0x10000)
KINDS.fill(KIND_LETTER, 0x41, 0x5b)
KINDS.fill(KIND_LETTER, 0x61, 0x7b)
KINDS.fill(KIND_SPACE, 0, BLANK + 1)
for (const unit of [BRACE_OPEN, SEMICOLON, PAREN_OPEN, PAREN_CLOSE, BRACKET_OPEN, PERCENT, DOLLAR])
  KINDS[unit] = KIND_MARK
for (const unit of [BRACE_CLOSE, BRACKET_CLOSE, DOT, COMMA, QUOTE, EXCLAMATION, QUESTION])
  KINDS[unit] = KIND_SIGN

const RESULTS = ['1-0', '0-1', '1/2', '1/2-1/2'].map(text => Array.from(text, letter => letter.charCodeAt(0)))

/** The place after the digits at `from`, if there are any. */
export const digitsEnd = (units: Units, from: number): number => {
  let at = from
  while (isDigit(units[at])) at++
  return at
}

/** Whether the whole word is a result. */
export const isResult = (units: Units, from: number, to: number): boolean =>
  RESULTS.some(result => result.length === to - from && result.every((unit, i) => units[from + i] === unit))

/** The place after a word; its first unit is skipped without a check. */
export const wordEnd = (units: Units, from: number): number => {
  let at = from + 1
  while (at < units.length && KINDS[units[at]!]! <= KIND_LETTER) at++
  return at
}
