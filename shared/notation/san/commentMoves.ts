import type { Color } from '../../board/color'
import type { VariantRules } from '../../variants/variant'
import { parseSan } from './san'

/*
 * Moves written in prose: `better 12...Nd7 13.Qe2 with pressure`. Only the form is examined; the rules decide whether a word is a move of
 * any position. The text is never changed.
 *
 * These are recognized: numbers with one dot, several or none, attached to the word or apart from it (`12.Nd7`, `12. ... Nd7`, `12…Nd7`,
 * `12 Nd7`), dots without a number (`...Nd7`), brackets and quotation marks around a word, and punctuation and evaluations after it.
 */

/** A word of a comment that looks like a move. */
export interface MoveWord {
  /** Its place in the comment, including its number, in UTF-16 units; the end is exclusive. */
  readonly start: number
  readonly end: number
  /** The move as written, without its number. */
  readonly text: string
  readonly number?: number
  /** The side to move, if dots show it. */
  readonly color?: Color
  /** Only space separates it from the word before. */
  readonly joined: boolean
  /** The number of brackets open around it. */
  readonly depth: number
}

/** How much of a comment is searched for moves, in UTF-16 units, and the most words that may be moves. */
export const MAX_SCAN_LENGTH = 20_000
export const MAX_MOVE_WORDS = 256
/** The deepest level of brackets that is distinguished. */
export const MAX_BRACKET_DEPTH = 16

type SanRules = Pick<VariantRules, 'board' | 'army'>

const CHUNK = /[^\s,;"“”„«»[\]{}|—]+/g

/** Brackets, quotation marks and bullets before a word. */
const OPENERS = /^[(*'‘’–-]+(?=[^-])/
const CLOSERS = /[).:'’…]+$/
/** Punctuation after a word that contains brackets, such as `e8(Q)`. */
const MARKS = /[.:'’…]+$/
const EVALUATION = /(?:\+-|-\+|\+\/-|-\/\+|\+\/=|=\/\+|[±∓⩲⩱∞])+$/

const NUMBER = /^(\d{1,3})(\.*…?)(?=\D|$)/
const DOTS = /^(?:\.{2,}|…)/

interface Numbering {
  readonly number?: number
  readonly color?: Color
}

const colorOf = (dots: string): Color | undefined => {
  if (dots === '') return undefined
  return dots === '.' ? 'white' : 'black'
}

const numbering = (digits: string | undefined, dots: string): Numbering => {
  const color = colorOf(dots)
  return { ...(digits !== undefined && { number: Number(digits) }), ...(color && { color }) }
}

/** A chunk without the characters around its word. */
interface Bared {
  readonly text: string
  /** The number of characters removed before the word. */
  readonly skipped: number
  readonly opened: number
  readonly closed: number
}

const count = (text: string, sign: string): number => text.split(sign).length - 1

const bared = (chunk: string): Bared => {
  const opening = OPENERS.exec(chunk)?.[0] ?? ''
  const body = chunk.slice(opening.length)
  const inner = body.replace(body.includes('(') ? MARKS : CLOSERS, '')
  return {
    text: inner.replace(EVALUATION, ''),
    skipped: opening.length,
    opened: count(opening, '('),
    closed: count(body, ')') - count(body, '('),
  }
}

const isMove = (rules: SanRules, text: string): boolean => {
  const san = text === '' ? undefined : parseSan(rules, text)
  return san?.ok === true && san.value.kind !== 'null'
}

interface Numbered extends Numbering {
  readonly text: string
}

/** Splits a word into number and move; undefined if it is not a move. */
const numberedMove = (rules: SanRules, word: string): Numbered | undefined => {
  if (isMove(rules, word)) return { text: word }
  const [found = '', digits, dots = ''] = NUMBER.exec(word) ?? []
  const ownDots = digits === undefined ? (DOTS.exec(word)?.[0] ?? '') : ''
  const text = word.slice(found.length + ownDots.length)
  return isMove(rules, text) ? { text, ...numbering(digits, dots + ownDots) } : undefined
}

/** A number or dots separated from their move. */
interface Pending extends Numbering {
  readonly start: number
  readonly end: number
}

const ALONE = /^(\d{1,3})?(\.+…?|…)?$/

const standingAlone = (text: string, start: number, before: Pending | undefined): Pending | undefined => {
  const [found, digits, dots = ''] = ALONE.exec(text) ?? []
  if (found === undefined) return undefined
  if (digits === undefined && !DOTS.test(dots)) return undefined
  const own = numbering(digits, dots)
  const end = start + text.length
  return digits === undefined && before ? { ...before, ...own, end } : { ...own, start, end }
}

/** A square on its own is a pawn move or a place; after these words it is a place. */
const PLACE_WORDS: ReadonlySet<string> = new Set(
  'on at to of from via over in into onto through the square squares pawn pawns weak strong around near'.split(
    ' ',
  ),
)
const BARE_SQUARE = /^[a-l]\d{1,2}$/
const WORD_BEFORE = /(\p{L}+)[\s('"“„]*$/u
const NOUN_BEHIND = /^[\s-]*(?:square|pawn)/i
/** The separator between listed places. */
const LISTED = /^[\s,/]*(?:(?:and|or)\s+)?$/

/** The state of a scan: what was found last. */
interface Scan {
  readonly rules: SanRules
  readonly text: string
  readonly words: MoveWord[]
  pending: Pending | undefined
  depth: number
  /** The end of the last square that is mentioned as a place, not as a move. */
  placeEnd: number | undefined
}

const isGap = ({ text }: Scan, from: number, to: number): boolean => /^\s+$/.test(text.slice(from, to))

const isPlace = ({ text, placeEnd }: Scan, word: string, start: number): boolean => {
  if (!BARE_SQUARE.test(word)) return false
  const before = WORD_BEFORE.exec(text.slice(Math.max(0, start - 24), start))?.[1]?.toLowerCase()
  return (
    (before !== undefined && PLACE_WORDS.has(before)) ||
    NOUN_BEHIND.test(text.slice(start + word.length, start + word.length + 10)) ||
    (placeEnd !== undefined && LISTED.test(text.slice(placeEnd, start)))
  )
}

const takeMove = (scan: Scan, { text, number, color }: Numbered, start: number, end: number): void => {
  const last = scan.words.at(-1)
  const pending = scan.pending && isGap(scan, scan.pending.end, start) ? scan.pending : undefined
  const from = pending?.start ?? start
  const joined = last !== undefined && isGap(scan, last.end, from)
  const shown = { number: number ?? pending?.number, color: color ?? pending?.color }
  const isAlone = shown.number === undefined && shown.color === undefined && !joined
  if (isAlone && isPlace(scan, text, start)) {
    scan.placeEnd = end
    return
  }
  scan.words.push({
    start: from,
    end,
    text,
    ...(shown.number !== undefined && { number: shown.number }),
    ...(shown.color && { color: shown.color }),
    joined,
    depth: Math.min(scan.depth, MAX_BRACKET_DEPTH),
  })
}

const takeChunk = (scan: Scan, chunk: string, at: number): void => {
  const { text, skipped, opened, closed } = bared(chunk)
  const start = at + skipped
  const move = numberedMove(scan.rules, text)
  scan.depth += opened
  if (move) takeMove(scan, move, start, start + text.length)
  scan.pending = move ? undefined : standingAlone(chunk.slice(skipped), start, scan.pending)
  scan.depth = Math.max(0, scan.depth - closed)
}

/** The words of a comment that look like moves, in order; at most {@link MAX_MOVE_WORDS}. */
export const scanMoves = (rules: SanRules, comment: string): readonly MoveWord[] => {
  const text = comment.slice(0, MAX_SCAN_LENGTH)
  const scan: Scan = { rules, text, words: [], pending: undefined, depth: 0, placeEnd: undefined }
  for (const { 0: chunk, index } of text.matchAll(CHUNK)) {
    if (scan.words.length >= MAX_MOVE_WORDS) break
    takeChunk(scan, chunk, index)
  }
  return scan.words
}
