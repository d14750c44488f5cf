import { readBraceText } from './commentText'
import { advance, positionOf, type Cursor } from './cursor'
import { nagOfGlyph, suffixNags } from './nags'
import { PGN_RESULTS, type PgnComment, type PgnFault, type PgnResult, type TextPosition } from './pgn'
import {
  ASTERISK,
  BRACE_CLOSE,
  BRACE_OPEN,
  BRACKET_CLOSE,
  BRACKET_OPEN,
  BYTE_ORDER_MARK,
  COMMA,
  DOLLAR,
  DOT,
  ELLIPSIS,
  EXCLAMATION,
  isDigit,
  isSpace,
  lineEnd,
  MAX_COMMENT_LENGTH,
  NO_BREAK_SPACE,
  PAREN_CLOSE,
  PAREN_OPEN,
  PERCENT,
  QUESTION,
  QUOTE,
  SEMICOLON,
  BLANK,
} from './units'

interface Placed {
  /** The first place of the token in the text. */
  readonly from: number
}

/** A token of movetext. */
export type Token =
  | (Placed & {
      readonly kind: 'move'
      readonly text: string
      readonly at: TextPosition
      /** The glyphs attached to the move, such as `!?`. */
      readonly nags?: readonly number[]
    })
  /** A move number, or dots in its place: what follows belongs to the next move. */
  | (Placed & { readonly kind: 'number' })
  /** `e.p.` or unusual white space, which is ignored. */
  | (Placed & { readonly kind: 'nothing' })
  | (Placed & { readonly kind: 'nags'; readonly nags: readonly number[] })
  | (Placed & { readonly kind: 'comment'; readonly comment: PgnComment })
  | (Placed & { readonly kind: 'open' | 'close'; readonly at: TextPosition })
  | (Placed & { readonly kind: 'result'; readonly result: PgnResult })
  | (Placed & {
      readonly kind: 'bad'
      readonly reason: Extract<PgnFault['reason'], 'notAMove' | 'unterminatedComment'>
      readonly at: TextPosition
      readonly found: string
    })
  | (Placed & { readonly kind: 'end' })

/** Characters that end a word. */
const ENDS_WORD = new Uint8Array(0x10000)
ENDS_WORD.fill(1, 0, BLANK + 1)
for (const unit of [
  EXCLAMATION,
  QUOTE,
  DOLLAR,
  PAREN_OPEN,
  PAREN_CLOSE,
  COMMA,
  DOT,
  SEMICOLON,
  QUESTION,
  BRACKET_OPEN,
  BRACKET_CLOSE,
  BRACE_OPEN,
  BRACE_CLOSE,
  NO_BREAK_SPACE,
  ELLIPSIS,
  BYTE_ORDER_MARK,
])
  ENDS_WORD[unit] = 1

const RESULTS: ReadonlyMap<string, PgnResult> = new Map<string, PgnResult>([
  ...PGN_RESULTS.map(result => [result, result] as const),
  ['1/2', '1/2-1/2'],
  ['½-½', '1/2-1/2'],
])

/** Any word that names a square, castles, exchanges, stays or passes; the readers of SAN decide the rest. */
const MOVE = /[a-l][1-9]|^[O0o][-‐-―−][O0o]|<=>|^[A-Z]=|^[a-l]x?[a-l]$|^(?:--|Z0|@@@@|0000)$/

/** Glyphs that may be attached to a move: `Nf3±`. */
const GROWN_GLYPHS = '±∓⩲⩱∞□⨀'

/** The highest number of the standard; higher ones are kept as a comment. */
const MAX_NAG = 255

const EN_PASSANT = /^e\.?p\.?$/

const plainWordEnd = ({ units, end }: Cursor, from: number): number => {
  let to = from
  while (to < end && ENDS_WORD[units[to]!] === 0) to++
  return to
}

/** The end of the word at the cursor, including an attached `e.p.` with its dots and a check mark after it. */
const wordEnd = (cursor: Cursor): number => {
  const { units, at, end, text } = cursor
  const to = plainWordEnd(cursor, at)
  if (units[to] !== DOT || text[to - 1] !== 'e' || text[to + 1] !== 'p' || to + 2 > end) return to
  const behind = to + 2 < end && units[to + 2] === DOT ? to + 3 : to + 2
  return plainWordEnd(cursor, behind)
}

/** The longest word that can be a move. */
const MAX_WORD = 40

const bad = (cursor: Cursor, from: number, to: number): Token => {
  const at = positionOf(cursor)
  const end = Math.max(to, from + 1)
  cursor.at = end
  return { kind: 'bad', reason: 'notAMove', from, at, found: cursor.text.slice(from, end) }
}

const moveToken = (cursor: Cursor, from: number, word: string): Token => {
  const at = positionOf(cursor)
  cursor.at = from + word.length
  let end = word.length
  while (end > 1 && GROWN_GLYPHS.includes(word[end - 1]!)) end--
  const move = { kind: 'move', from, at, text: word.slice(0, end) } as const
  if (end === word.length) return move
  return { ...move, nags: Array.from(word.slice(end), glyph => nagOfGlyph(glyph)!) }
}

/** Reads a word that is not a number: a move, a result, a glyph, `e.p.`, or something unknown. */
const wordToken = (cursor: Cursor, from: number, to: number): Token => {
  const word = cursor.text.slice(from, Math.min(to, from + MAX_WORD))
  const result = RESULTS.get(word)
  const nag = nagOfGlyph(word)
  if (to - from > MAX_WORD) return bad(cursor, from, to)
  if (MOVE.test(word)) return moveToken(cursor, from, word)
  if (result === undefined && nag === undefined && !EN_PASSANT.test(word)) return bad(cursor, from, to)
  cursor.at = to
  if (result !== undefined) return { kind: 'result', from, result }
  return nag === undefined ? { kind: 'nothing', from } : { kind: 'nags', from, nags: [nag] }
}

/** Digits are a move number unless they begin a result, castling or the null move. */
const digitToken = (cursor: Cursor, from: number): Token => {
  const { units, end, text } = cursor
  let at = from
  while (at < end && isDigit(units[at])) at++
  const to = wordEnd(cursor)
  if (to > at && to - from <= MAX_WORD) {
    const word = text.slice(from, to)
    if (RESULTS.has(word) || /^0-0|^0000/.test(word)) return wordToken(cursor, from, to)
  }
  if (text.slice(from, at) === '0000') return wordToken(cursor, from, to)
  while (at < end && (units[at] === DOT || units[at] === ELLIPSIS)) at++
  cursor.at = at
  return { kind: 'number', from }
}

const dollarToken = (cursor: Cursor, from: number): Token => {
  let to = from + 1
  while (to < cursor.end && isDigit(cursor.units[to])) to++
  const nag = Number(cursor.text.slice(from + 1, Math.min(to, from + 10)))
  if (to === from + 1) return bad(cursor, from, to)
  cursor.at = to
  return nag <= MAX_NAG && to - from < 10
    ? { kind: 'nags', from, nags: [nag] }
    : { kind: 'comment', from, comment: { style: 'brace', text: cursor.text.slice(from, to) } }
}

const suffixToken = (cursor: Cursor, from: number): Token => {
  const { units, end, text } = cursor
  let to = from
  while (to < end && (units[to] === EXCLAMATION || units[to] === QUESTION)) to++
  if (to - from > MAX_WORD) return bad(cursor, from, to)
  cursor.at = to
  return { kind: 'nags', from, nags: suffixNags(text.slice(from, to)) }
}

const braceToken = (cursor: Cursor, from: number): Token => {
  const length = cursor.units.subarray(from, cursor.end).indexOf(BRACE_CLOSE)
  if (length < 0 || length > MAX_COMMENT_LENGTH) {
    const at = positionOf(cursor)
    const found = cursor.text.slice(from, Math.min(cursor.end, from + 80))
    cursor.at = cursor.end
    return { kind: 'bad', reason: 'unterminatedComment', from, at, found }
  }
  const close = from + length
  advance(cursor, close + 1)
  const comment: PgnComment = { style: 'brace', text: readBraceText(cursor.text.slice(from + 1, close)) }
  return { kind: 'comment', from, comment }
}

const lineToken = (cursor: Cursor, from: number, style: 'line' | 'escape'): Token => {
  const to = lineEnd(cursor.units, from, cursor.end)
  cursor.at = to
  return { kind: 'comment', from, comment: { style, text: cursor.text.slice(from + 1, to) } }
}

const parenToken = (cursor: Cursor, from: number, kind: 'open' | 'close'): Token => {
  const at = positionOf(cursor)
  cursor.at++
  return { kind, from, at }
}

/** Moves past white space. */
export const skipSpace = (cursor: Cursor): void => {
  let to = cursor.at
  while (to < cursor.end && isSpace(cursor.units[to])) to++
  advance(cursor, to)
}

/** Reads the next token of movetext and moves past it. Every call except the last moves forward. */
export const nextToken = (cursor: Cursor): Token => {
  skipSpace(cursor)
  const { at: from, units, end } = cursor
  const unit = units[from]
  if (unit === undefined || from >= end) return { kind: 'end', from: end }
  if (isDigit(unit)) return digitToken(cursor, from)
  switch (unit) {
    case BRACE_OPEN:
      return braceToken(cursor, from)
    case PAREN_OPEN:
      return parenToken(cursor, from, 'open')
    case PAREN_CLOSE:
      return parenToken(cursor, from, 'close')
    case SEMICOLON:
      return lineToken(cursor, from, 'line')
    case PERCENT:
      return from === cursor.lineFrom ? lineToken(cursor, from, 'escape') : bad(cursor, from, wordEnd(cursor))
    case DOLLAR:
      return dollarToken(cursor, from)
    case EXCLAMATION:
    case QUESTION:
      return suffixToken(cursor, from)
    case DOT:
    case ELLIPSIS:
      cursor.at++
      return { kind: 'number', from }
    case NO_BREAK_SPACE:
    case BYTE_ORDER_MARK:
      cursor.at++
      return { kind: 'nothing', from }
    case ASTERISK:
      cursor.at++
      return { kind: 'result', from, result: '*' }
    default:
      return wordToken(cursor, from, wordEnd(cursor))
  }
}
